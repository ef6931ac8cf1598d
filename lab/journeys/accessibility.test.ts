import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart, findItemIds } from '../../tests/actions/cart.ts';
import { followTo } from '../../tests/browser/follow-to.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { duplicatePages, type SiteRoute, siteRoutes } from '../../tests/http/site-routes.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

type Screen = { path: string; dialogs?: readonly string[] };

async function openPage(page: Page, site: SiteCode, path: string): Promise<void> {
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
}

/** calculate.test.ts analyses the page with a result, and below the quick order has lines. */
const checkedElsewhere = ['/calculate?bearing=6308&fr=4.5&fa=1.2&n=1450'];
/** Only customers see prices, stock and buttons. */
const customerPaths = ['/', '/listing?q=6205', '/product-category?item={item}'];

async function screensOf(site: SiteCode, reader: 'visitor' | 'customer'): Promise<Screen[]> {
  const shown = (route: SiteRoute) =>
    route.sites.includes(site) &&
    route[reader] === 'page' &&
    ![...duplicatePages, ...checkedElsewhere].includes(route.path) &&
    (reader === 'visitor' || route.visitor !== 'page' || customerPaths.includes(route.path));
  const item = await itemPath(site);
  return siteRoutes.filter(shown).map(({ path }) => ({ path: path === itemRoute ? item : path }));
}

const itemRoute = '/product-category?item={item}';

async function itemPath(site: SiteCode): Promise<string> {
  const { '6205-2RS': id } = await findItemIds(store, site, ['6205-2RS']);
  return itemRoute.replace('{item}', String(id));
}

/** Of a page that is open, one line for each screen that is wider than its window. */
async function tooWideOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const path of paths) {
    if (path !== paths[0]) await followTo(page, path);
    const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    if (wide > room) tooWide.push(`${path}: ${wide}`);
  }
  return tooWide;
}

test('no page scrolls sideways at 320 px, which is a laptop with the page four times as large', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
  await openSignedIn(page, store, 'nod', 'active@nod.example');
  const screens = await screensOf('nod', 'customer');
  expect(await tooWideOf(page, [...screens.map((screen) => screen.path), '/size-search'])).toEqual([]);
});

async function openWithLargeLetters(width: number): Promise<Page> {
  const visitor = await browser.newVisitor({ viewport: { width, height: 740 } });
  const page = await visitor.newPage();
  const devTools = await visitor.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  return page;
}

test('with letters of twice the size a laptop shows the header of a phone, whose menu has room', async () => {
  const page = await openWithLargeLetters(1280);
  for (const site of ['zwz', 'nod', 'gwd'] as const) {
    await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
    await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
    expect(await page.getByRole('banner').getByRole('link', { name: 'RFI History' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
});

test('with letters of twice the size no page scrolls sideways on a phone', async () => {
  const page = await openWithLargeLetters(360);
  const item = await itemPath('nod');
  const shown = ['/calculate', '/size-search', item.replace('product-category', 'compare'), ...checkedElsewhere];
  await openPage(page, 'nod', '/');
  const screens = await screensOf('nod', 'visitor');
  expect(await tooWideOf(page, [...screens.map((screen) => screen.path), ...shown])).toEqual([]);
  await openPage(page, 'zwz', '/');
  expect(await tooWideOf(page, ['/'])).toEqual([]);
  await openSignedIn(page, store, 'nod', 'active@nod.example');
  const own = await screensOf('nod', 'customer');
  expect(
    await tooWideOf(
      page,
      own.map((screen) => screen.path),
    ),
  ).toEqual([]);
});

test('with letters of twice the size nothing of the cart lies beyond the edge of a phone', async () => {
  await fillCart(store, await store.signIn('active'), [['6308', 400]]);
  const page = await openWithLargeLetters(360);
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await page.getByRole('button', { name: 'Checkout' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await cutTextsOf(page.getByRole('table'))).toEqual([]);
});

/** What a table cuts off at its edge, or an item beside its picture. */
const cutTextsOf = (table: Locator) =>
  table.evaluate((element) => {
    const shown = [element.parentElement ?? element, ...element.querySelectorAll('tbody *')];
    const isCut = (part: Element) =>
      part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX !== 'visible';
    // What is only for screen readers has a pixel.
    return shown.filter((part) => part.clientWidth > 1 && isCut(part)).map((part) => part.textContent);
  });
