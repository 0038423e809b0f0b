/** A first game teaches itself: somebody starts every lesson, reads what it says, and does what glows. */
import { lesson as diamoniak } from '../src/games/diamoniak/lesson';
import { lesson as digdig } from '../src/games/digdig/lesson';
import { lesson as dwarfking } from '../src/games/dwarfking/lesson';
import type { Lesson, LessonStep } from '../src/games/types';
import { lesson as villains } from '../src/games/villains/lesson';
import { offersOf } from '../src/lib/wish';
import { quick, various, type Choose, type Guest } from './guest';
import { expect, games, test, titles, type GameId } from './parlour';
import { englishOf } from './words';

const lessons: Record<GameId, Lesson> = { villains, diamoniak, digdig, dwarfking };
/** So many steps are told in every match before it is long; the others when they come up, or after it. */
const least: Record<GameId, number> = { villains: 7, diamoniak: 2, digdig: 2, dwarfking: 7 };

/** What may be spoken of before it can be seen: that something can be bought. */
const ABSENT = ['lesson-buy'];

/** After so many own moves a match is long enough: that of Dig Dig may go on and on, that of The Dwarf King has seven deals. */
const PATIENCE = 30;

class Learner {
  /** The texts of the steps that were told. */
  readonly told: string[] = [];

  constructor(
    readonly guest: Guest,
    readonly lesson: Lesson,
    readonly says: (message: string) => string,
    readonly choose: Choose = various,
  ) {}

  get guide() {
    return this.guest.page.getByRole('complementary', { name: 'Your first match' });
  }
  get knowsAll(): boolean {
    return this.told.length === this.lesson.steps.length;
  }

  /** What is being said now; the first time it is read, its sentence must stand there under its number. */
  async reads(): Promise<LessonStep | undefined> {
    if (!(await this.guide.isVisible())) return undefined;
    const text = await this.guide.getAttribute('data-step');
    if (text === null) return undefined;
    const step = this.lesson.steps.find((one) => one.text === text);
    if (this.told.at(-1) !== text) {
      this.told.push(text);
      // The page may still show the last moves of a match that is over.
      const sentences = [text, ...(this.guest.isOver && step?.late ? [step.late] : [])].map(this.says);
      await expect.poll(async () => sentences.includes((await this.guide.getByRole('paragraph').textContent()) ?? '')).toBe(true);
      await expect(this.guide).toContainText(`Step ${this.told.length} of ${this.lesson.steps.length}`);
      if (!ABSENT.includes(text) && !this.guest.isOver) await expect(this.guest.page.locator('main [data-points]'), `${text} points at something`).toBeAttached();
    }
    return step;
  }

  /** Reads, and goes on wherever nothing else is to be done, until this is on the screen. */
  async goesOnUntil(isThere: () => Promise<boolean>): Promise<void> {
    const goOn = this.guide.getByRole('button');
    await expect
      .poll(
        async () => {
          await this.reads();
          if (!(await goOn.isVisible())) return isThere();
          await goOn.dblclick(); // no step may be lost
          return false;
        },
        { intervals: [0, 10, 20, 50], message: 'the lesson stands still' },
      )
      .toBe(true);
  }

  /** Plays until everything was told, the match is over or has been long; always what glows, if anything does. */
  async learns(): Promise<void> {
    const { guest } = this;
    for (let move = 0; move < PATIENCE && !this.knowsAll && (await guest.myTurn()); move++) {
      const offered = JSON.stringify([...guest.offered].sort());
      await this.goesOnUntil(async () => JSON.stringify(await guest.shown()) === offered);
      const wanted = (await this.reads())?.highlight;
      const asked = wanted === undefined ? undefined : offersOf(guest.offers, wanted)[0]?.action;
      if (asked !== undefined) await expect(guest.page.locator('main [class*=glow]').first()).toBeVisible();
      await guest.move(asked !== undefined ? () => asked : this.choose);
    }
  }
}

/** The shortest match is played to its end: there is a last sentence above the scores. */
async function hasTheLastWord({ guest, lesson, says }: Learner): Promise<void> {
  await guest.hurry();
  await expect(guest.endPanel).toContainText(says(lesson.end));
}

for (const game of games) {
  test(`the lesson of ${titles[game]} tells everything in its order`, async ({ guest }) => {
    const lesson = lessons[game];
    const learner = new Learner(guest, lesson, englishOf(game), game === 'digdig' ? quick : various);
    await guest.press(guest.page.getByRole('button', { name: `Learn it: ${titles[game]}` }));
    await guest.seated();
    await learner.learns();

    const inOrder = lesson.steps.filter(({ anytime }) => !anytime).map(({ text }) => text);
    const told = learner.told.filter((text) => inOrder.includes(text));
    expect(told).toEqual(inOrder.slice(0, told.length));
    expect(new Set(learner.told).size, 'nothing is told twice').toBe(learner.told.length);
    if (guest.isOver) await learner.goesOnUntil(async () => (await guest.endPanel.isVisible()) && learner.knowsAll);
    if (learner.knowsAll) await expect(learner.guide).toBeHidden();
    else if (!guest.isOver) await expect(learner.guide.getByRole('paragraph')).toBeVisible();
    expect(learner.told.length, 'what is told in every match').toBeGreaterThanOrEqual(least[game]);
    if (game === 'villains') await hasTheLastWord(learner);
  });
}
