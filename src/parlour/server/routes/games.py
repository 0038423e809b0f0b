"""The games, their words and rules, and how strong bots may be."""

import logging
from functools import cache
from hashlib import sha256
from typing import Annotated

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from parlour.bots.levels import LEVELS
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.memory import memory_in, structs_in
from parlour.engine.registry import game, games
from parlour.server.protocol import ClauseInfo, GameInfo, LevelInfo, RulesInfo, SayingInfo, SectionInfo
from parlour.server.refusals import refusal
from parlour.table import Refused
from parlour.words import ENGLISH, WordsError, known_language, source_of, table_words, words_of
from parlour.words.prose import ProseError, language_for, rulebook

log = logging.getLogger("parlour.server")

GameId = Annotated[str, Parameter(max_length=40, description="The id of a game.")]
LanguageName = Annotated[
    str, Parameter(max_length=40, description="A language, as `de`; English where it is not known.")
]


def game_of(game_id: str) -> AnyGame:
    try:
        return game(game_id)
    except UsageError:
        raise Refused(refusal("no_game", game=game_id)) from None


@cache
def presented(game_id: str, language: str) -> tuple[str, str]:
    """Title and summary of a game; its id where its words cannot be said, which is logged once and harms no other."""
    try:
        words = words_of(game(game_id), language)
        return words.say("title"), words.say("summary")
    except WordsError as error:
        log.warning("no words of %s: %s", game_id, error)
        return game_id, ""


@cache
def in_short(game_id: str, language: str) -> tuple[str, ...]:
    """What the rules of a game begin with; nothing where there are none, or none that can be read."""
    played = game(game_id)
    try:
        return rulebook(played, language_for(played, language)).introduction
    except ProseError as error:
        log.warning("no rules of %s: %s", game_id, error)
        return ()


@get("/api/games", sync_to_thread=False)
def list_games(language: LanguageName = ENGLISH) -> list[GameInfo]:
    """All games."""
    spoken = known_language(language)
    return [
        GameInfo(
            one.id,
            *presented(one.id, spoken),
            list(in_short(one.id, spoken)),
            one.rules_version,
            one.min_players,
            one.max_players,
            one.usual_players,
            list(one.options),
            list(one.cards),
            sorted({field for kind in structs_in(one.view_type) for field in memory_in(kind)}),
        )
        for one in games()
    ]


@get("/api/games/{game_id:str}/words/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def show_words(game_id: GameId, language: LanguageName, request: Request[None, None, State]) -> Response[str]:
    """The catalogue of a game's messages (Project Fluent): in the language asked for, if it speaks that."""
    try:
        source = source_of(game_of(game_id), known_language(language))
    except WordsError as error:
        log.warning("no words of %s: %s", game_id, error)
        raise Refused(refusal("no_words")) from None
    tag = f'"{sha256(source.encode()).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(source, media_type=MediaType.TEXT, headers=headers)


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def show_rules(game_id: GameId, language: LanguageName = ENGLISH) -> RulesInfo:
    """The rules of a game in our own words, clause by clause: in the language asked for, if it speaks that."""
    shown = game_of(game_id)
    try:
        spoken = language_for(shown, language)
        book = rulebook(shown, spoken)
    except ProseError as error:
        log.warning("no rules of %s: %s", shown.id, error)
        raise Refused(refusal("no_rules")) from None
    return RulesInfo(
        shown.id,
        shown.rules_version,
        spoken,
        book.title,
        list(book.introduction),
        [
            SectionInfo(
                section.title,
                [
                    ClauseInfo(clause.id, [SayingInfo(source, text) for source, text in clause.sayings])
                    for clause in section.clauses
                ],
            )
            for section in book.sections
        ],
    )


@get("/api/levels", sync_to_thread=False)
def list_levels(language: LanguageName = ENGLISH) -> list[LevelInfo]:
    """How strong a bot may be."""
    say = table_words(known_language(language)).say
    return [LevelInfo(one.number, say(f"level-{one.number}"), say(f"level-{one.number}-note")) for one in LEVELS]


HANDLERS = [list_games, show_words, show_rules, list_levels]
