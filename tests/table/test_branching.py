"""Try it from here: from a moment of a finished match one plays on against bots, and it is practice."""

import msgspec
import pytest

import parlour
from parlour.engine.record import FORMAT, FORMAT_ANEW, Cards, Record, RecordError
from parlour.engine.verify import replay
from parlour.table import Guest, Moment, Refused, Table, open_branch, overdue, rematch
from parlour.table.commands import AskUndo, Contribute, GoBack, Move, Sit, Start
from parlour.table.entries import Entry, Moved, WentBack
from parlour.table.stream import OpenedShown, position, table_info, tell
from parlour.table.written import read_entry
from tests.stranger.checker import Mismatch, check
from tests.table.builder import ANN, BEN, EVE, NOON, Scene, shown, started, viewers

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")
OTHER_SECRET = "0b" * 32
OPTIONS: dict[str, dict[str, bool | int | str | list[str]]] = {"dwarfking": {"deals": 3}}


def finished(game_id: str = "digdig") -> Scene:
    return started(game_id, people=2, bots=1, options=OPTIONS.get(game_id, {})).finish()


def branched(
    source: Scene,
    step: int,
    seat: int,
    cards: Cards,
    *,
    guest: Guest = EVE,
    table: str = "yew",
    secret: str = OTHER_SECRET,
) -> Scene:
    opened = open_branch(source.table, guest, step, seat, 2, cards, secret)
    scene = Scene([Entry(1, NOON, guest.id, "", opened)])
    scene.table = Table(table, scene.table.entries)
    return scene


def refused(source: Scene, step: int = 0, seat: int = 0) -> str:
    with pytest.raises(Refused) as error:
        open_branch(source.table, EVE, step, seat, 2, "anew", OTHER_SECRET)
    return error.value.refusal.code


def written(scene: Scene) -> dict[str, object]:
    """The record as a stranger reads it."""
    found: dict[str, object] = msgspec.json.decode(msgspec.json.encode(scene.table.record()))
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_with_the_cards_as_they_were_the_same_moves_bring_the_same_match(game_id: str) -> None:
    source = finished(game_id)
    moves = source.match.moves
    for step, seat in ((0, 2), (len(moves) // 2, 0), (len(moves) - 1, 1)):
        branch = branched(source, step, seat, "as_they_were")
        assert branch.table.phase == "playing"
        assert branch.match.moves == moves[:step]
        assert (branch.table.seat_of(EVE.id), branch.table.people()) == (seat, [seat])
        for move in moves[step:]:
            branch.add(Moved(move.seat, move.action, by_bot=move.seat != seat))
        assert branch.match.moves == moves, "luck is as it was"
        record = branch.table.record()
        assert (record.format, record.result) == (FORMAT, source.table.record().result)
        parlour.verify(record)
        check(written(branch))


@pytest.mark.parametrize("game_id", GAMES)
def test_dealt_anew_the_seat_knows_what_it_knew_and_all_else_is_another(game_id: str) -> None:
    source = finished(game_id)
    moves = source.match.moves
    others = set()
    for step, seat in ((1, 0), (len(moves) // 2, 1), (len(moves) // 2, 2)):
        before = source.match.game.view(source.match.state_after(step), seat)
        for secret in (OTHER_SECRET, "0c" * 32, "0d" * 32):
            branch = branched(source, step, seat, "anew", secret=secret)
            assert branch.match.view(seat) == before
            open_then = source.match.game.view(source.match.state_after(step), "open")
            others.add(branch.match.view("open") == open_then)
            branch.finish()
            assert branch.match.moves[:step] == moves[:step]
            record = branch.table.record()
            assert (record.format, record.practice) == (FORMAT_ANEW, True)
            parlour.verify(record)
            check(written(branch))
    assert False in others, "nothing was dealt anew"


@pytest.mark.parametrize("cards", ["as_they_were", "anew"])
def test_a_branch_of_a_branch_of_a_branch_holds(cards: Cards) -> None:
    source = finished("digdig")
    step = len(source.match.moves) // 3
    one = branched(source, step, 0, "anew", table="yew").finish()
    two = branched(one, step, 1, cards, table="ash", secret="0e" * 32).finish()
    three = branched(two, step + 3, 2, cards, table="fir", secret="0f" * 32).finish()
    for scene, dealt in ((one, 1), (two, 1 + (cards == "anew")), (three, 1 + 2 * (cards == "anew"))):
        record = scene.table.record()
        assert len(record.anew or []) == dealt
        parlour.verify(record)
        check(written(scene))
    earlier = branched(three, step - 1, 0, "as_they_were", table="elm").finish()
    assert earlier.table.record().format == FORMAT, "it leaves before anything was dealt anew"
    assert [branch.table for scene in (one, two, three) if (branch := scene.table.branch)] == ["oak", "yew", "ash"]


def test_a_branch_is_the_fold_of_its_log_alone() -> None:
    """Its source may be gone, and it stands in the database as it was told."""
    for cards in ("as_they_were", "anew"):
        branch = branched(finished("villains"), 9, 1, cards)
        for _ in branch.play(4):
            pass
        entries = [read_entry(msgspec.json.encode(entry)) for entry in branch.table.entries]
        assert shown(Table("yew", entries)) == shown(branch.table)


def test_only_a_match_that_was_played_to_its_end_is_branched_from() -> None:
    scene = started()
    assert refused(scene) == "not_over"
    next(scene.play())
    assert refused(scene, 1) == "not_over"
    alone = started(people=1, bots=2)
    alone.do(ANN, parlour.table.commands.End())
    assert (alone.table.phase, refused(alone)) == ("abandoned", "not_over")


def test_there_is_no_branch_from_the_end_nor_beyond_nor_in_a_seat_that_is_none() -> None:
    source = finished()
    count = len(source.match.moves)
    assert [refused(source, step) for step in (count, count + 1, -1, 2**53)] == ["no_moment"] * 4
    assert [refused(source, 0, seat) for seat in (3, -1)] == ["no_seat"] * 2


def test_it_is_practice_from_its_beginning_says_where_it_comes_from_and_claims_nothing_of_the_deal() -> None:
    branch = branched(finished(), 5, 1, "anew")
    info = table_info(branch.table)
    assert info.is_practice
    assert info.branch is not None
    assert (info.branch.table, info.branch.step, info.branch.seat, info.branch.cards) == ("oak", 5, 1, "anew")
    branch.finish()
    assert table_info(branch.table).fairness is msgspec.UNSET
    record = branch.table.record()
    assert (record.practice, record.fairness, record.branch) == (True, msgspec.UNSET, info.branch)


def test_nobody_is_told_before_the_end_what_it_follows_from() -> None:
    """Neither the source's moves nor the luck of the new cards stand in anything that leaves the table."""
    branch = branched(finished("digdig"), 12, 0, "anew")
    luck = branch.match.anew[0].luck
    for viewer in viewers(branch.table):
        assert type(tell(branch.table, branch.table.entries[0], viewer).what) is OpenedShown
        told = msgspec.json.encode(position(branch.table, viewer))
        assert luck.encode() not in told
        assert OTHER_SECRET.encode() not in told


def test_what_led_there_was_nobodys_decision_here_and_one_goes_back_no_further() -> None:
    source = finished("digdig")
    branch = branched(source, 7, 0, "anew")
    assert branch.why_not(EVE, GoBack()) == "nothing_decided"
    assert branch.why_not(EVE, AskUndo()) == "not_your_move"
    before: bytes | None = None
    while branch.table.to_act != 0:
        next(branch.play())
    before = shown(branch.table)[0]
    at = len(branch.moves)
    branch.do(EVE, Move(branch.match.legal()[0]))
    for _ in branch.play(2):
        pass
    assert branch.do(EVE, GoBack()) == WentBack(0, at)
    view = msgspec.json.decode(before)["view"]
    assert msgspec.to_builtins(position(branch.table, 0).view) == view, "the cards that were dealt anew stay so"
    assert branch.why_not(EVE, GoBack(3)) == "nothing_decided"


def test_nothing_is_left_to_be_settled() -> None:
    branch = branched(finished(), 5, 1, "as_they_were")
    codes = [branch.why_not(EVE, command) for command in (Start(), Contribute("ab" * 16), Sit(0))]
    assert codes == ["in_play"] * 3
    assert branch.why_not(BEN, Sit(0)) == "in_play"


def test_whoever_is_away_is_overdue_as_at_any_table() -> None:
    branch = branched(finished(), 5, 0, "as_they_were")
    while branch.table.to_act != 0:
        next(branch.play())
    long = NOON + 60_000
    assert overdue(branch.table, Moment(long, {EVE.id: 0}, "")) == 0
    assert overdue(branch.table, Moment(NOON + 1_000, {EVE.id: 0}, "")) is None


def test_a_rematch_of_a_branch_is_a_match_of_its_own() -> None:
    branch = branched(finished(), 5, 1, "anew").finish()
    assert rematch(branch.table, OTHER_SECRET).source is None


def falsified(scene: Scene) -> list[tuple[dict[str, object], str]]:
    """Records of a branch that do not hold, each with a word of the reason."""
    record = written(scene)
    anew = record["anew"]
    assert isinstance(anew, list)
    (dealt,) = anew
    branch = record["branch"]
    assert isinstance(branch, dict)
    cards = dealt["dealt"]["deck"]
    swapped = {**dealt, "dealt": {**dealt["dealt"], "deck": [cards[-1], *cards[1:-1], cards[0]]}}
    return [
        ({**record, "practice": False}, "practice"),
        ({**record, "format": FORMAT}, "format"),
        ({**record, "branch": {**branch, "step": len(scene.moves)}}, "branch.step"),
        ({**record, "branch": {**branch, "seat": 3}}, "branch.seat"),
        ({**record, "branch": {**branch, "seat": 1 - branch["seat"]}}, "branch.cards"),
        ({**record, "branch": {**branch, "table": "a|b"}}, "branch.table"),
        ({**record, "fairness": {"commitment": "", "secret": "", "entropy": []}}, "fairness"),
        ({**record, "anew": [{**dealt, "luck": "11" * 32}]}, "anew[0].dealt"),
        ({**record, "anew": [{**dealt, "luck": "luck"}], "branch": msgspec.UNSET}, "anew[0]"),
        ({**record, "anew": [{**dealt, "seat": 7}], "branch": msgspec.UNSET}, "anew[0]"),
        ({**record, "anew": [dealt, {**dealt, "step": 2}], "branch": msgspec.UNSET}, "anew: "),
        ({**record, "anew": [swapped]}, "anew[0].dealt"),
    ]


def test_a_fair_deal_covers_nothing_that_was_dealt_anew_on_the_way() -> None:
    """Whoever tries lucks until one pleases them cannot pass the match off as one whose deal nobody chose."""
    source = finished()
    forged = msgspec.structs.replace(
        branched(source, 4, 0, "anew").finish().table.record(),
        fairness=source.table.fairness(),
        branch=msgspec.UNSET,
        practice=msgspec.UNSET,
    )
    with pytest.raises(RecordError, match=r"^fairness should not be there: cards were dealt anew"):
        list(replay(forged))
    list(replay(msgspec.structs.replace(forged, fairness=msgspec.UNSET)))


def test_a_record_of_a_branch_that_does_not_hold_is_refused_in_one_line() -> None:
    branch = branched(finished(), 4, 0, "anew").finish()
    for false, reason in falsified(branch):
        kept = {key: value for key, value in false.items() if value is not msgspec.UNSET}
        with pytest.raises(RecordError) as error:
            list(replay(msgspec.convert(kept, Record)))
        assert str(error.value).startswith(reason), (str(error.value), reason)
        assert "\n" not in str(error.value)


def test_a_stranger_sees_when_cards_were_dealt_anew_that_the_seat_knew_or_that_are_not_the_same() -> None:
    for game_id in GAMES:
        branch = branched(finished(game_id), 3, 0, "anew").finish()
        record = written(branch)
        check(record)
        for false in strangely_dealt(game_id, record):
            with pytest.raises(Mismatch, match=r"^anew\[0\]"):
                check(false)


def strangely_dealt(game_id: str, record: dict[str, object]) -> list[dict[str, object]]:
    """The same record with a card too many, and with other cards in the hand of the seat that knew them."""

    def changed(change: str) -> dict[str, object]:
        twin: dict[str, object] = msgspec.json.decode(msgspec.json.encode(record))
        (anew,) = twin["anew"]  # type: ignore[misc]
        dealt = anew["dealt"]  # type: ignore[has-type]
        if game_id == "diamoniak":
            pile = dealt["pile"]
            pile[0] = "fairy" if pile[0] == "diamond" else "diamond"
            return twin
        hands = [player["hand"] for player in dealt["players"]]
        if change == "known":
            place = next(place for place, card in enumerate(hands[0]) if card != hands[1][0])
            hands[0][place], hands[1][0] = hands[1][0], hands[0][place]
        else:
            place = next(place for place, card in enumerate(hands[1]) if card != hands[0][0])
            hands[1][place] = hands[0][0]
        return twin

    return [changed(change) for change in ("known", "too many")]
