import axe from 'axe-core';
import type { Page } from 'playwright-core';

const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
const colourRules = ['color-contrast'];

/** Contrast takes axe most of its time: only what `markEachLook` marks is checked. */
const contrastOfMarked = `;axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] });`;

/** What axe finds against WCAG 2.1 A and AA and its best practices, one line per element; without frames. */
export async function findViolations(
  page: Page,
  { within = 'html', only = allRules }: { within?: string; only?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe.source + contrastOfMarked);
  const marked = await page.evaluate(markNewLooks, within);
  if (marked === 0 && only === colourRules) return [];
  const violations = await page.evaluate(runAxe, { within, only });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

type Looks = { numbers: Map<string, number>; checked: Set<number> };
declare const window: { looks?: Looks };

/** Marks a text of each look that was not checked since the document was loaded: all cells of a column have the same contrast, and so has the header on every page. */
function markNewLooks(within: string): number {
  window.looks ??= { numbers: new Map(), checked: new Set() };
  const { numbers, checked } = window.looks;
  const found = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const style = getComputedStyle(element);
    const own = [style.color, style.background, style.opacity, style.font, style.textShadow, style.position];
    const parent = element.parentElement && (found.get(element.parentElement) ?? lookOf(element.parentElement));
    const key = [parent, element.localName, element.classList, ...own].join('|');
    const look = numbers.get(key) ?? numbers.size;
    numbers.set(key, look);
    found.set(element, look);
    return look;
  };
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  let marked = 0;
  for (const root of document.querySelectorAll(within))
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const look = lookOf(element);
      const isField = element.matches('input, select, textarea');
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (checked.has(look) || !(isField || hasText) || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      checked.add(look);
      element.setAttribute('data-look', String(look));
      marked++;
    }
  return marked;
}

/** What is in order stays in the browser: it is far longer. */
async function runAxe({ within, only }: { within: string; only: readonly string[] }): Promise<axe.Result[]> {
  const found = await axe.run(within, {
    runOnly: [...only],
    iframes: false,
    elementRef: true,
    resultTypes: ['violations', 'incomplete'],
  });
  const undecided = found.incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  for (const { element } of undecided) window.looks?.checked.delete(Number(element?.getAttribute('data-look')));
  return found.violations.map(({ nodes, ...rule }) => ({
    ...rule,
    nodes: nodes.map(({ element: _, ...node }) => node),
  }));
}

/** In the mode of the page, and in the other one, where only colours are checked and which it keeps. */
export async function findViolationsInBothModes(page: Page, within = 'html'): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const found = await findViolations(page, { within });
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  return [...found, ...(await findViolations(page, { within, only: colourRules }))];
}

/** `shows` is what the dialog shows only when its content is loaded. */
export type DialogToCheck = string | { name: string; shows: string };

/** Opens and closes the dialog of each button of the page, one line per violation. */
export async function findViolationsInDialogs(page: Page, dialogs: readonly DialogToCheck[]): Promise<string[]> {
  const found: string[] = [];
  for (const dialog of dialogs) {
    const { name, shows = '' } = typeof dialog === 'string' ? { name: dialog } : dialog;
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').filter({ hasText: shows }).waitFor();
    if (await beginsBesideItsFields(page)) found.push(`${name}: begins at a button, not at the first field`);
    const violations = await findViolationsInBothModes(page, 'dialog[open]');
    found.push(...violations.map((violation) => `${name}: ${violation}`));
    await page.keyboard.press('Escape');
    // Not only out of sight: what closing changes in the address would lead back from the next screen.
    await page.locator('dialog h2').waitFor({ state: 'detached' });
  }
  return found;
}

const beginsBesideItsFields = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('dialog[open] :is(input, select, textarea)') !== null &&
      document.activeElement?.matches('button') === true,
  );
