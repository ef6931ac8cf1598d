import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { sites } from '../../src/sites/resolve-site.ts';
import { waitForHydration } from '../../tests/browser/hydration.ts';
import { launchBrowser } from '../../tests/browser/launch-browser.ts';
import { freePort, openRunningDatabase, startStoreProcess } from '../../tests/store/store-process.ts';
import { stockPopularItems } from './data/create-buyers.ts';
import { openDemoSession } from './data/demo-session.ts';
import { reportResult } from './measure/goals.ts';

// How long is it from the press to the first paint of another page on a phone, a quarter as fast as this machine, whose
// scripts are in its cache? Beside it: the listing loaded anew.
const goalMs = 100;

const site = sites.nod;
const rounds = 5;
const slowdown = 4;
/** A short tap, in ms. The time counts from its end. */
const press = { delay: 50 };
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

/** The page must have another first heading than the one before. */
const changes: Record<string, { path: string; go(page: Page): Promise<unknown> }> = {
  'search to listing': { path: '/listing?q=6205', go: searchFor6205 },
  'listing to item': { path: 'item=', go: (page) => page.locator('main a[href*="item="]').first().click(press) },
  'item back to listing': { path: '/listing?q=6205', go: (page) => page.evaluate(() => history.back()) },
  'listing to cart': { path: '/cart', go: (page) => page.locator('a[href="/cart"]:visible').first().click(press) },
};

declare global {
  var pressedAt: number;
  var paintedAt: Promise<number>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
const store = startStoreProcess(dataDir, await freePort());
const address = `http://${site.code}.localhost:${store.port}`;
const browser = await launchBrowser();
try {
  await store.opened;
  const database = await openRunningDatabase(dataDir);
  await stockPopularItems(database, site, 600);
  await database.close();
  await measureAs('a visitor', await browser.newContext(phone));
  const storageState = await openDemoSession(browser, address);
  await measureAs('a buyer', await browser.newContext({ ...phone, storageState }));
} finally {
  await browser.close();
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function measureAs(who: string, context: Awaited<ReturnType<typeof browser.newContext>>): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${address}/cart`);
  await waitForHydration(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [change, { path, go }] of Object.entries(changes)) {
      await watchForPaint(page, path);
      await go(page);
      const ms = await page.evaluate(async () => (await paintedAt) - pressedAt);
      // The first round fills the browser's cache.
      if (round > 0) taken.set(change, [...(taken.get(change) ?? []), ms]);
      await page.waitForTimeout(1000);
    }
  const loadedAnewMs = await measureLoad(page, '/listing?q=6205');
  for (const [change, all] of taken)
    reportResult({
      what: `${change}, ${who} on a phone`,
      figure: medianOf(all),
      unit: 'ms',
      goal: goalMs,
      baseline: { what: 'the listing loaded anew', figure: loadedAnewMs },
    });
  await context.close();
}

/** Sets `pressedAt` with the next press or Back, and `paintedAt` when the page of the path has been drawn. */
async function watchForPaint(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const textOfHeading = () => document.querySelector('main h1')?.textContent;
    const before = textOfHeading();
    for (const type of ['click', 'submit', 'popstate'])
      addEventListener(type, (event) => (globalThis.pressedAt = event.timeStamp), { capture: true, once: true });
    globalThis.paintedAt = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!location.href.includes(path) || textOfHeading() === before) return;
        observer.disconnect();
        // Before the browser goes on with anything else, such as the rest of the page.
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
        );
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  }, path);
}

async function searchFor6205(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search by item' }).first().fill('6205');
  await page.keyboard.press('Enter');
}

async function measureLoad(page: Page, path: string): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto(address + path);
    await waitForHydration(page);
    taken.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
  }
  return medianOf(taken);
}

function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
