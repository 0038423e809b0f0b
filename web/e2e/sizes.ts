/** The screens that everything must be usable on, and what is wrong with a page on one of them. */
import { writeFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { faultsOf, type Demands } from './measure';

export interface Size {
  width: number;
  height: number;
  /** A finger, and a browser as phones and tablets have it. */
  touch: boolean;
  /** Pixels of the screen for one of the page. */
  density: number;
}

const touched = (width: number, height: number): Size => ({ width, height, touch: true, density: 2 });
const pointed = (width: number, height: number, density = 1): Size => ({ width, height, touch: false, density });

export const sizes: readonly Size[] = [
  // Phones.
  touched(360, 640),
  touched(375, 667),
  touched(390, 844),
  touched(412, 915),
  // Phones on their side, as much as the bars of a browser leave.
  touched(667, 331),
  touched(740, 330),
  touched(844, 340),
  touched(915, 360),
  // Tablets.
  touched(768, 1024),
  touched(1024, 768),
  // 1280 × 800 at 200 %.
  pointed(640, 400, 2),
  pointed(1280, 800),
  pointed(1366, 768),
  pointed(1920, 1080),
];

export const nameOf = ({ width, height }: Size): string => `${width}×${height}`;

/** A page that can be given any of the sizes, fingers included, without being opened anew. */
export class Screen {
  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Screen> {
    return new Screen(page, await page.context().newCDPSession(page));
  }

  async become({ width, height, touch, density }: Size): Promise<void> {
    await this.session.send('Emulation.setTouchEmulationEnabled', { enabled: touch, maxTouchPoints: touch ? 5 : 1 });
    await this.session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: density, mobile: touch });
    await this.page.waitForFunction(([wide, high]) => innerWidth === wide && innerHeight === high, [width, height] as const);
    // What measures itself answers to the new size in the next frame, and what follows from it in the one after.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  }

  /** What is wrong: at which element and why, with the figures of the first size that has this fault, and all sizes that have it. */
  async faults(where: string, on: readonly Size[], demands: Demands): Promise<string[]> {
    const found = new Map<string, { fault: string; at: string[] }>();
    for (const size of on) {
      await this.become(size);
      for (const fault of await this.page.evaluate(faultsOf, demands)) {
        const alike = fault.replace(/ -?[\d.]+(?= |$)/g, ' n');
        const known = found.get(alike) ?? { fault, at: [] };
        found.set(alike, { ...known, at: [...known.at, nameOf(size)] });
      }
      await this.#picture(`${where} ${nameOf(size)}`);
    }
    return [...found.values()].map(({ fault, at }) => `${where}, ${at.join(' ')}: ${fault}`);
  }

  /** With `PICTURES=folder` somebody would like to see it too. */
  async #picture(name: string): Promise<void> {
    const folder = process.env['PICTURES'];
    if (!folder) return;
    // A picture of Playwright's own would be one of the size that it gave the page.
    const { data } = await this.session.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(`${folder}/${name.replace(/[^\w×.-]+/g, '-')}.png`, data, 'base64');
  }
}
