import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, findItemIds, loadCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn, startSession } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

declare global {
  var __reactRouterManifest: undefined | { routes: Record<string, unknown> };
}

const browser = setUpBrowser();
const store = setUp(startStore);

/** Shows a page whose scripts arrive when they are let in. */
async function showWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: allowed, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue().catch(() => undefined);
  });
  await page.goto(store.addressOf('nod') + path, { waitUntil: 'commit' });
  return letScriptsIn;
}

test('what is pressed before the scripts have arrived is done when they have, press by press', async () => {
  const page = await browser.newPage();
  await using _session = await startSession(page, store, 'nod', 'active@nod.example');
  const ids = await findItemIds(store, 'nod', ['6308']);
  const letScriptsIn = await showWithoutScripts(page, `${sites.nod.pages.detail}?item=${ids['6308']}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  letScriptsIn();
  const token = await store.signIn('active');
  await expect.poll(() => loadCart(store, token)).toMatchObject([{ itemname: '6308', quantity: 3 }]);
  // As after any press of it.
  await page.waitForURL('**/cart');
});

test('quantities and ticks of the cart from before the scripts have arrived stay, and the quantities are saved', async () => {
  const page = await browser.newPage();
  await using _session = await startSession(page, store, 'nod', 'active@nod.example');
  const token = await store.signIn('active');
  await fillCart(store, token, [
    ['6308', 3],
    ['NU205', 4],
  ]);
  const letScriptsIn = await showWithoutScripts(page, '/cart');
  await page.getByRole('textbox', { name: 'Quantity of 6308' }).fill('7');
  await page.getByRole('textbox', { name: 'Quantity of NU205' }).fill('6');
  const tick = page.getByRole('checkbox', { name: 'Select 6308' });
  await tick.uncheck();
  letScriptsIn();
  await expect
    .poll(() => loadCart(store, token))
    .toMatchObject([
      { itemname: '6308', quantity: 7 },
      { itemname: 'NU205', quantity: 6 },
    ]);
  expect(await tick.isChecked()).toBe(false);
});

test.each([
  { page: 'Order History', path: '/order-history', script: 'order-history.route' },
  { page: 'Products', path: '/listing', script: 'listing.route' },
])('a link to $page opens it although its script was missing once, as after a release', async (link) => {
  browser.expectError(/Failed to fetch dynamically imported module/);
  browser.allowError(/404|Error loading route module/);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/about');
  let missing = 0;
  await interceptRequests(page, `**/assets/${link.script}*.js`, async (route) => {
    const { 'sec-purpose': purpose } = await route.request().allHeaders();
    if (purpose === 'prefetch' || missing > 0) return route.continue();
    missing++;
    await route.fulfill({ status: 404 });
  });
  await page.locator(`a[href="${link.path}"]`).and(page.locator(':visible')).first().click();
  await page.waitForURL(`**${link.path}`);
  await page.getByRole('heading', { level: 1, name: link.page }).waitFor();
  expect(missing).toBe(1);
});
