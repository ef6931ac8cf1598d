import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { receivePayment } from '../actions/payments/receipts.ts';
import { findViolations, findViolationsInBothModes, findViolationsInDialogs } from '../browser/find-violations.ts';
import { nextFrame } from '../browser/hydration.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { duplicatePages, type SiteRoute, siteRoutes } from '../http/site-routes.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

/** The site where every page is checked. On the others themes.test.ts holds the colours. */
const fullyChecked = 'nod';
const mainPages = ['/', '/listing?q=6205', '/product-category?item={item}', '/my-profile'];

/** On other sites, pages that only they have, and the main ones. */
const isChecked = (site: SiteCode, { path, sites }: SiteRoute) =>
  site === fullyChecked || !sites.includes(fullyChecked) || mainPages.includes(path);

async function openPage(page: Page, site: SiteCode, path: string): Promise<void> {
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
}

declare const __reactRouterDataRouter: { navigate(to: string): Promise<void> };

/** As a link does, which spares loading the scripts and axe again. */
async function followTo(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => __reactRouterDataRouter.navigate(to), path);
  await page.waitForFunction((title) => document.title !== title, before);
  await nextFrame(page);
}

async function violationsOf(page: Page, site: SiteCode, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await (path === paths[0] ? openPage(page, site, path) : followTo(page, path));
    found.push(...(await findViolationsInBothModes(page)).map((violation) => `${path}: ${violation}`));
  }
  return found;
}

async function pathsOf(site: SiteCode, reader: 'visitor' | 'customer'): Promise<string[]> {
  const { '6205-2RS': id } = await findItemIds(store, site, ['6205-2RS']);
  const shown = (route: SiteRoute) =>
    route.sites.includes(site) &&
    isChecked(site, route) &&
    route[reader] === 'page' &&
    !duplicatePages.includes(route.path) &&
    (reader === 'visitor' || route.visitor !== 'page' || customerPaths.includes(route.path));
  return siteRoutes.filter(shown).map(({ path }) => path.replace('{item}', String(id)));
}

/** Only customers see prices, stock and buttons. */
const customerPaths = ['/', '/listing?q=6205', '/product-category?item={item}', '/quick-order'];

test.each(siteCodes)('%s: pages are accessible to a visitor', async (site) => {
  const page = await browser.newPage();
  browser.expectError(/404/);
  const empty = ['/listing?q=nothing-like-it', '/nowhere'];
  expect(await violationsOf(page, site, [...(await pathsOf(site, 'visitor')), ...empty])).toEqual([]);
});

test.each(siteCodes)('%s: pages are accessible to a customer', async (site) => {
  const token = await store.signIn('active', site);
  const [stock] = await fillCart(store, token, [['6205-2RS', 12]], site);
  const { body: order } = await submitOrder(store, token, toReviewedLines([stock]), { site });
  await dispatchGoods(store, await createConfirmedOrder(store, token, [['6308', 4]], { site }), {}, site);
  await receivePayment(store, 100_00, { site });
  const [again, late] = await fillCart(
    store,
    token,
    [
      ['6308', 4],
      ['6206-2RS', 60],
    ],
    site,
  );
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`);
  const review = `${sites[site].pages.review}?lines=${again.item_detail_id}`;
  const cart = `/cart?lines=${late.item_detail_id}`;
  const shown = await pathsOf(site, 'customer');
  expect(await violationsOf(page, site, [...shown, cart, review, `/orderPlaced?order=${order.myscno}`])).toEqual([]);
});

test('dialogs of the shop and a quick order with lines are accessible', async () => {
  const token = await store.signIn('active');
  const confirmed = await createConfirmedOrder(store, token, [
    ['6308', 4],
    ['6205-2RS', 2],
  ]);
  const [line] = await fillCart(store, token, [['6205-2RS', 3]]);
  const { body: placed } = await submitOrder(store, token, toReviewedLines([line]));
  const sent = await createConfirmedOrder(store, token, [['NU205', 4]]);
  await dispatchGoods(store, sent);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/quick-order');
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\n6205 2RS, 2\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByRole('button', { name: 'Send as RFI' }).waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  expect(await findViolationsInDialogs(page, ['Send as RFI'])).toEqual([]);

  const dialogs = {
    [`/order-detail?order=${confirmed}`]: ['Cancel line 6308'],
    [`/order-detail?order=${placed.myscno}`]: ['Cancel order'],
    [`/order-detail?order=${sent}`]: ['Return items', 'Share'],
    '/my-profile': ['Change mobile number', 'Change e-mail address', 'Add New Address', 'Sign out everywhere'],
  };
  for (const [path, buttons] of Object.entries(dialogs)) {
    await openPage(page, 'nod', path);
    expect(await findViolationsInDialogs(page, buttons)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, 'nod', '/listing?q=6205');
  expect(await findViolationsInDialogs(page, ['Filter'])).toEqual([]);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('of texts that look alike one is checked, of others each', async () => {
  const page = await browser.newPage();
  await page.setContent(`
    <style>p { color: #777 } div { background: #888 } .dark { color: #000 }</style>
    <p>Grey on white</p> <p class="dark">Black</p> <p>Grey on white</p> <div><p>Grey on grey</p></div>
    <p style="visibility: hidden; color: #999">Hidden</p> <p style="color: #999">Light grey on white</p>`);
  const found = await findViolations(page, { only: ['color-contrast'] });
  expect(
    found.map((violation) => /foreground color: (#\w+), background color: (#\w+)/.exec(violation)?.slice(1)),
  ).toEqual([
    ['#777777', '#ffffff'],
    ['#777777', '#888888'],
    ['#999999', '#ffffff'],
  ]);
});
