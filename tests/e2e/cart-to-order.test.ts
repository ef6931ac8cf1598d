import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { emptyCart, fillCart, loadCart } from '../actions/cart.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** What is added later has another moment. */
const aSecondLater = () => store.setClock(new Date(store.now().getTime() + 1000));

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function look(page: Page, name: string): Promise<void> {
  await checkWidths(page, name);
  expect(await findViolations(page)).toEqual([]);
}

test('an order that is ordered again is checked out alone, with the PO number from the cart, beside what was in the cart', async () => {
  const token = await store.signIn('active');
  const order = await createConfirmedOrder(store, token, [['NU205', 4]]);
  await emptyCart(store, token);
  await fillCart(store, token, [['6308', 2]]);
  aSecondLater();
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/order-detail?order=${order}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await arrival(page, 'Cart');
  await page.getByText(`Added from ${order}`).waitFor();
  const ticked = (item: string) => page.getByRole('checkbox', { name: `Select ${item}` }).isChecked();
  expect([await ticked('NU205'), await ticked('6308')]).toEqual([true, false]);
  await look(page, 'cart-added-again');
  await page.reload();
  await page.getByText(`Added from ${order}`).waitFor();
  await waitForHydration(page);
  await page.getByLabel('Your PO number').fill('PO-4711');
  await page.getByRole('checkbox', { name: 'Select 6308' }).check();
  await page.getByRole('button', { name: 'Check out only these' }).click();
  await arrival(page, 'Review and confirm order');
  await page.getByText('1 line, all in stock').waitFor();
  await expect.poll(() => page.getByLabel('Your PO number').inputValue()).toBe('PO-4711');
});

test('on a phone the button of the review stays in reach from its first line to its last field', async () => {
  const token = await store.signIn('active');
  await emptyCart(store, token);
  const [line] = await fillCart(store, token, [['6308', 2]]);
  const page = await browser.newPage(phone);
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/shippingnod?lines=${line.item_detail_id}`);
  await waitForHydration(page);
  const button = page.getByRole('button', { name: 'Place order' });
  const bottomOf = async () => {
    const box = await button.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  for (const field of ['Your PO number', 'Remark']) {
    expect(await bottomOf()).toBeLessThanOrEqual(740);
    await page.getByLabel(field).focus();
    const fieldBox = await page.getByLabel(field).boundingBox();
    const buttonBox = await button.boundingBox();
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(buttonBox?.y ?? 0);
  }
  expect(await findSmallTargets(page)).toEqual([]);
  await page
    .getByRole('radio', { name: /^Online/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Confirm and Pay' }).waitFor();
  await look(page, 'review-bar');
});

test('a cart is saved under a name, taken up again later, and deleted', async () => {
  const token = await store.signIn('active');
  await emptyCart(store, token);
  await fillCart(store, token, [
    ['NU205', 4],
    ['6308', 2],
  ]);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Saved carts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved carts' });
  await dialog.getByRole('button', { name: 'Save this cart' }).click();
  await dialog.getByText('Please give it a name').waitFor();
  await dialog.getByLabel('Save this cart as').fill('Weekly stock');
  await dialog.getByRole('button', { name: 'Save this cart' }).dblclick();
  await dialog.getByText('2 lines, saved').waitFor();
  await look(page, 'saved-carts');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await emptyCart(store, token);
  await fillCart(store, token, [['608-2Z', 1]]);
  aSecondLater();
  await store.database.$client.query("update items set retired_at = now() where site = 'nod' and name = '6308'");
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Saved carts' }).click();
  await dialog.getByRole('button', { name: 'Add Weekly stock to cart' }).click();
  await page.getByText('1 item not added').waitFor();
  await look(page, 'saved-cart-added');
  await page.getByRole('button', { name: 'View cart' }).click();
  await page.getByText('Just added').waitFor();
  expect((await loadCart(store, token)).map((line) => line.itemname)).toEqual(['NU205', '608-2Z']);
  await page.getByRole('button', { name: 'Saved carts' }).click();
  await dialog.getByRole('button', { name: 'Delete Weekly stock', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete Weekly stock for good' }).click();
  await dialog.getByText('You have not saved a cart yet.').waitFor();
});
