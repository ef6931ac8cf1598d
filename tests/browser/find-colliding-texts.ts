import type { Page } from 'playwright-core';
import { nextFrame } from './hydration.ts';

/** Texts of the page that lie over one another where the reader has doubled the size of letters. */
export async function findCollidingTexts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await nextFrame(page);
  const found = await findTextsOverOneAnother(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await nextFrame(page);
  return found;
}

/** Texts of the page, as it is shown now, that lie over one another. */
export const findTextsOverOneAnother = (page: Page): Promise<string[]> => page.evaluate(collideTexts);

/** Runs in the browser, so it holds all it needs. */
function collideTexts(): string[] {
  const least = 2;
  const texts: { text: string; box: DOMRect }[] = [];
  const parts = [...document.querySelectorAll('main, footer')].filter((part) => !part.parentElement?.closest('main'));
  const nodes = parts.flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  });
  for (const node of nodes) {
    const { parentElement: element, textContent } = node;
    const text = textContent?.trim() ?? '';
    const isShown = element?.checkVisibility({ visibilityProperty: true }) && element.clientWidth !== 1;
    if (!text || !isShown) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push(...[...range.getClientRects()].map((box) => ({ text, box })));
  }
  const collide = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > least &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
  return texts.flatMap(({ text, box }, index) =>
    texts
      .slice(index + 1)
      .filter((other) => other.text !== text && collide(box, other.box))
      .map((other) => `'${text}' and '${other.text}'`),
  );
}
