"""The built web client: its files, read once. Every path that is not the server's own leads to its page."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from parlour.server.refusals import refuse

PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under `assets/` have a hash of their content in their name."""
ASK_AGAIN = "no-cache"


class File(Struct, frozen=True):
    """One file of the web client."""

    body: bytes
    packed: bytes
    """The same, compressed once and not for everybody who asks; empty when that makes it no shorter."""
    type: str
    caching: str


def files_in(folder: Path) -> dict[str, File]:
    """Every file of a folder by its path."""
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
            body = path.read_bytes()
            packed = gzip.compress(body)
            caching = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
            found[name] = File(body, packed if len(packed) < len(body) else b"", kind, caching)
    return found


def web_client(folder: str | None, base_path: str = "") -> list[HTTPRouteHandler]:
    """The route of the web client; none where it was not built.

    The page names its files from where it lies, so it lies in one place, and other paths lead there.
    """
    files = files_in(Path(folder)) if folder is not None and Path(folder).is_dir() else {}
    if PAGE not in files:
        return []

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, is_packed=True)
    def show_file(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
        name = path.strip("/")
        file = files.get(name or PAGE)
        if file is None:
            if name.startswith("api/") or "." in name.rpartition("/")[2]:
                refuse("not_found")
            return Response(b"", status_code=307, headers={"location": f"{base_path}/", "cache-control": ASK_AGAIN})
        headers = {"cache-control": file.caching, "vary": "accept-encoding"}
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, media_type=file.type, headers={**headers, "content-encoding": "gzip"})
        return Response(file.body, media_type=file.type, headers=headers)

    return [show_file]
