import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { updateQuantity } from '../../src/cart/cart.contract.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** A cart of one line of 2 pieces. */
async function openCart(): Promise<Page> {
  await fillCart(store, await store.signIn('active', 'nod'), [['6308', 2]]);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  return page;
}

const quantityOn = (page: Page) => page.getByLabel('Quantity of 6308', { exact: true }).first();
const loadQuantity = async () => (await loadCart(store, await store.signIn('active', 'nod')))[0]?.quantity;

test('a quantity that is typed when the page is loaded again is saved, so that it and its amounts agree', async () => {
  const page = await openCart();
  await quantityOn(page).fill('7');
  await page.reload();
  await expect.poll(loadQuantity).toBe(7);
  expect(await quantityOn(page).inputValue()).toBe('7');
});

test('of several failed tries to save a quantity one Retry is offered, and none once it is saved', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await openCart();
  await interceptRequests(page, `**/${updateQuantity.path}`, (route) => route.abort('internetdisconnected'));
  const retries = page.getByRole('status').getByRole('button', { name: 'Retry' });
  for (const text of ['5', '6']) {
    const failed = page.waitForEvent('requestfailed', (request) => request.postData()?.includes(`"${text}"`) === true);
    await quantityOn(page).fill(text);
    await quantityOn(page).press('Enter');
    await failed;
    await retries.first().waitFor();
  }
  expect(await retries.count()).toBe(1);
  await page.unroute(`**/${updateQuantity.path}`);
  await quantityOn(page).press('Enter');
  await expect.poll(loadQuantity).toBe(6);
  await expect.poll(() => retries.count()).toBe(0);
});
