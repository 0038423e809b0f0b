/** The Chromium of this machine: none is ever downloaded. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where it is: `CHROMIUM`, or the first in the path. */
export function chromium(): string {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here.
      }
    }
  throw new Error('no chromium in the path: install the package "chromium", or name one with CHROMIUM=…');
}
