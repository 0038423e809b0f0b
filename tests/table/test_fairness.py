"""Nobody chose the deal, and anybody can check it."""

import json
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest
from msgspec import UnsetType

import parlour
from parlour.engine.fair import Fairness, Scheme, commitment_to, luck_of_bot, seed_of, unfairness
from parlour.engine.rng import SEED_LIMIT
from parlour.table import rematch
from parlour.table.commands import AskUndo, Contribute, Say, Start
from parlour.table.entries import Ended
from parlour.table.stream import OpenedShown, position, tell
from tests.table.attack import guesses, public_texts
from tests.table.builder import ANN, BEN, ENTROPY, SECRET, Scene, lobby, shown, started, viewers
from tests.table.stored import BEFORE_START, LOG, RECORD, stored, stored_lobby

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")
COMMITMENT = sha256(f"parlour/2|commitment|oak|{SECRET}".encode()).hexdigest()


def ended(game_id: str) -> Scene:
    return started(game_id, people=2, bots=1).finish()


def document(scene: Scene) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(parlour.encode(scene.table.record()))
    return made


def complaint(record: dict[str, Any]) -> str:
    with pytest.raises(parlour.RecordError) as caught:
        parlour.verify(parlour.decode(json.dumps(record)))
    return str(caught.value)


def test_everything_that_follows_from_the_secret_is_hashed_with_its_purpose_and_its_table() -> None:
    made = {
        sha256(b"parlour/2|commitment|oak|5e").hexdigest(): commitment_to(2, "oak", "5e"),
        sha256(b"parlour/2|seed|oak|5e|2").hexdigest(): seed_of(2, "oak", "5e", [None, None]),
        sha256(b"parlour/2|seed|oak|5e|3|0:aa|2:bb").hexdigest(): seed_of(2, "oak", "5e", ["aa", None, "bb"]),
        sha256(b"parlour/2|commitment|elm|5e").hexdigest(): commitment_to(2, "elm", "5e"),
        sha256(b"parlour/2|seed|elm|5e|2").hexdigest(): seed_of(2, "elm", "5e", [None, None]),
    }
    assert list(made) == list(made.values())
    luck = sha256(b"parlour/2|bots|oak|5e|1|17").hexdigest()
    assert luck_of_bot("oak", "5e", 1, 17) == int(luck[:16], 16) >> 1 < SEED_LIMIT


def test_the_first_scheme_is_as_it_was() -> None:
    assert commitment_to(1, "oak", SECRET) == sha256(SECRET.encode()).hexdigest()
    assert seed_of(1, "oak", "5e", [None, None]) == sha256(b"5e").hexdigest()
    assert seed_of(1, "oak", "5e", ["aa", None, "bb"]) == sha256(b"5e|0:aa|2:bb").hexdigest()


@pytest.mark.parametrize("scheme", get_args(Scheme))
def test_every_seat_that_adds_something_changes_the_deal(scheme: Scheme) -> None:
    given = (None, "a" * 32, "b" * 32)
    seeds = {seed_of(scheme, "oak", SECRET, [first, second]) for first in given for second in given}
    assert len(seeds) == 9


def test_the_commitment_is_published_with_the_first_entry_and_stays() -> None:
    scene = lobby()
    published = tell(scene.table, scene.table.entries[0], "spectator").what
    assert published == OpenedShown(COMMITMENT)
    scene.do(ANN, Contribute(ENTROPY["ann"]))
    scene.deal()
    assert position(scene.table, 1).table.commitment == COMMITMENT
    revealed = scene.finish().table.record().fairness
    assert revealed == Fairness(COMMITMENT, SECRET, [ENTROPY["ann"], None, None], 2, "oak")


def test_the_deal_follows_from_the_secret_and_the_entropy_of_the_players() -> None:
    scene = started()
    text = f"parlour/2|seed|oak|{SECRET}|3|0:{'a' * 32}|1:{'b' * 32}"
    assert scene.match.seed == sha256(text.encode()).hexdigest()
    others = lobby()
    others.deal()
    assert others.match.start != scene.match.start
    assert parlour.start("digdig", 3, scene.match.seed).start == scene.match.start


# What somebody learns who is told everything that is told to anybody before the end


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_public_before_the_end_leads_to_the_seed(game_id: str) -> None:
    """The deal to which nobody added anything: all that an attacker lacks is the secret."""
    scene = lobby(game_id, people=2, bots=1)
    scene.do(BEN, Say("good luck"))
    scene.deal()
    told: list[object] = []
    for entry in [*scene.table.entries, *scene.play(8)]:
        for viewer in viewers(scene.table):
            told += [tell(scene.table, entry, viewer), position(scene.table, viewer)]
    assert scene.table.phase == "playing"
    assert scene.match.seed not in guesses(public_texts(told), scene.table.id, len(scene.table.seats))


def test_the_attack_finds_the_seed_of_the_first_scheme() -> None:
    seed = seed_of(1, "oak", SECRET, [None, None])
    assert seed in guesses({commitment_to(1, "oak", SECRET)}, "oak", 2)
    assert seed_of(2, "oak", "ab" * 32, [None, None]) in guesses({"ab" * 32}, "oak", 2), "had the secret been told"


def test_an_undo_deals_the_same_cards_again() -> None:
    scene = started(people=1)
    start = scene.match.start
    scene.move("swap")
    scene.do(ANN, AskUndo())
    assert scene.match.start == start


def test_secret_and_entropy_are_shown_once_the_match_has_ended_and_not_before() -> None:
    scene = started()
    assert "fairness" not in json.dumps(positions(scene))
    abandoned = scene.again()
    abandoned.add(Ended(), "ben")
    for one in (scene.finish(), abandoned):
        for stands in positions(one):
            assert stands["table"]["fairness"] == {
                "commitment": COMMITMENT,
                "secret": SECRET,
                "entropy": [ENTROPY["ann"], ENTROPY["ben"], None],
                "version": 2,
                "table": "oak",
            }


def positions(scene: Scene) -> list[Any]:
    return [json.loads(line) for line in shown(scene.table)]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_record_of_a_table_holds(game_id: str) -> None:
    record = document(ended(game_id))
    assert parlour.verify(parlour.decode(json.dumps(record))).is_over
    assert unfairness(Fairness(**record["fairness"]), record["seed"], ["human", "human", "bot"]) is None


def test_a_record_with_another_secret_entropy_commitment_or_seed_does_not_hold() -> None:
    record = document(ended("digdig"))
    fairness = record["fairness"]

    def said(**changed: object) -> str:
        return complaint(record | {"fairness": fairness | changed})

    other = "5f" * 32
    assert "fairness.commitment is not" in said(secret=other)
    assert "fairness.commitment is not" in said(table="elm")
    assert "fairness.commitment is not" in said(commitment=commitment_to(2, "oak", other))
    assert "seed does not follow" in said(secret=other, commitment=commitment_to(2, "oak", other))
    assert "seed does not follow" in said(table="elm", commitment=commitment_to(2, "elm", SECRET))
    for entropy in ([None, ENTROPY["ben"], None], [ENTROPY["ben"], ENTROPY["ann"], None]):
        assert "seed does not follow" in said(entropy=entropy)
    assert "fairness.entropy has 0 entries instead of 3" in said(entropy=[])
    assert "fairness.entropy[0] is not" in said(entropy=[f"{ENTROPY['ann']}|1:{ENTROPY['ben']}", None, None])
    for table in ("", "a|b"):
        assert "fairness.table is missing" in said(table=table)
    assert "fairness.version" in said(version=3)
    assert "seed does not follow" in complaint(record | {"seed": "ab" * 32})
    assert "seed does not follow" in complaint(record | {"seed": "7"})


@pytest.mark.parametrize("scheme", get_args(Scheme))
@pytest.mark.parametrize("given", ["d" * 32, "0123456789abcdef" * 4])
def test_a_bot_adds_nothing_to_the_luck_of_a_deal(scheme: Scheme, given: str) -> None:
    """Else a server, which knows its secret, would try one after the other until it likes the deal."""
    table = "" if scheme == 1 else "oak"
    entropy: list[str | None] = [ENTROPY["ann"], ENTROPY["ben"], given]
    seed = seed_of(scheme, table, SECRET, entropy)
    fairness = Fairness(commitment_to(scheme, table, SECRET), SECRET, entropy, scheme, table)
    assert unfairness(fairness, seed, ["human", "human", "human"]) is None
    chosen = parlour.start("digdig", 3, seed)
    record = document(ended("digdig")) | {"seed": seed, "start": chosen.start}
    fields = {"fairness": msgspec.to_builtins(fairness)}
    assert "fairness.entropy[2] is that of a bot" in complaint(record | fields)


@pytest.mark.parametrize("scheme", get_args(Scheme))
def test_both_schemes_hold_every_part_to_its_form(scheme: Scheme) -> None:
    """The seed follows from all of these; what the hash is made of is not what a table could have written."""
    table = "" if scheme == 1 else "oak"

    def said(entropy: list[str | None], table: str = table) -> str | None:
        fairness = Fairness(commitment_to(scheme, table, SECRET), SECRET, entropy, scheme, table)
        return unfairness(fairness, seed_of(scheme, table, SECRET, entropy), ["human", "human", "bot"])

    ann, ben = ENTROPY["ann"], ENTROPY["ben"]
    assert said([ann, ben, None]) is None
    assert said([None, None, None]) is None
    for entropy in ([ann, ben], [ann, ben, None, None], [ann, ben, None, "d" * 32], []):
        assert said(list(entropy)) == f"fairness.entropy has {len(entropy)} entries instead of 3"
    for improper in (f"{ann}|1:{ben}", ann[:31], ann.upper(), f"{ann}\n", "a" * 65, ""):
        assert said([None, improper, None]) == "fairness.entropy[1] is not 32 to 64 hex digits, or null"
    if scheme == 1:
        assert said([ann, ben, None], "oak") == "fairness.table should not be there in the first version"


def test_one_commitment_cannot_be_opened_by_both_schemes() -> None:
    """What the second scheme hashes is no secret of the first: else a server could choose between two deals."""
    record = document(ended("digdig"))
    text = f"parlour/2|commitment|oak|{SECRET}"
    first = {"commitment": COMMITMENT, "secret": text, "entropy": [None, None, None]}
    assert commitment_to(1, "oak", text) == COMMITMENT
    seed = seed_of(1, "oak", text, [None, None, None])
    assert "fairness.secret is not 64 hex digits" in complaint(record | {"fairness": first, "seed": seed})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_with_one_card_swapped_does_not_hold(game_id: str) -> None:
    record = document(ended(game_id))
    piles = list(card_lists(record["start"]))
    assert piles
    for pile in piles:
        other = next((place for place, card in enumerate(pile) if card != pile[0]), None)
        if other is None:
            continue
        pile[0], pile[other] = pile[other], pile[0]
        assert complaint(record).startswith("start.")
        pile[0], pile[other] = pile[other], pile[0]
    assert parlour.verify(parlour.decode(json.dumps(record))).is_over


def card_lists(value: Any) -> Any:
    """Every list of cards somewhere in the layout of a deal."""
    if isinstance(value, dict):
        for one in value.values():
            yield from card_lists(one)
    elif isinstance(value, list):
        if value and all(isinstance(one, str) for one in value):
            yield value
        for one in value:
            yield from card_lists(one)


# What an earlier version has left


def test_a_stored_match_of_the_first_scheme_is_read_as_before_and_verifies() -> None:
    scene = stored()
    assert scene.table.phase == "over"
    assert parlour.encode(scene.table.record()) == RECORD
    assert parlour.verify(parlour.decode(RECORD)).is_over


def test_a_match_of_the_first_scheme_goes_on_from_every_entry() -> None:
    for entries in range(BEFORE_START + 1, len(LOG), 7):
        scene = stored(entries).finish()
        assert parlour.verify(scene.table.record()).is_over
        assert b"version" not in msgspec.json.encode(scene.table.fairness())


def test_no_table_is_dealt_by_the_first_scheme_any_more() -> None:
    scene = stored_lobby()
    assert scene.why_not(ANN, Start()) == "outdated"
    assert position(scene.table, 1).table.commitment == commitment_to(1, "", scene.table.secret)
    scene.do(BEN, Say("then another one"))


def test_a_rematch_of_a_match_of_the_first_scheme_is_dealt_by_the_second() -> None:
    assert rematch(stored().table, SECRET).fairness == 2


# What somebody may add


def test_nothing_can_be_added_with_which_the_record_would_not_hold() -> None:
    """Not even a new line at the end, with which one player could spoil the record for all."""
    for given in ("ab" * 16 + "\n", "ab" * 32 + "\n", "AB" * 16, "ab" * 15, "ab" * 33, "ab|1:" * 8, "\n" + "ab" * 16):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "Contribute", "entropy": given}, Contribute)
    assert msgspec.convert({"type": "Contribute", "entropy": "ab" * 16}, Contribute) == Contribute("ab" * 16)


# Who adds nothing


def test_who_did_not_add_anything_is_no_hindrance_and_is_named_by_the_record() -> None:
    scene = lobby()
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    scene.deal()
    assert scene.table.entropy == [None, ENTROPY["ben"], None]
    record = scene.finish().table.record()
    assert parlour.verify(record).is_over
    assert not isinstance(record.fairness, UnsetType)
    silent = [seat.name for seat, given in zip(record.seats, record.fairness.entropy, strict=True) if given is None]
    assert [(seat.name, seat.kind) for seat in record.seats if seat.name in silent] == [
        ("Ann", "human"),
        ("Heron", "bot"),
    ]
