/** How long things take at a table, in milliseconds. */

/** A move stays so long before the next is shown, at normal pace. */
export const WATCH = 950;
/** … and something finished, such as a trick, before it goes. */
export const LINGER = 1500;
/** New offers are looked at before they can be used: longer than a double click takes. */
export const GUARD = 350;
/** All that waits is shown within this time when one's own clock runs: looking must not cost the time to think. */
export const HASTE = 1500;
