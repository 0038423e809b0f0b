"""What happened, as it is told to each player: in whole sentences, and to the one it is about as "you"."""

import random
import re

import pytest

import parlour
from parlour.engine.game import AnyGame
from parlour.engine.record import Seat
from parlour.words import languages, words_of
from tools.ours import our_games

NAMES = ("Adalbert", "Benedikta", "Cäcilie", "Dagobert", "Eulalia", "Friedrich")
SENTENCE = re.compile(r"[A-ZÄÖÜ0-9].*[.!]")
MATCHES = 3
"""With the largest table of a game nearly every kind of event comes up in so many."""
SHARED = {"Lost"}
"""Events that name several players in a row, whoever reads them."""


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.id)
def test_nobody_reads_their_own_name_and_every_sentence_is_whole(game: AnyGame) -> None:
    luck = random.Random(13)
    spoken = [words_of(game, language) for language in languages()]
    about_me = 0
    for number in range(MATCHES):
        names = NAMES[: game.max_players]
        match = parlour.Match(game, [Seat(name, "human") for name in names], f"{number:064x}")
        while not match.is_over:
            match.apply(luck.choice(match.legal()))
        for viewer, name in enumerate(names):
            for event in match.events(viewer):
                for words in spoken:
                    told = words.event(event, names, viewer)
                    assert not told or SENTENCE.fullmatch(told), told
                    if type(event).__name__ not in SHARED:
                        assert name not in told, told
                    about_me += told != words.event(event, names)
    assert about_me > 100
