"""The built web client: its files, read once, and its page for every path that is not the server's own."""

import mimetypes
from pathlib import Path

from litestar import Response, get
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
            found[name] = File(path.read_bytes(), kind, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    return found


def web_client(folder: str | None) -> list[HTTPRouteHandler]:
    """The route of the web client; none where it was not built."""
    files = files_in(Path(folder)) if folder is not None and Path(folder).is_dir() else {}
    if PAGE not in files:
        return []

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def show_file(path: str = "") -> Response[bytes]:
        name = path.strip("/")
        file = files.get(name)
        if file is None:
            if name.startswith("api/") or "." in name.rpartition("/")[2]:
                refuse("not_found")
            file = files[PAGE]
        return Response(file.body, media_type=file.type, headers={"cache-control": file.caching})

    return [show_file]
