import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItem, removeItem, updateQuantity } from '../../src/cart/cart.contract.ts';
import { sendRfi } from '../../src/cart/rfi-lines/send-rfi.contract.ts';
import { reorder } from '../../src/orders/order-page/reorder.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../actions/rfi.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
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

test.each([
  { fault: 'without a connection', status: 0 },
  { fault: 'while the store is overloaded', status: 503 },
])(
  'a cart that cannot be read again after a change $fault stays, says so, and can be read again',
  { tags: ['lab'] },
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

test('what is typed in the search does not go into the quantity of a line that it brings back', {
  tags: ['lab'],
}, async () => {
  const { page, second, search } = await openWithUnsavedQuantities();
  await search.fill('6308');
  await second.waitFor({ state: 'hidden' });
  await search.press('ControlOrMeta+a');
  await page.keyboard.type('62');
  await second.waitFor();
  expect([await search.inputValue(), await second.inputValue()]).toEqual(['62', '24']);
});

test('a quantity that is not saved stops the checkout also while the search hides its line, and shows the line', {
  tags: ['lab'],
}, async () => {
  const { page, first, search } = await openWithUnsavedQuantities();
  await search.fill('6205');
  await first.waitFor({ state: 'hidden' });
  const checkout = page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible'));
  await checkout.click();
  await expect.poll(() => first.inputValue()).toBe('7');
  // With the line in view, which may be far above the button, the focus leads to it.
  await checkout.click();
  await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/cart');
});

test('a line that was removed in another tab disappears, with a word, when its quantity is changed', {
  tags: ['lab'],
}, async () => {
  const token = await store.signIn('active', 'nod');
  const [, line] = await fillCart(store, token, [
    ['6205-2RS/C3', 12],
    ['6308', 2],
  ]);
  const page = await openWatched('/cart');
  await store.call(removeItem, { item_detail_id: line.item_detail_id }, { site: 'nod', token });
  browser.expectError(/404/);
  const quantity = page.getByLabel('Quantity of 6308', { exact: true }).first();
  await quantity.fill('7');
  await quantity.press('Enter');
  await page.getByText('This cart line was not found.').waitFor();
  await quantity.waitFor({ state: 'hidden' });
  await page.getByText('This cart line was not found.').waitFor();
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
  await page.getByRole('button', { name: 'Place order' }).waitFor();
});

test('where the page of a placed order does not load, nobody reads that nothing was sent', {
  tags: ['lab'],
}, async () => {
  const token = await store.signIn('active', 'nod');
  const [line] = await fillCart(store, token, [['6308', 2]]);
  const page = await openWatched(`${sites.nod.pages.review}?lines=${line.item_detail_id}`);
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, '**/orderPlaced.data*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  expect((await loadCart(store, token)).map(({ itemname }) => itemname)).not.toContain('6308');
  expect(await page.getByText('Nothing was').count()).toBe(0);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: /^Your order NOD/ }).waitFor();
});

test.each([
  { where: 'is on another page', isHeld: false },
  { where: 'is on the way to another page', isHeld: true },
])('an item that is added only when the buyer $where does not open the cart', { tags: ['lab'] }, async ({ isHeld }) => {
  await emptyCarts();
  const page = await openWatched('/listing?q=6308');
  const letAdd = await holdRequests(page, `**/${addItem.path}`);
  const letLeave = isHeld ? await holdRequests(page, '**/quick-order.data*') : () => {};
  const sent = page.waitForRequest(`**/${addItem.path}`);
  const added = page.waitForResponse(`**/${addItem.path}`);
  await page.getByRole('button', { name: 'Add to cart: 6308, ZWZ' }).click();
  await sent;
  const left = page.waitForRequest('**/quick-order.data*');
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await left;
  const list = page.getByRole('textbox', { name: 'One item per line: designation, quantity' });
  if (!isHeld) await list.waitFor();
  letAdd();
  await added;
  await page.getByText('1 × 6308 added to your cart').waitFor();
  letLeave();
  await list.waitFor();
  await page.getByText('1 × 6308 added to your cart').waitFor();
  expect(new URL(page.url()).pathname).toBe('/quick-order');
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

test('an RFI whose line has left the cart meanwhile says where it may be', { tags: ['lab'] }, async () => {
  const token = await store.signIn('active', 'nod');
  const [line] = await fillCart(store, token, [['6308', 2]]);
  const page = await openWatched(`/rfq-review?lines=${line.item_detail_id}`);
  await store.call(removeItem, { item_detail_id: line.item_detail_id }, { site: 'nod', token });
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByText('If you have sent them already, they are in your RFI History.').waitFor();
});

test('an RFI that is sent only when the buyer is on another page is told there', { tags: ['lab'] }, async () => {
  const token = await store.signIn('active', 'nod');
  const [line] = await fillCart(store, token, [['6308', 2]]);
  const page = await openWatched(`/rfq-review?lines=${line.item_detail_id}`);
  const letSend = await holdRequests(page, `**/${sendRfi.path}`);
  const sent = page.waitForRequest(`**/${sendRfi.path}`);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await sent;
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await page.getByRole('textbox', { name: 'One item per line: designation, quantity' }).waitFor();
  letSend();
  await page.getByText(/^Your RFI NODR\d+ has been sent\./).waitFor();
  expect(new URL(page.url()).pathname).toBe('/quick-order');
});

test.each([
  {
    what: 'an order that is ordered again',
    open: async (token: string) =>
      `/order-detail?order=${await createConfirmedOrder(store, token, [['6308', 2]], { purchase_order_no: 'PO-46' })}`,
    button: 'Add 1 item to cart',
    call: reorder,
  },
  {
    what: 'a quote that is taken',
    open: async (token: string) => {
      const rfi = await submitRfi(store, token, [['NU205', 4]]);
      await answerAsStaff(store, rfi, [quoteLine(store, 1, 590_00)]);
      return `/order-detail?rfi=${rfi}`;
    },
    button: 'Add To Cart',
    call: addItem,
  },
])('$what does not lead away from where the buyer is by then', { tags: ['lab'] }, async ({ open, button, call }) => {
  await emptyCarts();
  const page = await openWatched(await open(await store.signIn('active', 'nod')));
  const letAdd = await holdRequests(page, `**/${call.path}`);
  const sent = page.waitForRequest(`**/${call.path}`);
  await page.getByRole('button', { name: button }).click();
  await sent;
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await page.getByRole('textbox', { name: 'One item per line: designation, quantity' }).waitFor();
  const reply = page.waitForResponse(`**/${call.path}`);
  letAdd();
  const { message } = await (await reply).json();
  await page.getByText(message).waitFor();
  expect(new URL(page.url()).pathname).toBe('/quick-order');
});

test.each([
  { typed: '6308 2', button: 'Add 1 line to cart', call: addItem, link: 'View cart' },
  { typed: 'FAN BRG 4471 2', button: 'Send as RFI', call: sendRfi, link: 'View' },
])(
  'a list of which "$typed" is sent does not lead away a buyer who is elsewhere by then',
  { tags: ['lab'] },
  async (list) => {
    await emptyCarts();
    const page = await openWatched('/wishlist');
    await page.getByRole('link', { name: 'Quick order' }).first().click();
    await page.getByRole('textbox', { name: 'One item per line: designation, quantity' }).fill(list.typed);
    await page.getByRole('button', { name: 'Find these items' }).click();
    const letSend = await holdRequests(page, `**/${list.call.path}`);
    const sent = page.waitForRequest(`**/${list.call.path}`);
    await page.getByRole('button', { name: list.button }).click();
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'OK' });
    if (list.call === sendRfi) await confirm.click();
    await sent;
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /wishlist/i }).waitFor();
    letSend();
    await page.getByRole('link', { name: list.link, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/wishlist');
  },
);
