"""The files of the web client."""

from pathlib import Path

import pytest
from litestar.testing import create_test_client

from parlour.server.routes.answers import REFUSING
from parlour.server.web import web_client

PAGE, SCRIPT, PICTURE = b"<p>hello</p>" * 100, b"play();" * 1000, bytes(range(256))


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_files_are_compressed_once_and_not_for_everybody_who_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    for name, body in (("index.html", PAGE), ("assets/play.js", SCRIPT), ("picture.png", PICTURE)):
        (tmp_path / name).write_bytes(body)
    handlers = web_client(str(tmp_path))

    def compress(body: bytes) -> bytes:
        raise AssertionError("it was compressed again")

    monkeypatch.setattr("gzip.compress", compress)
    with create_test_client(handlers, exception_handlers=REFUSING) as client:
        for path, body in (("/", PAGE), ("/table/abc", PAGE), ("/assets/play.js", SCRIPT), ("/picture.png", PICTURE)):
            for encoding in ("gzip, br", "identity"):
                answer = client.get(path, headers={"accept-encoding": encoding})
                is_packed = encoding != "identity" and body is not PICTURE
                assert answer.content == body
                assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
                assert answer.headers["vary"] == "accept-encoding"
                if is_packed:
                    assert int(answer.headers["content-length"]) < len(body)
        assert client.get("/assets/other.js").json()["code"] == "not_found"
