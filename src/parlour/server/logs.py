"""How a server writes down what it has to say: lines for people, or a JSON object a line for programs."""

import json
import logging
import sys
from datetime import UTC, datetime

from parlour.server.usual import LogForm, LogLevel


class Json(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def write_logs(form: LogForm, level: LogLevel) -> None:
    """Has everything that is logged in this process written to its standard error.

    What libraries have to say to whoever looks for a mistake in them is left out: it has cookies in it, and the cards.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else logging.Formatter("parlour: %(message)s"))
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(chosen, logging.INFO), handlers=[handler], force=True)
    logging.getLogger("parlour").setLevel(chosen)
