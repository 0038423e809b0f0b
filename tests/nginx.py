"""nginx with https in front of servers under test, as docs/server.md sets it up: the fixture `nginx`.

Where there is none, the tests that need it are skipped, and the end of the report says so.
"""

import re
import shutil
import signal
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.ending import with_parent

MISSING = "nginx is not here; install the Debian packages nginx and openssl"
GUIDE = Path(__file__).parents[1] / "docs" / "server.md"
FRAME = """
daemon off;
master_process off;
pid "{folder}/pid";
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path "{folder}/body";
    proxy_temp_path "{folder}/proxy";
    fastcgi_temp_path "{folder}/fastcgi";
    uwsgi_temp_path "{folder}/uwsgi";
    scgi_temp_path "{folder}/scgi";
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate "{folder}/certificate";
        ssl_certificate_key "{folder}/key";
        {locations}
    }}
}}
"""


def recommended() -> str:
    """What the guide says that nginx is told for a server under the path /cards."""
    blocks = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    (found,) = [block for block in blocks if "location /cards/" in block]
    return str(found)


class Nginx:
    """A proxy that speaks https, with a certificate of its own, on a free port of the loopback."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self._run("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")

    def _run(self, *command: str) -> None:
        names = ("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2")
        files = ("-keyout", str(self.folder / "key"), "-out", str(self.folder / "certificate"))
        subprocess.run([*command, *names, *files], check=True, capture_output=True)

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    @property
    def trust(self) -> ssl.SSLContext:
        """What believes the certificate, and no other."""
        return ssl.create_default_context(cafile=str(self.folder / "certificate"))

    def start(self, locations: str) -> None:
        """Shows servers, at locations as nginx is told them."""
        settings = self.folder / "nginx.conf"
        settings.write_text(FRAME.format(folder=self.folder, port=self.port, locations=locations))
        with (self.folder / "log").open("ab") as output:
            self._process = subprocess.Popen(
                ["nginx", "-c", str(settings), "-p", str(self.folder), "-e", "stderr"],
                stdout=output,
                stderr=output,
                preexec_fn=with_parent(signal.SIGTERM),
            )
        while True:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", self.port)):
                return
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()


@pytest.fixture
def nginx(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Nginx]:
    monkeypatch.setenv("PATH", "/usr/sbin", prepend=":")  # where Debian puts it, and not everybody looks
    if not shutil.which("nginx") or not shutil.which("openssl"):
        pytest.skip(MISSING)
    proxy = Nginx(tmp_path)
    try:
        yield proxy
    finally:
        proxy.stop()
