import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { updateQuantity } from '../../src/cart/cart.contract.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signedInAt(path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  return page;
}

async function look(page: Page, name: string): Promise<void> {
  await checkWidths(page, name);
  expect(await findViolations(page)).toEqual([]);
}

test('what is in stock is ticked; a change in another tab is told and taken over; the review leads to its order', async () => {
  const token = await store.signIn('active');
  const [inStock] = await fillCart(store, token, [
    ['6205-2RS', 4],
    ['6206-2RS', 600],
  ]);
  const page = await signedInAt('/cart');
  await arrival(page, 'Cart');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select 6205-2RS' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select 6206-2RS' }).isChecked()).toBe(false);
  await page.getByRole('searchbox', { name: 'Find in the cart' }).fill('6206');
  await page.getByRole('checkbox', { name: 'Select 6205-2RS' }).waitFor({ state: 'detached' });
  await page.getByText('1 of 2 selected').waitFor();
  await checkWidths(page, 'cart-found');
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await arrival(page, 'Review and confirm order');
  await waitForHydration(page);
  const review = page.url();

  await store.call(updateQuantity, { item_id: inStock.item_detail_id, item_quantity: '6' }, { token });
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('One line changed since you reviewed it').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Place order' }).isEnabled()).toBe(false);
  await look(page, 'review-changed');
  await page.getByRole('button', { name: 'Accept the new values' }).click();
  await page.getByLabel('Your PO number').fill('PO-77');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await arrival(page, /^Your order/);
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto(review);
  await page.getByText(`1 item you chose: ordered as ${order}`).waitFor();
  await page.getByRole('link', { name: 'View order' }).click();
  await arrival(page, `Order ${order}`);
});

test('an order is found by its PO number, its number changed and a line of it cancelled', async () => {
  const number = await createConfirmedOrder(
    store,
    await store.signIn('active'),
    [
      ['51105', 9],
      ['NU205', 4],
    ],
    { purchase_order_no: 'PO-4500/1' },
  );
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 5 }] });
  const page = await signedInAt('/order-history');
  await arrival(page, 'Order History');
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Search by item', exact: true }).last().fill('4500/1');
  await page.getByRole('button', { name: 'Search' }).last().click();
  await page.waitForURL(/q=4500/);
  await page.getByRole('row').filter({ hasText: number }).getByText('5 of 13 sent').waitFor();
  await checkWidths(page, 'order-history-found');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('row').getByRole('link', { name: number }).click();
  await arrival(page, `Order ${number}`);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Your PO number').fill('PO-4500/2');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('PO-4500/2').waitFor();
  await page.getByRole('button', { name: 'Cancel line NU205' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel one line' });
  await dialog.getByText('of your credit is available again').waitFor();
  await checkWidths(page, 'cancel-line');
  await dialog.getByLabel('Reason').fill('ग्राहक को २२ चाहिए');
  await dialog.getByRole('button', { name: 'Cancel 4 pieces' }).click();
  await page.getByText('4 pieces of NU205 cancelled.').waitFor();
  await page.getByText('Without cancelled lines').waitFor();
  await look(page, 'order-line-cancelled');
  expect(await findInconsistencies(store)).toEqual([]);
});

test('whoever cancels a line or changes the PO number of goods that have left meanwhile reads why it is refused', {
  tags: ['lab'],
}, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 3]]);
  const page = await signedInAt(`/order-detail?order=${number}`);
  const another = await signedInAt(`/order-detail?order=${number}`);
  await dispatchGoods(store, number);
  await page.getByRole('button', { name: 'Cancel line 51105' }).click();
  await page.getByRole('button', { name: 'Cancel 3 pieces' }).click();
  await page.getByRole('status').getByText('All pieces of 51105 have left or are cancelled.').waitFor();
  await page.getByRole('button', { name: 'Cancel line 51105' }).waitFor({ state: 'detached' });

  await another.getByRole('button', { name: 'Add', exact: true }).click();
  await another.getByLabel('Your PO number').fill('PO-4500/3');
  await another.getByRole('button', { name: 'Save' }).click();
  await another.getByRole('status').getByText('so its PO number can no longer be changed').waitFor();
});

test('the orders found before stay while others are searched for', { tags: ['lab'] }, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 9]]);
  const page = await signedInAt('/order-history');
  await arrival(page, 'Order History');
  await waitForHydration(page);
  const shown = await page.evaluateHandle((number) => {
    const texts = ['the order'];
    const main = document.querySelector('main');
    new MutationObserver(() => {
      const text = main?.textContent ?? '';
      const found = text.includes(number) ? 'the order' : text.includes('No order matches') ? 'no order' : 'nothing';
      const busy = main?.querySelector('[aria-busy]') ? ', searching' : '';
      if (texts.at(-1) !== found + busy) texts.push(found + busy);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
    return texts;
  }, number);
  await page.getByRole('searchbox', { name: 'Search by item', exact: true }).last().fill('nothing of this name');
  await page.keyboard.press('Enter');
  await page.getByText('No order matches').waitFor();
  expect(await shown.jsonValue()).toEqual(['the order', 'the order, searching', 'no order']);
});

test('what is typed while orders are searched for is kept, and Back shows what was searched for then', {
  tags: ['lab'],
}, async () => {
  await createConfirmedOrder(store, await store.signIn('active'), [['51105', 9]]);
  const page = await signedInAt('/order-history');
  await arrival(page, 'Order History');
  await waitForHydration(page);
  const state = page.getByRole('navigation', { name: 'State' }).getByRole('link').first();
  const listed = (q: string) => expect.poll(() => state.getAttribute('href')).toBe(`/order-history?q=${q}`);
  const letSearch = await holdRequests(page, '**/order-history.data*');
  const field = page.getByRole('searchbox', { name: 'Search by item', exact: true }).last();
  await field.fill('51');
  await page.keyboard.press('Enter');
  await page.keyboard.type('105');
  letSearch();
  await listed('51');
  expect(await field.inputValue()).toBe('51105');
  await page.keyboard.press('Enter');
  await listed('51105');
  await page.goBack();
  await listed('51');
  await expect.poll(() => field.inputValue()).toBe('51');
});
