"""Whether the observations of OpenSpiel's and RLCard's card games tell what is hidden.

Runs in the environment of the package that it looks at, and prints one JSON object a game (`make leaks`). Random
matches are played to a decision; another deal is put in place that leads to the same position by the same moves, and
every seat is asked again for all that the package tells it.

openspiel
    Two outcomes of chance are exchanged in the history, or one is replaced by one that did not come up, and the moves
    are made again. `told to` counts the seats whose text differs at the first decision after it; to all others the
    two deals must stay the same. `later` counts their texts that differ at the end, to be judged by the rules (a
    dummy, a show of hands); `beyond` what else differs for such a seat although its text is the same at the end.
    `resampled` is the same with `resample_from_infostate`.
rlcard
    The cards that a seat has not seen are shuffled. `mover` counts what differs in what the seat to act is told,
    `others` in what another seat is told that is asked for.

`idle mask` counts seats that are told legal actions without being to act.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
from collections import Counter
from importlib.metadata import version
from random import Random
from typing import Any

SPIEL = (
    "bridge(use_double_dummy_result=false)",
    "crazy_eights(players=4)",
    "dou_dizhu",
    "euchre",
    "gin_rummy",
    "go_fish(players=3)",
    "hanabi",
    "hearts",
    "leduc_poker(players=3)",
    "oh_hell(players=4)",
    "skat",
    "spades",
    "universal_poker",
)
RLCARD = ("uno", "gin-rummy", "doudizhu", "mahjong", "limit-holdem", "leduc-holdem")
UNORDERED = ("actions", "raw_legal_actions")
"""RLCard's lists out of sets, whose order means nothing."""
TRIES = 40
"""Other deals that are tried at a position."""
DEALS = 4
"""Other deals that are looked at, at a position."""


class Report:
    """What was found in a game."""

    def __init__(self, package: str, game: str) -> None:
        self.head = {"package": package, "version": version(package), "game": game}
        self.counts: dict[str, Counter[str]] = {}
        self.examples: dict[str, str] = {}

    def add(self, what: str, which: str, example: Any = None) -> None:
        self.counts.setdefault(what, Counter())[which] += 1
        if example is not None:
            self.examples.setdefault(f"{what}: {which}", str(example)[:400])

    def row(self) -> dict[str, Any]:
        return {**self.head, **{name: dict(sorted(found.items())) for name, found in self.counts.items()}} | {
            "examples": self.examples
        }


# OpenSpiel.


def spiel_channels(state: Any, seat: int) -> dict[str, Any]:
    """All that a state tells a seat."""
    kind = state.get_game().get_type()
    found: dict[str, Any] = {}
    if kind.provides_information_state_string:
        found["information state string"] = state.information_state_string(seat)
    if kind.provides_information_state_tensor:
        found["information state tensor"] = tuple(state.information_state_tensor(seat))
    if kind.provides_observation_string:
        found["observation string"] = state.observation_string(seat)
    if kind.provides_observation_tensor:
        found["observation tensor"] = tuple(state.observation_tensor(seat))
    found["legal actions"] = tuple(state.legal_actions(seat))
    found["mask"] = tuple(state.legal_actions_mask(seat))
    return found


def text_of(state: Any, seat: int) -> str:
    """What a seat may know, as the game itself says it."""
    if state.get_game().get_type().provides_information_state_string:
        return str(state.information_state_string(seat))
    return str(state.observation_string(seat))


def spiel_match(game: Any, rng: Random) -> list[tuple[int, int]]:
    """A random match: who acted, and what was done."""
    state = game.new_initial_state()
    done: list[tuple[int, int]] = []
    while not state.is_terminal() and len(done) < 2000:
        mover = state.current_player()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
        done.append((mover, action))
        state.apply_action(action)
    return done


def replayed(game: Any, done: list[tuple[int, int]], stop: int) -> tuple[Any, Any] | None:
    """The state after all of these, and that at the first decision from `stop` on; None if they cannot be."""
    state = game.new_initial_state()
    first = None
    for at, (mover, action) in enumerate(done):
        if state.is_terminal() or state.current_player() != mover or action not in state.legal_actions():
            return None
        if first is None and at >= stop and mover >= 0:
            first = state.clone()
        state.apply_action(action)
    if state.is_terminal() or state.is_chance_node():
        return None
    return state, first or state


def changed(game: Any, done: list[tuple[int, int]], rng: Random) -> tuple[list[tuple[int, int]], int] | None:
    """The history with another deal, and where its last change is."""
    luck = [at for at, (mover, _) in enumerate(done) if mover < 0]
    if not luck:
        return None
    one = rng.choice(luck)
    other = done[:]
    if rng.random() < 0.5:
        state = game.new_initial_state()
        for _, action in done[:one]:
            state.apply_action(action)
        came = {done[at][1] for at in luck}
        fresh = [action for action, _ in state.chance_outcomes() if action not in came]
        if not fresh:
            return None
        other[one] = (done[one][0], rng.choice(fresh))
        return other, one
    two = rng.choice(luck)
    if done[one][1] == done[two][1]:
        return None
    other[one], other[two] = (done[one][0], done[two][1]), (done[two][0], done[one][1])
    return other, max(one, two)


def game_text(game: Any, done: list[tuple[int, int]], at: int) -> str:
    """What chance did, in the game's words."""
    state = game.new_initial_state()
    for _, action in done[:at]:
        state.apply_action(action)
    return str(state.action_to_string(*done[at]))


def spiel_position(game: Any, done: list[tuple[int, int]], rng: Random, report: Report) -> bool:
    """One position with other deals. Whether there was one."""
    found = 0
    here = replayed(game, done, len(done))
    if here is None:
        return False
    state = here[0]
    seats = range(game.num_players())
    right = [spiel_channels(state, seat) for seat in seats]
    for seat in seats:
        if seat != state.current_player() and (right[seat]["legal actions"] or any(right[seat]["mask"])):
            report.add("idle mask", "seats", f"seat {seat} of {state}")
    for _ in range(TRIES):
        wish = changed(game, done, rng)
        if wish is None:
            continue
        before, after = replayed(game, done, wish[1] + 1), replayed(game, wish[0], wish[1] + 1)
        if before is None or after is None:
            continue
        found += 1
        could = [text_of(before[1], seat) != text_of(after[1], seat) for seat in seats]
        moved = [at for at in range(len(done)) if done[at] != wish[0][at]]
        what = " and ".join(f"{at}: {game_text(game, done, at)}" for at in moved)
        report.add(("exchanged" if len(moved) == 2 else "replaced") + ", told to", str(sum(could)), f"{what}; {could}")
        for seat in seats:
            its = spiel_channels(after[0], seat)
            same = text_of(state, seat) == text_of(after[0], seat)
            example = f"seat {seat}: {right[seat]} | {its}"
            if not could[seat]:
                report.add("compared", "seats")
                if not same:
                    report.add("later", "texts", f"seat {seat}: {text_of(state, seat)} | {text_of(after[0], seat)}")
            if same and not could[seat]:
                for name, value in right[seat].items():
                    if its[name] != value:
                        report.add(
                            "beyond", f"{name}{'' if seat == state.current_player() else ', not to act'}", example
                        )
        if found == DEALS:
            break
    for seat in seats:
        try:
            its = spiel_channels(state.resample_from_infostate(seat, rng.random), seat)
        except Exception:  # most games have none
            continue
        report.add("resampled", "seats")
        for name, value in right[seat].items():
            if its[name] != value:
                report.add("resampled differ", name, f"seat {seat}: {value} | {its[name]}")
    return found > 0


def openspiel(name: str, positions: int) -> dict[str, Any]:
    import pyspiel

    report, rng = Report("open-spiel", name), Random(name)
    game = pyspiel.load_game(name)
    looked = 0
    while looked < positions:
        done = spiel_match(game, rng)
        for at in sorted(rng.sample(range(len(done)), min(8, len(done)))):
            if done[at][0] >= 0 and looked < positions and spiel_position(game, done[:at], rng, report):
                looked += 1
                report.add("positions", "all")
    return report.row()


# RLCard.


def plain(value: Any) -> Any:
    """Something as numbers and text, so that it can be compared."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, dict):
        return {
            str(key): sorted(map(str, plain(one))) if key in UNORDERED else plain(one) for key, one in value.items()
        }
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, set | frozenset):
        return sorted(map(str, value))
    for name in ("get_index", "get_str"):
        if hasattr(value, name):
            return getattr(value, name)()
    return value if isinstance(value, int | float | str | type(None)) else str(value)


def unseen(env: Any, name: str, seat: int) -> list[tuple[list[Any], int]]:
    """Where the cards lie that a seat has not seen."""
    game = env.game
    if name == "gin-rummy":
        other = game.round.players[1 - seat]
        rows = [game.round.dealer.stock_pile]
        places = [(other.hand, at) for at, card in enumerate(other.hand) if card not in other.known_cards]
        return places + [(row, at) for row in rows for at in range(len(row))]
    if name == "leduc-holdem":
        return [(game.dealer.deck, at) for at in range(len(game.dealer.deck))]
    if name == "doudizhu":
        shown = [str(card) for card in plain(game.round.seen_cards)]
        rows = [player._current_hand for player in game.players if player.player_id != seat]
        return [(row, at) for row in rows for at, card in enumerate(row) if card.rank not in "".join(shown)]
    players = game.players
    rows = [player.hand for other, player in enumerate(players) if other != seat]
    rows.append(game.dealer.deck)
    return [(row, at) for row in rows for at in range(len(row))]


def dealt_anew(env: Any, name: str, seat: int, rng: Random) -> Any:
    """The same position with some of the unseen cards exchanged."""
    twin = copy.copy(env)
    twin.game = copy.deepcopy(env.game)
    places = unseen(twin, name, seat)
    if name == "leduc-holdem":
        other, deck = twin.game.players[1 - seat], twin.game.dealer.deck
        at = rng.randrange(len(deck))
        other.hand, deck[at] = deck[at], other.hand
        return twin
    cards = [row[at] for row, at in places]
    rng.shuffle(cards)
    for (row, at), card in zip(places, cards, strict=True):
        row[at] = card
    if name == "doudizhu":
        from functools import cmp_to_key

        from rlcard.games.doudizhu.judger import DoudizhuJudger
        from rlcard.games.doudizhu.utils import doudizhu_sort_card

        for player in twin.game.players:
            player._current_hand.sort(key=cmp_to_key(doudizhu_sort_card))
        twin.game.judger = DoudizhuJudger(twin.game.players, twin.game.np_random)
        twin.game.state = twin.game.get_state(twin.game.round.current_player)
    return twin


def rlcard(name: str, positions: int) -> dict[str, Any]:
    import rlcard as package

    report, rng = Report("rlcard", name), Random(name)
    env = package.make(name, config={"seed": 5})
    looked = 0
    while looked < positions:
        env.reset()
        while not env.is_over() and looked < positions:
            if rng.random() < 0.1:
                looked += 1
                rlcard_position(env, name, rng, report)
            env.step(rng.choice(sorted(env.get_state(env.get_player_id())["legal_actions"])))
    return report.row()


def rlcard_position(env: Any, name: str, rng: Random, report: Report) -> None:
    report.add("positions", "all")
    mover = int(env.get_player_id())
    for seat in range(env.num_players):
        try:
            right = plain(env.get_state(seat))
        except UnboundLocalError as error:  # DouDizhu's, of who has not moved yet
            report.add("cannot be asked", "others", error)
            continue
        if seat != mover and right["legal_actions"]:
            report.add("idle mask", "seats")
        for _ in range(DEALS):
            its = plain(dealt_anew(env, name, seat, rng).get_state(seat))
            who = "mover" if seat == mover else "others"
            report.add("compared", who)
            for key, value in right.items():
                if its[key] != value:
                    report.add(who, key, f"seat {seat}, {mover} to act: {value} | {its[key]}")


PACKAGES = {"openspiel": (openspiel, SPIEL), "rlcard": (rlcard, RLCARD)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("package", choices=PACKAGES)
    parser.add_argument("--positions", type=int, default=300, help="positions of each game")
    parser.add_argument("--games", help="some of them, with semicolons")
    arguments = parser.parse_args()
    of_package, all_games = PACKAGES[arguments.package]
    for game in arguments.games.split(";") if arguments.games else all_games:
        try:
            row = of_package(game, arguments.positions)
        except Exception as error:  # a game that cannot be looked at is said, and the others are looked at
            row = {"package": arguments.package, "game": game, "failed": repr(error)}
        json.dump(row, sys.stdout)
        print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
