/**
 * The review of a match as this page sees it: what the server has found out so far, and where one looks.
 *
 * `moment`, `reading`, `chosen` and `imagined` are all that says where somebody looks: whoever follows another sets them.
 */
import { api, patiently, RequestFailed } from './api';
import { knownLines, luckyMoments, marksOn, openLines, type Reading } from './curve';
import type { About, Account, Choice, Decision, Offer, Parting, ReviewStep } from './protocol';

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
  moves = $state(0);
  share = $state(0);
  /** By move, the deal first. */
  steps = $state.raw<readonly ReviewStep[]>([]);
  accounts = $state.raw<readonly Account[]>([]);
  problem = $state.raw<unknown>(null);
  #isWatched = false;

  readonly seats = $derived(this.about?.seats.length ?? 0);
  readonly isWhole = $derived(this.accounts.length > 0);
  readonly lines = $derived(
    this.reading === 'open' ? openLines(this.steps, this.seats) : knownLines(this.steps, this.seats, this.moves, this.accounts),
  );
  readonly marks = $derived(marksOn(this.steps, this.lines));
  readonly luck = $derived(luckyMoments(this.steps));
  /** What is known of the move that comes next. */
  readonly step = $derived(this.steps[this.moment + 1] ?? null);
  readonly decision = $derived<Decision | null>(this.step?.decision ?? null);
  /** Through whose eyes the table is seen: those of who decides, or decided last. */
  readonly eyes = $derived(this.steps.findLast(({ move, decision }) => move <= this.moment && decision)?.decision?.seat ?? 0);

  constructor(table: string, moment = 0) {
    this.table = table;
    this.moment = moment;
  }

  /** Somewhere else: what was pointed at there is not here. */
  to(moment: number): void {
    const target = Math.max(0, Math.min(this.moves, moment));
    if (target === this.moment) return;
    this.moment = target;
    this.chosen = null;
    this.imagined = null;
  }

  /** The move that the best one is held against: the one pointed at, or the one that was made. */
  get held(): string {
    const { decision } = this;
    if (!decision) return '';
    const wanted = this.chosen ?? decision.made;
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
        // Who asks for what is whole, or under way, only joins.
        if (!isUnderWay) await patiently(() => api.askReview(this.table));
        const before = this.steps.length;
        isUnderWay = await this.#look();
        if (this.isWhole) return;
        tries = this.steps.length > before || isUnderWay ? 0 : tries + 1;
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

  /** Fetches what is new; whether somebody is at the review. */
  async #look(): Promise<boolean> {
    for (;;) {
      const found = await patiently(() => api.review(this.table, this.steps.length - 1));
      this.about = found.about;
      this.moves = found.moves;
      this.share = found.share;
      // Steps follow each other without a gap: what comes after one is of no use yet.
      const next = found.steps.filter(({ move }, n) => move === this.steps.length - 1 + n);
      this.steps = [...this.steps, ...next];
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
