"""The games, their rules, and how strong bots may be."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from parlour.bots.levels import LEVELS
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.registry import game, games
from parlour.server.protocol import ClauseInfo, GameInfo, LevelInfo, RulesInfo, SayingInfo, SectionInfo
from parlour.server.refusals import refusal
from parlour.table import Refused

GameId = Annotated[str, Parameter(max_length=40, description="The id of a game.")]


def game_of(game_id: str) -> AnyGame:
    try:
        return game(game_id)
    except UsageError as error:
        raise Refused(refusal("no_game", problem=error)) from None


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games."""
    return [
        GameInfo(
            one.id,
            one.title,
            one.summary,
            one.rules_version,
            one.min_players,
            one.max_players,
            one.usual_players,
            list(one.options),
            list(one.cards),
        )
        for one in games()
    ]


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def show_rules(game_id: GameId) -> RulesInfo:
    """The rules of a game in our own words, clause by clause."""
    shown = game_of(game_id)
    return RulesInfo(
        shown.id,
        shown.rules_version,
        [
            SectionInfo(
                section.title,
                [
                    ClauseInfo(clause.id, [SayingInfo(source, text) for source, text in clause.sayings])
                    for clause in section.clauses
                ],
            )
            for section in shown.sections
        ],
    )


@get("/api/levels", sync_to_thread=False)
def list_levels() -> list[LevelInfo]:
    """How strong a bot may be."""
    return [LevelInfo(level.number, level.name, level.text) for level in LEVELS]


HANDLERS = [list_games, show_rules, list_levels]
