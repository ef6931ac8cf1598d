import type { Page } from 'playwright-core';

/** Resolves when React has hydrated the page and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The last footer belongs to the page itself.
    const last = [...document.querySelectorAll('footer')].at(-1) ?? document.body;
    return Object.keys(last).some((name) => name.startsWith('__reactFiber'));
  });
  await nextFrame(page);
}

export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
