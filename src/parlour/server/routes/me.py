"""Who I am: my name, my devices."""

from litestar import Response, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.types import Scope

from parlour.server.identity import COOKIE_AGE
from parlour.server.limits import Limits
from parlour.server.names import proper_name
from parlour.server.people import People, Session
from parlour.server.protocol import DeviceLink, Profile
from parlour.server.refusals import refuse
from parlour.server.routes.given import is_secure
from parlour.table import Guest


def with_cookie(scope: Scope, people: People, session: Session, *, has_changed: bool = False) -> Response[Guest]:
    cookie = Cookie(
        key=people.cookie_name(is_secure=is_secure(scope)),
        value=people.cookie(session),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=is_secure(scope),
        path="/",
    )
    return Response(
        session.guest, cookies=[cookie], background=BackgroundTask(people.tell, session) if has_changed else None
    )


def check_change(limits: Limits, address: str) -> None:
    if not limits.allows_identity(address):
        refuse("too_fast")


@get("/api/me", sync_to_thread=False)
def show_me(guest: Guest) -> Guest:
    """Who I am. It makes nobody a guest: any page can send a browser here, without its cookie."""
    return guest


@post("/api/me", status_code=200)
async def introduce_me(scope: Scope, people: People, session: Session | None) -> Response[Guest]:
    """Who I am. Whoever has no valid cookie becomes a new guest and gets one."""
    return with_cookie(scope, people, people.newcomer() if session is None else await people.keep(session))


@put("/api/me")
async def name_me(
    scope: Scope, data: Profile, people: People, me: Session, limits: Limits, address: str
) -> Response[Guest]:
    """Another name or avatar, on all my devices; tables that I sit at keep the old one."""
    name = proper_name(data.name)
    if name is None:
        refuse("bad_name")
    check_change(limits, address)
    return with_cookie(scope, people, await people.rename(me, name, data.avatar), has_changed=True)


@post("/api/me/sign-out-others", status_code=200)
async def sign_out_others(scope: Scope, people: People, me: Session, limits: Limits, address: str) -> Response[Guest]:
    """Signs me out on all other devices: their cookies, and links that I made, are worth nothing from now on."""
    check_change(limits, address)
    return with_cookie(scope, people, await people.sign_out_others(me), has_changed=True)


@post("/api/me/link", status_code=200)
async def link_device(people: People, me: Session) -> DeviceLink:
    """A token that makes another device mine too: once, within ten minutes. It goes into the fragment of a link."""
    return DeviceLink(await people.link(me))


@post("/api/me/whose", status_code=200)
async def whose_link(data: DeviceLink, people: People) -> Guest:
    """Whom a link would make me. It can still be used afterwards."""
    return valid_link(await people.whose(data.token)).guest


@post("/api/me/claim", status_code=200)
async def claim_device(scope: Scope, data: DeviceLink, people: People, limits: Limits, address: str) -> Response[Guest]:
    """Become the guest whose link this is."""
    check_change(limits, address)
    return with_cookie(scope, people, valid_link(await people.claim(data.token)))


def valid_link(session: Session | None) -> Session:
    if session is None:
        refuse("bad_link")
    return session


HANDLERS = [show_me, introduce_me, name_me, sign_out_others, link_device, whose_link, claim_device]
