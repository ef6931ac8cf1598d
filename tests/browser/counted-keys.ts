import type { Page } from 'playwright-core';

/** Works by keys only, and counts them. */
export function countedKeys(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    },
    async type(text: string) {
      await page.keyboard.type(text);
      count += text.length;
    },
  };
}
