/** What is wrong with a page as it stands: it is measured in the browser, so this file is one function without imports. */

export interface Demands {
  /** Offered actions that must be within reach: `main [data-action]`, or `main [data-opens]` for those that something else opens. */
  offered: string[];
  /** Whether the table may be scrolled up and down to reach something. */
  mayScroll: boolean;
  /** Pixels that the smallest text has; 11, if left out. */
  least?: number;
}

/**
 * Everything that keeps somebody from using the page, each with the element and the figures:
 * - what is offered, and the whole hand, lies on the screen, open to a finger: 44 by 44 pixels, of which a fan of cards
 *   leaves free a strip of 24 by 44;
 * - nothing is cut off: no button, no picture, no text, no line of a page that is wider than the screen; a long name may end
 *   in dots after eight letters;
 * - no word is broken in two, none is covered, and two do not lie on each other;
 * - no text, in pictures neither, is smaller than 11 pixels;
 * - no number stands alone: it can be asked what it is (`parts/Tip.svelte`, or a button), or it stands in a sentence.
 */
export function faultsOf({ offered, mayScroll, least: LEAST = 11 }: Demands): string[] {
  const TARGET = 44;
  const STRIP = 24;
  const LETTERS = 8;
  /** A rounded pixel is no fault. */
  const SLACK = 1.5;

  const faults = new Set<string>();
  interface Area {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const screen: Area = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const rounded = (n: number): string => String(Math.round(n * 10) / 10);

  /** An element as somebody would look for it. */
  function called(element: Element): string {
    const named = element.closest('[data-action], [data-opens], [aria-label], button, [data-card-key], [data-place]') ?? element;
    const mark = ['data-action', 'data-opens', 'data-card', 'data-card-key', 'data-place']
      .filter((name) => named.hasAttribute(name))
      .map((name) => `[${name}="${named.getAttribute(name)?.slice(0, 24)}"]`)[0];
    const plain = (one: Element): string => {
      const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).map((name) => `.${name}`);
      return `${one.tagName.toLowerCase()}${classes.join('')}`;
    };
    const around = element.parentElement ? `${plain(element.parentElement)} > ` : '';
    return `${around}${plain(element)}${mark && !element.hasAttribute('data-opens') ? ` in ${mark}` : (mark ?? '')}`;
  }

  /** Asked a thousand times, computed once. */
  function remembered<T>(ask: (element: Element) => T): (element: Element) => T {
    const known = new Map<Element, T>();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element) as T;
    };
  }
  const isUnseen = remembered((element): boolean => {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isUnseen(element.parentElement);
  });
  const isSeen = remembered((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(element));

  /** What can be read by turning a wheel or by keys, besides the page itself. */
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowY + getComputedStyle(element).overflowX) &&
    (mayScroll || (element instanceof HTMLElement && (element.tabIndex >= 0 || element.role === 'log')));

  const shared = ({ left, top, right, bottom }: Area, box: Area): Area => ({
    left: Math.max(left, box.left),
    top: Math.max(top, box.top),
    right: Math.min(right, box.right),
    bottom: Math.min(bottom, box.bottom),
  });
  /** What an element leaves its contents of the screen; `wherever` also counts what a scroll leads to. */
  const leaves = (wherever: boolean): ((element: Element) => Area) => {
    const left = remembered((element: Element): Area => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const around = room(element);
      if (element === document.documentElement || position === 'fixed') return around;
      if (!/hidden|clip|auto|scroll/.test(overflowX + overflowY)) return around;
      const box = element.getBoundingClientRect();
      if (!wherever || !scrolls(element)) return shared(around, box);
      // A scroll leads down and to the right, never to what lies before the beginning.
      return { left: box.left - element.scrollLeft, top: box.top - element.scrollTop, right: Infinity, bottom: Infinity };
    });
    const room = (element: Element): Area => {
      const isFree = element.parentElement === null || getComputedStyle(element).position === 'fixed';
      if (!isFree) return left(element.parentElement as Element);
      return wherever && mayScroll ? { ...screen, top: -Infinity, bottom: Infinity } : screen;
    };
    return room;
  };
  const roomAtOnce = leaves(false);
  const roomWherever = leaves(true);

  const outside = (box: Area, area: Area, slack = SLACK): string => {
    const over = {
      left: area.left - box.left,
      top: area.top - box.top,
      right: box.right - area.right,
      bottom: box.bottom - area.bottom,
    };
    return Object.entries(over)
      .filter(([, by]) => by > slack)
      .map(([side, by]) => `${rounded(by)} px beyond the ${side}`)
      .join(', ');
  };

  /** Whether a finger hits the element all over a rectangle of at least this size somewhere on it. */
  function isFree(element: Element, wide: number, high: number): boolean {
    const box = element.getBoundingClientRect();
    /** Between two probes. */
    const grid = Math.min(Math.max(4, box.width / 16), 11);
    const columns = Math.max(1, Math.floor(box.width / grid));
    const rows = Math.max(1, Math.floor(box.height / grid));
    const needed = (length: number): number => Math.max(1, Math.floor((length - SLACK) / grid));
    /** How many probes in a row, up to this one, have hit in each column. */
    const runs = new Array<number>(columns).fill(0);
    for (let row = 0; row < rows; row++) {
      let across = 0;
      for (let column = 0; column < columns; column++) {
        const hit = document.elementFromPoint(box.left + (column + 0.5) * grid, box.top + (row + 0.5) * grid);
        runs[column] = hit !== null && element.contains(hit) ? (runs[column] ?? 0) + 1 : 0;
        across = (runs[column] ?? 0) >= needed(high) ? across + 1 : 0;
        if (across >= needed(wide)) return true;
      }
    }
    return false;
  }

  // What is offered, and the hand.
  const doors = [...document.querySelectorAll<HTMLElement>('main [data-action], main [data-opens]')].filter(isSeen);
  for (const action of offered)
    if (!doors.some(({ dataset }) => dataset['action'] === action || dataset['opens']?.split('|').includes(action)))
      faults.add(`"${action}" is offered, but nothing leads to it`);
  const hand = [...document.querySelectorAll<HTMLElement>('main button[data-card]')].filter(isSeen);
  for (const element of new Set([...doors, ...hand])) {
    if (mayScroll) element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    const gone = outside(box, roomAtOnce(element), 3);
    if (gone) faults.add(`${called(element)} is not on the screen: ${gone}`);
    // A card may be turned a little, so that its sides are what counts, not the box around it.
    const [wide, high] = [Math.min(box.width, element.offsetWidth || box.width), Math.min(box.height, element.offsetHeight || box.height)];
    if (Math.min(wide, high) < TARGET - 0.5)
      faults.add(`${called(element)} is ${rounded(wide)} by ${rounded(high)} px; a finger needs ${TARGET} by ${TARGET}`);
    const isCard = element.hasAttribute('data-card');
    if (!gone && !isFree(element, isCard ? STRIP : TARGET - 8, TARGET - 8) && !(isCard && isFree(element, TARGET - 8, STRIP)))
      faults.add(`${called(element)} is covered: less than ${isCard ? STRIP : TARGET} by ${TARGET} px are free`);
  }
  if (mayScroll) document.querySelectorAll('html, main, main *').forEach((one) => (one.scrollTop = 0));

  // Nothing is wider than its place.
  for (const one of [document.documentElement, ...document.querySelectorAll('main, main *, header, aside')])
    if ((/^(HTML|MAIN|HEADER|ASIDE)$/.test(one.tagName) || /auto|scroll/.test(getComputedStyle(one).overflowY)) && !scrolls(one))
      if (one.scrollWidth > one.clientWidth + 1) faults.add(`${called(one)} is ${one.scrollWidth} px wide in ${one.clientWidth} px`);

  // Nothing that can be pressed or looked at is cut off.
  for (const element of document.querySelectorAll('button, a, input, select, [role=img], [data-card-key], [data-place]')) {
    if (!isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width * box.height === 0) continue;
    const gone = outside(box, roomWherever(element), 3);
    if (gone) faults.add(`${called(element)} is cut: ${gone}`);
  }

  // Text.
  interface Piece {
    element: Element;
    text: string;
    box: Area;
    card: Element | null;
  }
  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement;
    const text = node.data.trim();
    if (!element || text === '' || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Letters of a drawing may be drawn closer than a range knows.
    const lines = element instanceof SVGElement ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const boxes = lines.filter(({ width, height }) => width > 0 && height > 0);
    if (boxes.length === 0) continue;
    const says = `"${text.slice(0, 40)}" (${called(element)})`;

    const size = letterSize(element);
    if (size < LEAST - 0.05) faults.add(`${says} is ${rounded(size)} px high; below ${LEAST} px nobody reads`);

    if (/^[±+−-]?[\d.,]+%?$/.test(text) && element instanceof HTMLElement && element.closest('main')) {
      const sentence = element.closest('p, li, td, th, label, h2, h3');
      if (!element.closest('button, [role=img]') && !/\p{L}{2}/u.test(sentence?.textContent ?? '')) faults.add(`${says} does not say what it is`);
    }

    const area = roomWherever(element);
    const shortened = dots(element);
    if (shortened) {
      const shown = visibleLetters(node, shortened);
      if (shown < Math.min(LETTERS, text.length)) faults.add(`${says} is cut after ${shown} letters`);
    } else {
      for (const box of boxes) {
        // A line box is higher than its letters.
        const gone = outside({ left: box.left, right: box.right, top: box.top + box.height * 0.2, bottom: box.bottom - box.height * 0.2 }, area);
        if (gone) faults.add(`${says} is cut: ${gone}`);
      }
    }
    if (boxes.length > 1) for (const word of brokenWords(node)) faults.add(`${says}: the word "${word}" is broken`);
    if (element.closest('[aria-live]') === null)
      for (const box of boxes) pieces.push({ element, text, box, card: element.closest('[data-card-key], [data-card], .beneath') });
  }

  /** Pixels on the screen, whatever drawing or transformation it stands in. */
  function letterSize(element: Element): number {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.getScreenCTM();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    let factor = 1;
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { transform, scale } = getComputedStyle(one);
      if (transform !== 'none') {
        const { a, b } = new DOMMatrix(transform);
        factor *= Math.hypot(a, b);
      }
      if (scale !== 'none') factor *= Math.abs(parseFloat(scale));
    }
    return size * factor;
  }

  /** The box whose end is dots, if this text runs out of it. */
  function dots(element: Element): Element | null {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible' && one.scrollWidth > one.clientWidth) return one;
    }
    return null;
  }

  function visibleLetters(node: Text, within: Element): number {
    const end = within.getBoundingClientRect().right - parseFloat(getComputedStyle(within).fontSize);
    const range = document.createRange();
    let shown = 0;
    for (let n = 0; n < node.length; n++) {
      range.setStart(node, n);
      range.setEnd(node, n + 1);
      if (range.getBoundingClientRect().right <= end) shown += 1;
    }
    return shown;
  }

  /** Words that begin on one line and end on another without a hyphen that belongs there. */
  function brokenWords(node: Text): string[] {
    const broken: string[] = [];
    const range = document.createRange();
    for (const found of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some(({ top, bottom }) => top > (lines[0]?.bottom ?? 0) - 1 || bottom < (lines[0]?.top ?? 0) + 1)) broken.push(found[0]);
    }
    return broken;
  }

  /** Whether what is drawn here hides what lies below it. */
  function isOpaque(element: Element): boolean {
    const style = getComputedStyle(element);
    if (Number(style.opacity) < 0.6) return false;
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return style.fill !== 'none' && Number(style.fillOpacity) > 0.5 && !element.matches('text, tspan');
    if (style.backgroundImage !== 'none') return true;
    const parts = /rgba?\(([^)]+)\)/.exec(style.backgroundColor)?.[1]?.split(/[ ,/]+/) ?? [];
    const alpha = /\/ ?([\d.]+)\)/.exec(style.backgroundColor)?.[1] ?? parts[3] ?? '1';
    return style.backgroundColor !== 'transparent' && Number(alpha) > 0.5;
  }

  for (const { element, text, box, card } of pieces) {
    const drawing = element instanceof SVGElement ? element.ownerSVGElement : null;
    for (const across of [0.15, 0.5, 0.85]) {
      const [x, y] = [box.left + (box.right - box.left) * across, (box.top + box.bottom) / 2];
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element || above.contains(element)) break;
        if (element.contains(above) || drawing?.contains(above) || !isOpaque(above)) continue;
        // In a fan one card lies on the other: what of each stays free is measured above.
        if (card && above.closest('[data-card-key], [data-card], .beneath, .back')) continue;
        faults.add(`"${text.slice(0, 40)}" (${called(element)}) is covered by ${called(above)}`);
        break;
      }
    }
  }

  for (const [n, one] of pieces.entries())
    for (const other of pieces.slice(n + 1)) {
      if (one.element === other.element || (one.card && other.card)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.right - one.box.left, other.box.right - other.box.left);
      if (wide > least * 0.3 && wide > 3 && high > (one.box.bottom - one.box.top) * 0.45 && high > 3 && bothShow(one, other))
        faults.add(`"${one.text.slice(0, 30)}" (${called(one.element)}) and "${other.text.slice(0, 30)}" (${called(other.element)}) lie on each other`);
    }

  /** Neither is behind the back of the other, in which case it was covered. */
  function bothShow(one: Piece, other: Piece): boolean {
    const [x, y] = [
      (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2,
      (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2,
    ];
    const at = document.elementsFromPoint(x, y);
    const shows = ({ element }: Piece): boolean => {
      const above = at.slice(0, Math.max(0, at.findIndex((hit) => hit === element || hit.contains(element))));
      return !above.some((hit) => !hit.contains(element) && isOpaque(hit));
    };
    return shows(one) && shows(other);
  }

  return [...faults];
}
