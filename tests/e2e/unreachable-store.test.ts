import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** With the script that keeps the page. */
async function openWatched(path: string): Promise<Page> {
  const page = await browser.newPage();
  const watched = page.waitForResponse('**/authentication/tokencheck/');
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await watched;
  return page;
}

const emptyCarts = () => store.database.$client.query('delete from cart_lines');

const outOfDate = 'This page could not be brought up to date. What it shows may have changed.';

/** Two lines whose new quantities, 7 and 24, could not be saved. */
async function openWithUnsavedQuantities() {
  const token = await store.signIn('active', 'nod');
  await emptyCarts();
  await fillCart(store, token, [
    ['6308', 2],
    ['6205-2RS/C3', 12],
  ]);
  const page = await openWatched('/cart');
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, `**/${updateQuantity.path}`, (route) => route.abort('internetdisconnected'));
  const quantityOf = (item: string) => page.getByLabel(`Quantity of ${item}`, { exact: true }).first();
  const [first, second] = [quantityOf('6308'), quantityOf('6205-2RS/C3')];
  for (const [quantity, text] of [[first, '7'] as const, [second, '24'] as const]) {
    // Leaving the first quantity tries to save that one once more.
    const failed = page.waitForEvent('requestfailed', (request) => request.postData()?.includes(`"${text}"`) === true);
    await quantity.fill(text);
    await quantity.press('Enter');
    await failed;
  }
  const search = page.getByRole('searchbox', { name: 'Find in the cart' });
  const loadQuantities = async () =>
    (await loadCart(store, token)).map(({ itemname, quantity }) => [itemname, quantity]);
  return { page, first, second, search, loadQuantities };
}

test('quantities that could not be saved are kept when the page is loaded again, and saved then', async () => {
  const { page, first, second, loadQuantities } = await openWithUnsavedQuantities();
  await page.unroute(`**/${updateQuantity.path}`);
  await page.reload();
  await expect.poll(() => second.inputValue()).toBe('24');
  await expect.poll(() => first.inputValue()).toBe('7');
  await page.getByRole('searchbox', { name: 'Find in the cart' }).focus();
  await expect.poll(loadQuantities).toEqual([
    ['6308', 7],
    ['6205-2RS/C3', 24],
  ]);
});

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

test('whoever left the page reads elsewhere why an item was not added', async () => {
  await emptyCarts();
  const page = await openWatched('/listing?q=6308');
  const refusal = Promise.withResolvers<void>();
  await interceptRequests(page, `**/${addItem.path}`, async (route) => {
    await refusal.promise;
    await route.fulfill({ json: { success: false, message: 'Your cart has 2,000 lines.' } });
  });
  const sent = page.waitForRequest(`**/${addItem.path}`);
  await page.getByRole('button', { name: 'Add to cart: 6308, ZWZ' }).click();
  await sent;
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await page.getByRole('textbox', { name: 'One item per line: designation, quantity' }).waitFor();
  refusal.resolve();
  await page.getByText('Your cart has 2,000 lines.').waitFor();
});
