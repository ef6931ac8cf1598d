import type { Page, Route } from 'playwright-core';

/**
 * `page.route` for a page that is open already. Chromium says that it intercepts requests a moment before it does, and one
 * that gets through is neither handled nor reported: this waits until a request of its own is intercepted.
 */
export async function interceptRequests(
  page: Page,
  address: string,
  handle: (route: Route) => unknown,
  options: { times?: number } = {},
): Promise<void> {
  await page.route(`**${probe}`, (route) => route.fulfill({ headers: { intercepted: 'yes' } }));
  await page.waitForFunction(async (path) => (await fetch(path)).headers.has('intercepted'), probe);
  await page.route(address, handle, options);
  await page.unroute(`**${probe}`);
}

const probe = '/robots.txt?intercepted';

/** Requests to these addresses wait until the returned function is called, as on a slow connection. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const hold = Promise.withResolvers<void>();
  await interceptRequests(page, address, async (route) => {
    await hold.promise;
    await route.continue();
  });
  return hold.resolve;
}

/** The store carries the request out, but the browser hears nothing of it. */
export async function loseReply(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const { host } = url;
  // Only browsers know names below localhost.
  url.hostname = '127.0.0.1';
  await route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } });
  await route.abort();
}
