import type { Page } from 'playwright-core';

/** In px, as the guidelines for touch screens ask. */
const least = 44;

/**
 * What can be pressed on the page as it stands and is narrower or lower than 44 px, measured by where a press reaches it: a
 * link that covers its row counts with the whole row. Links in running text are left out.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const found = await page.evaluate(measureTargets, least);
  return found.filter(({ width, height }) => Math.min(width, height) < least).map(textOf);
}

type Target = { name: string; width: number; height: number };

const textOf = ({ name, width, height }: Target) => `${name}: ${width} × ${height}`;

/** Runs in the browser, so it holds all it needs. */
function measureTargets(least: number): Target[] {
  const pressable = 'a[href], button, input, select, textarea, summary, [role=button], [role=option]';

  const isInline = (element: Element) => ['inline', 'inline-block'].includes(getComputedStyle(element).display);

  /** The words on the lines of a block, without its links and the blocks within it. */
  const wordsAround = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('a') || !isInline(node)) return '';
    return [...node.childNodes].map(wordsAround).join('');
  };

  const isInRunningText = (element: Element): boolean => {
    if (!isInline(element)) return false;
    let block = element.parentElement;
    while (block && isInline(block)) block = block.parentElement;
    return /\p{L}/u.test([...(block?.childNodes ?? [])].map(wordsAround).join(''));
  };

  /** A tick can be pressed on its label, too. */
  const partsOf = (element: Element): Element[] =>
    element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];

  const measure = (element: Element): Target | undefined => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box || box.width < 2 || box.height < 2) return undefined;
    const parts = partsOf(element);
    const reaches = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && parts.some((part) => part.contains(top));
    };
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!reaches(x, y)) return undefined;
    const reach = (dx: number, dy: number, upTo: number) => {
      let steps = 0;
      while (steps < upTo && reaches(x + dx * (steps + 1), y + dy * (steps + 1))) steps++;
      return steps;
    };
    // No farther than is asked for, because each step asks the browser.
    const across = (dx: number, dy: number) => {
      const before = reach(-dx, -dy, least);
      return before + reach(dx, dy, least - before) + 1;
    };
    const name =
      element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.getAttribute('name') || '');
    return {
      name: `${element.tagName.toLowerCase()} '${name.slice(0, 40)}'`,
      width: across(1, 0),
      height: across(0, 1),
    };
  };

  const [left, top] = [scrollX, scrollY];
  const targets = [...document.querySelectorAll(pressable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'))
    .filter((element) => !isInRunningText(element))
    .flatMap((element) => measure(element) ?? []);
  scrollTo(left, top);
  return targets;
}
