import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, findItemIds, loadCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { nextFrame } from '../browser/hydration.ts';
import { openSignedIn, startSession } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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

test('what is typed before the scripts have arrived is searched for when they have', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  const letScriptsIn = await showWithoutScripts(page, '/');
  await page.getByRole('combobox', { name: 'Search by item' }).first().fill('6205');
  letScriptsIn();
  await page.getByRole('option', { name: '6205-2RS' }).first().waitFor();
});

test('a list that is typed before the scripts have arrived stays, below the one that is stored in the browser', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  const list = page.getByRole('textbox', { name: 'One item per line' });
  for (const [typed, kept] of [
    ['6205, 4', '6205, 4'],
    ['NU310, 2', '6205, 4\nNU310, 2'],
  ] as const) {
    const letScriptsIn = await showWithoutScripts(page, '/quick-order');
    await list.fill(typed);
    letScriptsIn();
    await waitForHydration(page);
    await expect.poll(() => list.inputValue()).toBe(kept);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('quickOrder'))).toBe(kept);
    await page.unrouteAll();
  }
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
});

test('a file that is chosen before the scripts have arrived is read when they have', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  const letScriptsIn = await showWithoutScripts(page, '/quick-order');
  const list = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('Designation,Quantity\r\nNU310,2\r\n') };
  await page.locator('input[type=file]').first().setInputFiles(list);
  letScriptsIn();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
});

test('what is pressed before the scripts have arrived is done when they have, press by press', async () => {
  const page = await browser.newPage();
  await using _session = await startSession(page, store, 'nod', 'active@nod.example');
  const ids = await findItemIds(store, 'nod', ['6308']);
  const letScriptsIn = await showWithoutScripts(page, `${sites.nod.pages.detail}?item=${ids['6308']}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  letScriptsIn();
  const token = await store.signIn('active');
  await expect.poll(() => loadCart(store, token)).toMatchObject([{ itemname: '6308', quantity: 3 }]);
  // As after any press of it.
  await page.waitForURL((url) => url.pathname === '/cart');
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
  [[1, 2], 2],
  [[1, 0], 0],
])(
  'of the ways to pay that are chosen one after the other (%j) before the scripts have arrived the last stays',
  { tags: ['lab'] },
  async (presses, last) => {
    const page = await browser.newPage();
    await using _session = await startSession(page, store, 'nod', 'active@nod.example');
    const letScriptsIn = await showWithoutScripts(page, '/statement');
    const ways = page.getByRole('radiogroup', { name: 'Payment', exact: true }).getByRole('radio');
    for (const way of presses) await ways.nth(way).check({ force: true });
    const hydrated = page.evaluate(
      () => new Promise((resolve) => addEventListener('hydrated', resolve, { once: true })),
    );
    letScriptsIn();
    await hydrated;
    await nextFrame(page);
    expect(await ways.evaluateAll((all) => all.findIndex((way) => (way as HTMLInputElement).checked))).toBe(last);
  },
);

test('a button that only scripts answer waits for them, also beside a field that does not', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage(phone);
  const letScriptsIn = await showWithoutScripts(page, '/listing?q=6308');
  await page.getByRole('button', { name: 'Scan a bar code or Data Matrix' }).click();
  letScriptsIn();
  await page.getByRole('dialog').waitFor();
});

/** On a page that knows the scripts behind its links: it asks for them when it is hydrated. */
async function showQuickOrderLink(page: Page): Promise<Locator> {
  await page.goto(`${store.addressOf('nod')}/listing`);
  await page.waitForFunction(() => 'cart/quick-order.route' in (globalThis.__reactRouterManifest?.routes ?? {}));
  return page.getByRole('link', { name: 'Quick order' }).first();
}

test('resting on a link fetches the scripts of its page once, and neither its data nor anything for other links', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  const link = await showQuickOrderLink(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const fetched = page.waitForResponse(/quick-order\.route-[^.]+\.js/);
  await link.hover();
  await (await fetched).finished();
  await link.focus();
  expect(requested.filter((path) => !/^\/assets\/[\w.-]+\.js$/.test(path))).toEqual([]);
  expect(requested).toHaveLength(new Set(requested).size);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
});

test('scripts that could not be fetched ahead are fetched when the link is pressed, without loading the page anew; without a connection a page says so, and not that the store is at fault', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  const link = await showQuickOrderLink(page);
  await visitor.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await visitor.setOffline(false);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
  expect(loads).toEqual([]);
  await visitor.setOffline(true);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await page.getByText('The store could not be reached').waitFor();
  await visitor.setOffline(false);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
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

test('a form that works without scripts does not wait for them', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await showWithoutScripts(page, '/');
  await page.getByRole('combobox', { name: 'Search by item' }).first().fill('NU2310');
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Available Products For NU2310' }).waitFor();
});

test('a dialog that cannot be loaded without a connection leaves the page as it is, and opens after a reload', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await browser.newPage();
  const ids = await findItemIds(store, 'nod', ['6308']);
  await page.goto(`${store.addressOf('nod')}${sites.nod.pages.detail}?item=${ids['6308']}`);
  const scripts = '**/assets/share-dialog-*.js';
  await interceptRequests(page, scripts, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Share 6308' }).click();
  await page.getByText('The store could not be reached. Please check your connection and reload the page.').waitFor();
  await page.getByRole('heading', { level: 1, name: '6308' }).waitFor();
  await page.unroute(scripts);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await page.getByRole('button', { name: 'Share 6308' }).click();
  await page.getByRole('dialog', { name: 'Share 6308' }).waitFor();
});

const notReached = 'The store could not be reached. Please check your connection and reload the page.';

test('a page works without the scripts that watch its session and end it', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await browser.newPage();
  const missing = page.waitForEvent('requestfailed');
  await page.route(/signed-in-watch|sign-out/, (route) => route.abort('internetdisconnected'));
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/quick-order');
  await missing;
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'One item per line: designation, quantity' }).fill('6308, 3');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByText(notReached).waitFor();
});

test('what an unknown address shows stays while its script is on its way', { tags: ['lab'] }, async () => {
  browser.allowError(/404/);
  const page = await browser.newPage();
  await using _watch = await page.addInitScript(() => {
    let shown = false;
    const watch = () => {
      const isShown = document.querySelector('main') !== null;
      if (shown && !isShown) document.documentElement.dataset.emptied = '';
      shown ||= isShown;
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/assets/not-found-page*.js', async (route) => {
    await nextFrame(page);
    await nextFrame(page);
    await route.continue();
  });
  await page.goto(`${store.addressOf('zwz')}/nowhere`);
  await waitForHydration(page);
  expect(await page.locator('html').getAttribute('data-emptied')).toBeNull();
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

test('where the page of an unknown address is missing, another says that the store could not be reached', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  browser.allowError(/404/);
  // React says that it replaces what was sent.
  browser.allowError(/React error #418/);
  const page = await browser.newPage();
  await page.route('**/assets/unknown-address*.js', (route) => route.abort('internetdisconnected'));
  await page.goto(`${store.addressOf('zwz')}/koyo`);
  await page.getByText('The store could not be reached').waitFor();
});

test('whoever reads a file without a connection is told what is missing', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  await page.goto(`${store.addressOf('nod')}/quick-order`);
  await waitForHydration(page);
  await visitor.setOffline(true);
  const workbook = { name: 'list.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\x03\x04', 'latin1') };
  await page.locator('input[type=file]').setInputFiles(workbook);
  await page.getByText(notReached).waitFor();
});

test('a price list or bank statement that cannot be read at the desk without a connection says why', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/bank');
  await page
    .getByRole('button', { name: /Import/ })
    .first()
    .click();
  await visitor.setOffline(true);
  const sheet = { name: 'statement.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK..') };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('dialog').getByText(notReached).waitFor();
});
