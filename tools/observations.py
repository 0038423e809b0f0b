"""Writes `docs/observations`: what stands where in the bytes of each game. `--check` only compares."""

import sys
from pathlib import Path

from parlour.engine.game import AnyGame
from parlour.engine.layout import Field
from parlour.words import words_of
from tools.ours import our_games

FOLDER = Path(__file__).parents[1] / "docs" / "observations"


def page(game: AnyGame) -> str:
    """The layout of one game."""
    told = game.observation
    assert told is not None
    offsets = told.offsets()

    def rows(fields: tuple[Field, ...]) -> list[str]:
        return [
            f"| `{field.name}` | {offsets[field.name]} | {' × '.join(map(str, field.shape))} | {field.meaning} |"
            for field in fields
        ]

    head = ["| field | from | shape | meaning |", "| --- | --- | --- | --- |"]
    return "\n".join(
        [
            f"# {words_of(game).say('title')} in bytes",
            "",
            f"Made from `src/parlour/games/{game.id}/observation.py` by `make docs`. Seats count from the viewer on;"
            f" kinds of cards are in the order of `parlour.game({game.id!r}).cards`. There are {game.actions} actions.",
            "",
            f"## What a seat knows: {told.size} bytes",
            *head,
            *rows(told.seen),
            "",
            f"## What is hidden from it: {told.state_size - told.size} bytes more",
            *head,
            *rows(told.hidden),
            "",
        ]
    )


def main() -> None:
    stale = []
    for game in our_games():
        path = FOLDER / f"{game.id}.md"
        if "--check" not in sys.argv:
            path.write_text(page(game), encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page(game):
            stale.append(str(path.relative_to(FOLDER.parents[1])))
    if stale:
        raise SystemExit(f"{', '.join(stale)}: not as `make docs` writes it")


if __name__ == "__main__":
    main()
