"""Where others find this server: what an invitation may say, or what is missing."""

import socket
from collections.abc import Callable
from ipaddress import ip_address

from parlour.server.protocol import Reach
from parlour.server.security import ORIGIN
from parlour.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts to listen on that stand for every address of this machine."""


def lan_address() -> str | None:
    """The address of this computer in its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def reach(
    settings: Settings, asked: str, *, is_from_here: bool, network_address: Callable[[], str | None] = lan_address
) -> Reach:
    """Where others find the server, for somebody who found it at the origin `asked`.

    What the operator says holds. Otherwise others come as this one did. Only an address that every computer has for
    itself is replaced, by that of this machine, and nobody is told that but whoever sits at it. Behind each stands the
    path that the server lies under.
    """
    found = _reach(settings, asked, is_from_here=is_from_here, network_address=network_address)
    return Reach([origin + settings.base_path for origin in found.origins], found.lacks)


def _reach(settings: Settings, asked: str, *, is_from_here: bool, network_address: Callable[[], str | None]) -> Reach:
    if settings.origins:
        return Reach(list(settings.origins))
    if not is_loopback(asked):
        return Reach([asked])
    if not is_from_here:  # through a proxy or into a container: what is ours is not where people come from
        return Reach([], "origin")
    if settings.host not in EVERYWHERE:
        own = origin(settings.host, settings.port)
        return Reach([], "loopback") if is_loopback(own) else Reach([own])
    address = network_address()
    return Reach([], "network") if address is None else Reach([origin(address, settings.port)])


def origin(host: str, port: int) -> str:
    """Where pages come from that are served on this host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def is_loopback(origin: str) -> bool:
    """Whether an origin is on whatever computer it is opened on."""
    found = ORIGIN.fullmatch(origin.lower())
    if found is None:
        return False
    try:
        return ip_address(found["v6"] or found["name"]).is_loopback
    except ValueError:
        return str(found["name"]).removesuffix(".") == "localhost"
