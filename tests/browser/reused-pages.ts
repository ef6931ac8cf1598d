import type { BrowserContextOptions, Page } from 'playwright-core';

type Wiped = { page: Page; options: BrowserContextOptions };

/** Pages by the options of their visitor. */
export type ReusedPages = {
  take(options: BrowserContextOptions): Page | undefined;
  keep(used: Wiped): Promise<void>;
};

/**
 * A page that is opened anew starts a process and compiles every script, which costs as much as most of what a test
 * does with it; so a page is wiped and used again.
 */
export function createReusedPages(): ReusedPages {
  const wiped = new Map<string, Page[]>();
  return {
    take(options) {
      const page = wiped.get(JSON.stringify(options))?.pop();
      // It is closed when its browser has ended.
      return page?.isClosed() ? undefined : page;
    },
    async keep({ page, options }) {
      if (!(await wipe(page, options).catch(() => false))) return page.context().close();
      const key = JSON.stringify(options);
      wiped.set(key, [...(wiped.get(key) ?? []), page]);
    },
  };
}

/** Not all events: the library itself waits for the end of a context with one of them. */
const heardEvents = ['console', 'dialog', 'load', 'page', 'request', 'requestfailed', 'response', 'weberror'];

/** A page that does not let itself be left is closed. */
const patienceMs = 5_000;

/** False for a page of which something would stay. */
async function wipe(page: Page, options: BrowserContextOptions): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  for (const event of heardEvents) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearPermissions(), context.clearCookies()]);
  const devtools = await context.newCDPSession(page);
  const origins = await originsOf(devtools);
  // The storage of a session lies in the page, where only the open document reaches it.
  if (origins.length > 1) return false;
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  // A page that asks before it is left.
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('about:blank', { timeout: patienceMs });
  page.removeAllListeners('dialog');
  for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
  await page.emulateMedia({ media: null, colorScheme: options.colorScheme ?? 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
  await page.mouse.move(-1, -1);
  return true;
}

async function originsOf(devtools: Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>) {
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return [...new Set(entries.map(({ url }) => new URL(url).origin).filter((origin) => origin !== 'null'))];
}
