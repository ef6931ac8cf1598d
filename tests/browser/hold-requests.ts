import type { Page } from 'playwright-core';

/** Requests to these addresses wait until the returned function is called, as on a slow connection. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const hold = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await hold.promise;
    await route.continue();
  });
  return hold.resolve;
}
