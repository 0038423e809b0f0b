/**
 * The review of a match as this page sees it: what the server has found out so far, and where one looks.
 *
 * `moment`, `reading`, `chosen` and `imagined` are all that says where somebody looks: who follows another has the same.
 */
import { api, patiently, RequestFailed } from './api';
import { knownLines, luckyMoments, marksOn, openLines, type Reading } from './curve';
import type { About, Account, Choice, Decision, LedReview, Offer, Parting, ReviewPlace, ReviewSoFar, ReviewStep } from './protocol';

/** Milliseconds from one look at what is new to the next. */
export const LOOK = 700;
/** So often a review that stands still is asked for again. */
const TRIES = 5;

export class Reviewing {
  readonly table: string;
  /** How many moves of the match have been made where one looks. */
  moment = $state(0);
  reading = $state<Reading>('known');
  /** The move that an arrow points at, of those that could have been made. */
  chosen = $state<string | null>(null);
  /** Which of the imagined deals is on the table. */
  imagined = $state<number | null>(null);

  about = $state.raw<About | null>(null);
  share = $state(0);
  /** By move, the deal first. */
  steps = $state.raw<readonly ReviewStep[]>([]);
  accounts = $state.raw<readonly Account[]>([]);
  problem = $state.raw<unknown>(null);
  #isWatched = false;
  /** How many moves the server has told of. */
  #told = $state(0);
  /** How far somebody may look who is led; null: to the end. */
  readonly #reach: () => number | null;
  /** Is told that somebody looks elsewhere by themselves. */
  readonly #left: () => void;

  /** How many moves the match has; to who is led, as many as there are to see. */
  readonly moves = $derived.by(() => this.#reach() ?? this.#told);
  readonly seats = $derived(this.steps[0]?.after?.length ?? 0);
  readonly isWhole = $derived(this.accounts.length > 0);
  /** Whether more will be known. */
  readonly isGrowing = $derived.by(() => (this.#reach() === null ? !this.isWhole : this.share < 1));
  /** What is known of the way up to the last moment there is to see. */
  readonly #way = $derived.by(() => (this.#reach() === null ? this.steps : this.steps.slice(0, this.moves + 1)));
  readonly #ends = $derived(this.moves < this.#told ? [] : this.accounts);
  readonly lines = $derived(
    this.reading === 'open' ? openLines(this.#way, this.seats) : knownLines(this.#way, this.seats, this.moves, this.#ends),
  );
  readonly marks = $derived(marksOn(this.#way, this.lines));
  readonly luck = $derived(luckyMoments(this.#way));
  /** What is known of the move that comes next. */
  readonly step = $derived(this.steps[this.moment + 1] ?? null);
  readonly decision = $derived<Decision | null>(this.step?.decision ?? null);
  /** Through whose eyes the table is seen: those of who decides, or decided last. */
  readonly eyes = $derived(this.steps.findLast(({ move, decision }) => move <= this.moment && decision)?.decision?.seat ?? 0);

  constructor(table: string, moment = 0, reach: () => number | null = () => null, left: () => void = () => {}) {
    this.table = table;
    this.moment = moment;
    this.#reach = reach;
    this.#left = left;
  }

  /** Where in the review of the moment one looks. */
  get place(): Required<ReviewPlace> {
    const { reading, chosen, imagined } = this;
    return { reading, chosen, imagined };
  }
  /** Goes where somebody else is. */
  follow(moment: number, { reading = 'known', chosen = null, imagined = null }: ReviewPlace): void {
    Object.assign(this, { moment, reading, chosen, imagined });
  }

  /** Somewhere else: what was pointed at there is not here. */
  to(moment: number): void {
    const target = Math.max(0, Math.min(this.moves, moment));
    this.#left();
    if (target === this.moment) return;
    this.moment = target;
    this.chosen = null;
    this.imagined = null;
  }

  read(reading: Reading): void {
    this.#left();
    this.reading = reading;
  }
  /** Holds a move against the best one. */
  hold(action: string | null): void {
    this.#left();
    this.chosen = action;
    this.imagined = null;
  }
  /** Lays an imagined deal on the table, or the match itself again. */
  lay(deal: number | null): void {
    this.#left();
    this.imagined = deal;
  }

  /** The move that the best one is held against: the one pointed at, or the one that was made. */
  get held(): string {
    const { decision } = this;
    if (!decision) return '';
    // Whoever leads may name what is no move here.
    const wanted = this.chosen !== null && this.choice(this.chosen) ? this.chosen : decision.made;
    return wanted !== decision.best ? wanted : (decision.choices.find(({ action }) => action !== decision.best)?.action ?? '');
  }

  choice(action: string): Choice | undefined {
    return this.decision?.choices.find((one) => one.action === action);
  }

  offer(action: string): Offer | undefined {
    return this.step?.offers.find((one) => one.action === action);
  }

  /** Asks for the review, and follows it until it is whole or nobody watches any more. */
  async watch(): Promise<void> {
    this.#isWatched = true;
    this.problem = null;
    try {
      let isUnderWay = false;
      for (let tries = 0; this.#isWatched && !this.isWhole && tries < TRIES; ) {
        const isLed = this.#reach() !== null;
        // Who asks for what is whole, or under way, only joins.
        if (!isLed && !isUnderWay) await patiently(() => api.askReview(this.table));
        const before = this.steps.length;
        if (!isLed || this.#isBehind) isUnderWay = await this.#look(isLed);
        if (this.isWhole) return;
        tries = isLed || this.steps.length > before || isUnderWay ? 0 : tries + 1;
        await new Promise((done) => setTimeout(done, LOOK));
      }
      if (this.#isWatched && !this.isWhole) throw new RequestFailed({ code: 'busy' });
    } catch (error) {
      this.problem = error;
    }
  }

  leave(): void {
    this.#isWatched = false;
  }

  /** Whether who is led might be told more by now. */
  get #isBehind(): boolean {
    return this.#told < this.moves || this.steps.length < this.moves + 2;
  }

  /** Fetches what is new; whether somebody is at the review. */
  async #look(isLed: boolean): Promise<boolean> {
    for (;;) {
      // What came of the last move that is led is told only when the leader has seen it.
      const known = isLed ? this.steps.slice(0, -1) : this.steps;
      const first = known.length - 1;
      const found = await patiently<LedReview & Partial<ReviewSoFar>>(() => (isLed ? api.ledReview : api.review)(this.table, first));
      this.about = found.about ?? this.about;
      this.#told = Math.max(this.#told, found.moves);
      this.share = found.share;
      // Steps follow each other without a gap: what comes after one is of no use yet.
      const next = found.steps.filter(({ move }, n) => move === first + n);
      this.steps = [...known, ...next];
      if (this.steps.length === found.moves + 1) this.accounts = found.accounts;
      if (next.length < PART || this.steps.length > found.moves) return found.is_under_way;
    }
  }

  /** How two moves of this decision did on imagined deals. */
  deals(better: string, other: string): Promise<Parting> {
    return patiently(() => api.deals(this.table, this.moment, better, other));
  }
}

/** As many steps as the server gives in one answer. */
const PART = 100;
