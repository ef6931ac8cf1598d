import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { receivePayment } from '../actions/receipts.ts';
import { allRules, colourRules, findViolationsInBothModes } from '../browser/find-violations.ts';
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

const checked = new Set<string>();

/** The first site with a path checks all rules; on the others only the colours are different. */
async function violationsOf(page: Page, site: SiteCode, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const name = path.replace(numbers, '');
    await page.goto(store.addressOf(site) + path);
    await waitForHydration(page);
    const rules = checked.has(name) ? colourRules : allRules;
    checked.add(name);
    found.push(...(await findViolationsInBothModes(page, 'html', rules)).map((violation) => `${path}: ${violation}`));
  }
  return found;
}

const numbers = /\d+/g;

async function pathsOf(site: SiteCode, reader: 'visitor' | 'customer'): Promise<string[]> {
  const { '6205-2RS': id } = await findItemIds(store, site, ['6205-2RS']);
  const shown = (route: SiteRoute) =>
    route.sites.includes(site) &&
    route[reader] === 'page' &&
    !duplicatePages.includes(route.path) &&
    (reader === 'visitor' || route.visitor !== 'page' || customerPaths.includes(route.path));
  return siteRoutes.filter(shown).map(({ path }) => path.replace('{item}', String(id)));
}

/** Only customers see prices, stock and buttons. */
const customerPaths = ['/', '/listing?q=6205', '/product-category?item={item}', '/quick-order'];

test.each(siteCodes)('%s: pages are accessible to a visitor', async (site) => {
  const page = await (await browser.newVisitor()).newPage();
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
  const page = await (await browser.newVisitor()).newPage();
  await openSignedIn(page, store, site, `active@${site}.example`);
  const review = `${sites[site].pages.review}?lines=${again.item_detail_id}`;
  const cart = `/cart?lines=${late.item_detail_id}`;
  const shown = await pathsOf(site, 'customer');
  expect(await violationsOf(page, site, [...shown, cart, review, `/orderPlaced?order=${order.myscno}`])).toEqual([]);
});
