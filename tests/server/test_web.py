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
        for path, body in (("/", PAGE), ("/index.html", PAGE), ("/assets/play.js", SCRIPT), ("/picture.png", PICTURE)):
            for encoding in ("gzip, br", "identity"):
                answer = client.get(path, headers={"accept-encoding": encoding})
                is_packed = encoding != "identity" and body is not PICTURE
                assert answer.content == body
                assert answer.headers.get("content-encoding") == ("gzip" if is_packed else None)
                assert answer.headers["vary"] == "accept-encoding"
                if is_packed:
                    assert int(answer.headers["content-length"]) < len(body)
        assert client.get("/assets/other.js").json()["code"] == "not_found"


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("base_path", ["", "/cards"])
def test_the_page_lies_in_one_place_and_other_paths_lead_there(tmp_path: Path, base_path: str) -> None:
    """It names its files from where it lies; under a path, `/cards` without a slash is not yet there."""
    (tmp_path / "index.html").write_bytes(PAGE)
    with create_test_client(web_client(str(tmp_path), base_path), exception_handlers=REFUSING) as client:
        assert client.get("/").content == PAGE
        for path in ("/cards", "/table/abc/"):
            led = client.get(path, follow_redirects=False)
            assert (led.status_code, led.headers["location"]) == (307, f"{base_path}/")
