"""The command `parlour`. Each command has a module of its own; this one puts them together and reports errors."""

import errno
import logging
import os
import sys
from io import TextIOWrapper

import typer

from parlour.cli.admin import admin
from parlour.cli.arena import SeriesInterrupted, arena
from parlour.cli.backup import backup, migrate, restore
from parlour.cli.compiling import compile_game
from parlour.cli.doctor import doctor
from parlour.cli.extras import extra_with, line
from parlour.cli.games import games
from parlour.cli.hint import hint
from parlour.cli.learn import learn
from parlour.cli.mcp import mcp
from parlour.cli.newgame import new_game
from parlour.cli.replay import replay
from parlour.cli.review import review
from parlour.cli.rules import rules
from parlour.cli.serve import serve
from parlour.cli.simulate import simulate
from parlour.cli.verify import verify
from parlour.engine.game import UsageError
from parlour.engine.record import RecordError
from parlour.lab.series import SeriesError
from parlour.words.plain import plain

FAILED = 1
USAGE = 2
INTERRUPTED = 130
UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""How writing fails where nobody closed the other end."""

app = typer.Typer(
    name="parlour",
    help="Card games played exactly by their rules: look them up, simulate, replay and verify matches.",
    epilog="Start with: parlour games · parlour rules digdig · parlour simulate digdig --games 1000",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    serve,
    games,
    rules,
    simulate,
    arena,
    learn,
    replay,
    verify,
    review,
    hint,
    mcp,
    new_game,
    doctor,
    backup,
    restore,
    migrate,
):
    app.command()(command)
app.command("compile")(compile_game)
app.add_typer(admin)


def main() -> None:
    """Runs a command. Whatever goes wrong is said in one line on stderr."""
    see_to_streams()
    logging.basicConfig(level=logging.WARNING, format="parlour: %(message)s")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (RecordError, SeriesError) as error:
        sys.exit(complain(str(error), FAILED))
    except SeriesInterrupted as error:
        sys.exit(complain(str(error), INTERRUPTED))
    except UsageError as error:
        sys.exit(complain(str(error), USAGE))
    except typer.TyperException as error:
        message = error.format_message()
        if not message:  # called without a command: the help has been shown
            sys.exit(USAGE)
        context = getattr(error, "ctx", None)
        hint = f" (see {context.command_path} --help)" if context else ""
        sys.exit(complain(f"{message}{hint}", USAGE))
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        sys.exit(complain(f"this needs the extra {extra!r}: {line(extra)}", USAGE))
    except BrokenPipeError:
        say_no_more()
        sys.exit(FAILED)
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        say_no_more()
        sys.exit(complain(f"cannot write to the standard output: {error.strerror}", FAILED))
    if code == INTERRUPTED:
        complain("interrupted", INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def see_to_streams() -> None:
    """What was closed leads nowhere, so that no file that is opened takes its place; what an encoding lacks is `?`."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif mode == "w" and isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def say_no_more() -> None:
    """What is left to be said would fail again when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: str, code: int) -> int:
    """One line on stderr, whatever a file had in it that the message repeats; returns the exit code."""
    print(f"parlour: {plain(' '.join(message.split()))}", file=sys.stderr)
    return code
