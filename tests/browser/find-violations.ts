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
  await page.evaluate(markEachLook, within);
  const options = { runOnly: only, iframes: false, resultTypes: ['violations'] };
  // What is in order stays in the browser: it is far longer.
  const run = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then((found) => found.violations)`;
  const violations = await page.evaluate<axe.Result[]>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
}

/** Marks one text of each look, because all cells of a column have the same contrast. */
function markEachLook(within: string): void {
  const numbers = new Map<string, number>();
  const marked = new Set<number>();
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  for (const root of document.querySelectorAll(within)) {
    const looks = new Map<Element | null, number>();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const style = getComputedStyle(element);
      const own = [style.color, style.background, style.opacity, style.font, style.textShadow, style.position];
      const key = [looks.get(element.parentElement), element.localName, element.classList, ...own].join('|');
      const look = numbers.get(key) ?? numbers.size;
      numbers.set(key, look);
      looks.set(element, look);
      const isField = element.matches('input, select, textarea');
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (marked.has(look) || !(isField || hasText) || !element.checkVisibility({ visibilityProperty: true })) continue;
      marked.add(look);
      element.setAttribute('data-look', '');
    }
  }
}

/** Leaves the page in dark mode, where only colours are checked. */
export async function findViolationsInBothModes(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findViolations(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...inLight, ...(await findViolations(page, { within, only: colourRules }))];
}

/** Opens and closes the dialog of each button of the page, one line per violation. */
export async function findViolationsInDialogs(page: Page, buttons: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of buttons) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    const violations = await findViolationsInBothModes(page, 'dialog[open]');
    found.push(...violations.map((violation) => `${name}: ${violation}`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return found;
}
