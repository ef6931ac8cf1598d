import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

/** With the script that keeps the page. */
async function openWatched(path: string): Promise<Page> {
  const page = await browser.newPage();
  const watched = page.waitForResponse('**/authentication/tokencheck/');
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await watched;
  return page;
}

const outOfDate = 'This page could not be brought up to date. What it shows may have changed.';

test.each([
  { fault: 'without a connection', status: 0 },
  { fault: 'while the store is overloaded', status: 503 },
])(
  'a cart that cannot be read again after a change $fault stays, says so, and can be read again',
  async ({ status }) => {
    const token = await store.signIn('active', 'nod');
    await fillCart(store, token, [['6308', 2]]);
    const page = await openWatched('/cart');
    browser.expectError(status === 0 ? /ERR_INTERNET_DISCONNECTED/ : /503/);
    await interceptRequests(
      page,
      '**/cart.data*',
      (route) => (status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status })),
      { times: 1 },
    );
    const quantity = page.getByLabel('Quantity of 6308', { exact: true }).first();
    await page.getByRole('searchbox', { name: 'Find in the cart' }).fill('63');
    await quantity.fill('5');
    await quantity.press('Enter');
    await page.getByText(outOfDate).waitFor();
    expect((await loadCart(store, token)).map((line) => line.quantity)).toEqual([5]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => quantity.inputValue()).toBe('5');
    expect(await page.getByRole('searchbox', { name: 'Find in the cart' }).inputValue()).toBe('63');
    await expect.poll(() => page.getByText(outOfDate).count()).toBe(0);
  },
);

test('whoever comes back to the review without a connection still sees it', async () => {
  const [line] = await fillCart(store, await store.signIn('active', 'nod'), [['6308', 2]]);
  const page = await openWatched(`${sites.nod.pages.review}?lines=${line.item_detail_id}`);
  await page.getByLabel('Remark').fill('Gate 3, please');
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, `**${sites.nod.pages.review}.data*`, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(outOfDate).waitFor();
  expect(await page.getByLabel('Remark').inputValue()).toBe('Gate 3, please');
  await page.getByRole('button', { name: 'Confirm and Pay' }).waitFor();
});

test('where the page of a placed order does not load, nobody reads that nothing was sent', async () => {
  const token = await store.signIn('active', 'nod');
  const [line] = await fillCart(store, token, [['6308', 2]]);
  const page = await openWatched(`${sites.nod.pages.review}?lines=${line.item_detail_id}`);
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/orderPlaced.data*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  expect(await loadCart(store, token)).toEqual([]);
  expect(await page.getByText('Nothing was').count()).toBe(0);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: /^Your order NOD/ }).waitFor();
});
