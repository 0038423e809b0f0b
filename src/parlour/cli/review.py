"""`parlour review`."""

from concurrent.futures import Executor
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.cli.arena import SeriesInterrupted
from parlour.cli.files import read_record, read_records
from parlour.cli.progress import progress_bar
from parlour.cli.replay import why_practice
from parlour.cli.tables import show, titled
from parlour.engine.game import UsageError
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError
from parlour.engine.registry import game as game_by_id
from parlour.files import see_that_it_can_be_written, write
from parlour.lab.series import Crew, SeriesError, crew_here, crew_of_cluster
from parlour.review import BUDGETS, REFERENCES, USUAL, Budget, Review, Step, decode, encode
from parlour.review import review as review_record
from parlour.review.model import About, Figure, Z
from parlour.review.page import page, score
from parlour.review.reviewing import about_review, check_known, reviewable
from parlour.review.telling import PARTS, Habit, mattered, mean_error, part_of, profiles, with_interval
from parlour.words import Words, check_language, table_words, words_of
from parlour.words.plain import plain

SAVE_SECONDS = 2.0
"""What is done so far is kept so often."""


def review(
    file: Annotated[Path, typer.Argument(help="A file of records, one a line.")],
    match: Annotated[
        int | None,
        typer.Option(help="Which record of the file; all of them if left out, with a profile of each player.", min=1),
    ] = None,
    budget: Annotated[
        str, typer.Option(help=f"How much to spend: {', '.join(BUDGETS)}, or so many times the usual one.")
    ] = "usual",
    jobs: Annotated[int | None, typer.Option(help="Processes to share the work; 1 if left out.")] = None,
    dask: Annotated[str | None, typer.Option(help="The scheduler of a Dask cluster to share the work.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep the reviews here, one a line of JSON; the same command goes on where it was stopped."),
    ] = None,
    html: Annotated[Path | None, typer.Option(help="Write the review of one match as a page to this file.")] = None,
    language: Annotated[str, typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Says what finished matches were worth: how much was luck, which decisions lost most, and who helped whom.

    A move is judged by what its player knew and nothing else. `docs/review.md` has the definitions.
    """
    check_language(language)
    spent = budget_named(budget)
    if jobs is not None and dask is not None:
        raise UsageError("--jobs and --dask do not go together: the cluster has its own workers")
    records = list(read_records(file)) if match is None else [read_record(file, match)]
    if html is not None and len(records) > 1:
        raise UsageError(f"--html is for one match, and {file} has {len(records)}: say which with --match")
    for path in (html, out):
        if path is not None:
            see_that_it_can_be_written(path)
    played: list[Match] = []
    for where, record in records:
        try:
            played.append(reviewable(record))
        except RecordError as error:
            raise RecordError(f"{where}: {error}") from None
    keeping = Keeping(out)
    with crew_here(1 if jobs is None else jobs) if dask is None else crew_of_cluster(dask) as crew:
        executor = None if jobs in (None, 1) and dask is None else crew.executor
        reviews = reviewed([record for _, record in records], played, spent, crew, executor, keeping)
    console = Console(highlight=False)
    counted = []
    for (_, record), one, found in zip(records, played, reviews, strict=True):
        words = words_of(one.game, language)
        practice = why_practice(record, words)
        tell(found, one, words, practice, console)
        if not practice:
            counted.append((one, found))
    if len(reviews) > 1:
        tell_profiles(counted, language, console)
        left_out = len(reviews) - len(counted)
        if left_out:
            console.print(table_words(language).say("review-left_out", matches=left_out))
    if html is not None:
        write(html, page(reviews[0], played[0], words_of(played[0].game, language)).encode())


def budget_named(name: str) -> Budget:
    """A budget by its name, or so many times the usual one."""
    if name in BUDGETS:
        return BUDGETS[name]
    try:
        factor = float(name)
    except ValueError:
        raise UsageError(f"there is no budget {name!r}; a budget is {', '.join(BUDGETS)}, or a number") from None
    return USUAL.times(factor)


class Keeping:
    """Reviews in a file, one a line: those that were there, and those that are made now."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.lines: dict[str, bytes] = {}
        """By the record that each is of. Reviews of other records stay where they are."""
        self.known: dict[str, Review] = {}
        """What the file had."""
        self.saved = monotonic()
        if path is None or not path.exists():
            return
        try:
            lines = path.read_bytes().splitlines()
        except OSError as error:
            raise UsageError(f"cannot read {path}: {error.strerror}") from None
        for number, line in enumerate(lines, 1):
            try:
                found = decode(line)
            except UsageError as error:
                raise UsageError(f"{path}, line {number}: {error}; choose another file for --out") from None
            self.known[found.about.record] = found
            self.lines[found.about.record] = line

    def begun(self, about: About, match: Match) -> Review | None:
        """What there is of a review that shall be made, if it can be gone on with."""
        known = self.known.get(about.record)
        if known is not None:
            try:
                check_known(known, about, match)
            except UsageError as error:
                raise UsageError(f"{self.path}: {error}; choose another file for --out") from None
        return known

    def save(self, so_far: Review) -> None:
        if self.path is not None:
            self.saved = monotonic()
            self.lines[so_far.about.record] = encode(so_far)
            write(self.path, b"".join(line + b"\n" for line in self.lines.values()))

    def is_due(self) -> bool:
        return self.path is not None and monotonic() - self.saved > SAVE_SECONDS


def reviewed(
    records: list[Record], played: list[Match], budget: Budget, crew: Crew, executor: Executor | None, keeping: Keeping
) -> list[Review]:
    """The reviews of all records, with a bar; what was kept is not done again."""
    found: list[Review] = []
    latest: Review | None = None
    begun = [
        keeping.begun(about_review(one, match.game, budget, REFERENCES), match)
        for one, match in zip(records, played, strict=True)
    ]
    try:
        with progress_bar() as bar:
            task = bar.add_task("review", total=sum(len(record.moves) + 1 for record in records))
            for record, known in zip(records, begun, strict=True):
                bar.advance(task, 0 if known is None else len(known.steps))

                def on_step(so_far: Review, step: Step) -> None:
                    nonlocal latest
                    latest = so_far
                    bar.advance(task)
                    if keeping.is_due():
                        keeping.save(so_far)

                latest = review_record(record, budget, REFERENCES, executor, on_step, known)
                keeping.save(latest)
                found.append(latest)
    except KeyboardInterrupt:
        if latest is not None and not latest.is_whole:
            keeping.save(latest)
        kept = "nothing was kept (with --out it would be)"
        if keeping.path is not None:
            kept = f"what is done is kept in {keeping.path}, and the same command goes on there"
        raise SeriesInterrupted(f"interrupted; {kept}") from None
    except tuple(crew.losses) as error:
        raise SeriesError(next(text for kind, text in crew.losses.items() if isinstance(error, kind))) from None
    return found


def tell(review: Review, match: Match, words: Words, practice: list[str], console: Console) -> None:
    """A review on the terminal."""
    title = words.say("review-title", game=words.say("title"))
    table = titled(title, words.say("review-adds-up"))
    for head in ("player", "result", "fair", *PARTS, "score"):
        table.add_column(words.say(f"review-{head}"), justify="left" if head == "player" else "right")
    for account in review.accounts:
        table.add_row(
            escape(plain(words.person(match.names[account.seat]))),
            f"{100 * account.result:.1f}",
            f"{100 * account.fair:.1f}",
            *(with_interval(part_of(account, part)) for part in PARTS),
            score(account, words),
        )
    show(table, console)
    for line in practice:
        console.print(escape(line))
    told = mattered(review, match, words)
    console.print(words.say("review-mattered" if told else "review-nothing-stands-out"))
    for one in told:
        console.print(escape(one.headline))
        for reason in one.reasons:
            console.print(f"  {escape(reason)}")


def tell_profiles(reviews: list[tuple[Match, Review]], language: str, console: Console) -> None:
    """Where each player loses, over all matches."""
    words = table_words(language)
    for profile in profiles(reviews):
        title = words.say(
            "review-profile",
            name=plain(words.person(profile.name)),
            matches=profile.matches,
            result=times_fair(profile.result),
            adjusted=times_fair(profile.adjusted),
        )
        table = titled(title)
        table.add_column("")
        for head in ("review-decisions-made", "review-score", "review-mistakes"):
            table.add_column(words.say(head), justify="right")
        for habit in profile.phases:
            add_habit(table, words.say(f"review-phase-{habit.sort}"), habit, words)
        table.add_section()
        for habit in profile.kinds:
            add_habit(table, kind_in_words(habit.sort, words), habit, words)
        if profile.topics:
            table.add_section()
        for habit in profile.topics:
            game, _, message = habit.sort.partition("/")
            add_habit(table, words_of(game_by_id(game), language).say(message), habit, words)
        show(table, console)


def kind_in_words(verb: str, words: Words) -> str:
    """What was done; a game from elsewhere may do what has no word here."""
    message = f"review-kind-{verb}"
    return words.say(message) if words.catalogue.has(message) else verb


def add_habit(table: Table, name: str, habit: Habit, words: Words) -> None:
    table.add_row(
        escape(name),
        str(habit.decisions),
        mean_error(habit.loss, habit.decisions, words),
        str(habit.mistakes),
    )


def times_fair(one: Figure) -> str:
    """A multiple of the fair share, with half its 95 % interval where several matches say how far they are apart."""
    interval = f" ±{Z * one.error:.2f}" if one.error else ""
    return f"{one.value:.2f}".replace("-", "−") + interval
