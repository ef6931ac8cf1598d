import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { holdRequests } from '../../tests/browser/hold-requests.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signedInAt(path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  return page;
}

test('whoever cancels a line or changes the PO number of goods that have left meanwhile reads why it is refused', async () => {
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

test('the orders found before stay while others are searched for', async () => {
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

test('what is typed while orders are searched for is kept, and Back shows what was searched for then', async () => {
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
