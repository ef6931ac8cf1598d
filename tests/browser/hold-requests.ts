import type { Page } from 'playwright-core';

/** Requests to these addresses wait until the returned function is called, as on a slow connection. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  await waitForInterception(page);
  const hold = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await hold.promise;
    await route.continue();
  });
  return hold.resolve;
}

const probe = '/robots.txt?intercepted';

/** Chromium says that it intercepts a page's requests a moment before it does: one that gets through would never be reported. */
async function waitForInterception(page: Page): Promise<void> {
  await page.route(`**${probe}`, (route) => route.fulfill({ headers: { intercepted: 'yes' } }));
  await page.waitForFunction(async (path) => (await fetch(path)).headers.has('intercepted'), probe);
}
