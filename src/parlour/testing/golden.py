"""Playthroughs, perft counts and digests: what a game did once, to be compared with what it does now."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.engine.game import AnyGame, Options
from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.record import Seat, encode
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.testing.soak import MOST_MOVES, Violation


def seats(players: int) -> list[Seat]:
    return [Seat(f"Seat {seat}", "bot", "random") for seat in range(players)]


def played_match(game: AnyGame, players: int, seed: str, policy: Policy, options: Options | None = None) -> Match:
    """A whole match, every seat played by one policy."""
    match = Match(game, seats(players), seed, options)
    rng = Sfc32(derived_seed(seed, "policy"))
    while not match.is_over:
        match.take(policy.choose(match.state, rng))
        end_of_patience(match)
    return match


def end_of_patience(match: Match) -> None:
    """A match that never ends is no match."""
    if len(match.moves) > MOST_MOVES:
        raise Violation(f"{match.game.id}, seed {match.seed}: the match is not over after {MOST_MOVES} moves")


def playthrough(game: AnyGame, players: int, seed: str) -> str:
    """A match as text, every move with all it changed: to be kept and reviewed as a diff."""
    match = Match(game, seats(players), seed)
    rng = Sfc32(derived_seed(seed, "policy"))
    policies: Sequence[Policy] = (RandomPolicy(), game.heuristic())
    lines = [f"{game.id}, rules version {game.rules_version}, {players} players, seed {seed}", ""]
    lines += [in_json(match.view("open")), ""]
    while not match.is_over:
        state = match.state
        offered = match.legal()
        events = match.take(policies[state.to_act % 2].choose(state, rng))
        end_of_patience(match)
        lines.append(f"{len(match.moves)}. seat {match.moves[-1].seat}: {match.moves[-1].action}")
        lines.append(f"   offered: {' | '.join(offered)}")
        lines += [f"   {in_json(event)}" for event in events]
    lines += ["", in_json(match.view("open")), msgspec.json.encode(match.record().result).decode(), ""]
    return "\n".join(lines)


def in_json(thing: Struct) -> str:
    """Data, no words: these change without a change of behaviour."""
    return msgspec.json.encode(thing).decode()


def perft(state: State, depth: int) -> int:
    """How many sequences of so many moves there are (a match that ends earlier counts as one)."""
    if depth == 0 or state.is_over:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def digest(game: AnyGame, players: int, matches: int) -> str:
    """A fingerprint of whole records: the same matches on every platform, compiled or not, and in every version."""
    total = sha256()
    for match in played_matches(game, players, matches):
        total.update(encode(match.record()))
    return total.hexdigest()


def digest_of_shown(game: AnyGame, players: int, matches: int) -> str:
    """A fingerprint of what every viewer is shown."""
    total = sha256()
    for match in played_matches(game, players, matches):
        for viewer in (*range(players), "spectator", "open"):
            total.update(msgspec.json.encode(match.events(viewer)))
            total.update(msgspec.json.encode(match.view(viewer)))
    return total.hexdigest()


def played_matches(game: AnyGame, players: int, matches: int) -> Iterator[Match]:
    """Whole matches, at random and by the heuristic by turns."""
    for number in range(matches):
        yield played_match(game, players, str(number), RandomPolicy() if number % 2 else game.heuristic())


def golden_files(game: AnyGame) -> dict[str, str]:
    """The golden files of a game: name and what they hold."""
    files = {}
    lines = []
    for players in range(game.min_players, game.max_players + 1):
        files[f"{game.id}-{players}.txt"] = playthrough(game, players, str(players))
        at_start = [perft(played_some(game, players, 0), depth) for depth in (1, 2, 3)]
        later = [perft(played_some(game, players, 20), depth) for depth in (1, 2, 3)]
        lines.append(f"perft {players} players: after the deal {at_start}, after 20 random moves {later}")
        lines.append(f"digest {players} players: {digest(game, players, 10)}")
        lines.append(f"digest of what is shown, {players} players: {digest_of_shown(game, players, 10)}")
    files[f"{game.id}-counts.txt"] = "\n".join(lines) + "\n"
    return files


def write_golden(game: AnyGame, folder: Path) -> None:
    """Writes the golden files of a game anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in golden_files(game).items():
        Path(folder, name).write_text(text, encoding="utf-8")


def played_some(game: AnyGame, players: int, moves: int) -> State:
    """A state after so many random moves."""
    rng = Sfc32(players)
    state: State = game.deal(players, game.check_options(players, {}), rng)
    policy = RandomPolicy()
    for _ in range(moves):
        if not state.is_over:
            state.apply(policy.choose(state, rng))
    return state
