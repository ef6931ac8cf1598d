import type { Page } from 'playwright-core';

/** What the focus reaches with a key, and cannot be seen: behind the bars at the edges, or beyond the window. */
export async function coveredOf(page: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let left = presses; left > 0; left--) {
    await page.keyboard.press(key);
    const focused = await page.locator(':focus').evaluateAll(([element]) => {
      if (!element) return { name: '', isShown: true };
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return { name, isShown: element.contains(shown) || shown?.closest('label')?.contains(element) };
    });
    if (!focused.isShown) covered.push(focused.name);
  }
  return covered;
}
