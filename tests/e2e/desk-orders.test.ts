import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { hasRegionWhenTold } from '../browser/has-region-when-told.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const placeOrder = async () => {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const { body } = await submitOrder(store, token, toReviewedLines(lines), { purchase_order_no: 'PO-45' });
  return body.myscno;
};
const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor();
/** As a scanner types: into whatever has the focus, and Enter. */
const scan = async (page: Page, text: string) => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
test('an order is approved, leaves in two parts, arrives, and one piece comes back; the buyer sees all of it', async () => {
  const number = await placeOrder();
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders?view=to-approve');
  await page.getByRole('link', { name: number }).waitFor();
  await checkWidths(page, 'desk-orders');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: number }).waitFor();
  await checkWidths(page, 'desk-order-to-approve');
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Please write a reason. The buyer reads it.').waitFor();
  await page.getByRole('heading', { level: 2, name: number }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.waitFor();
  // With a dialog open a letter does not approve what is behind it.
  const decided: string[] = [];
  page.on('request', (request) => request.url().includes('/decide/') && decided.push(request.url()));
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  expect(decided).toEqual([]);
  await page.keyboard.press('a');
  await page.getByText(`Order ${number} is approved.`).waitFor();

  const dispatch = page.getByRole('region', { name: 'Pick and dispatch' });
  await dispatch.getByRole('row', { name: /51105/ }).waitFor();
  await page.keyboard.press('Enter');
  await scan(page, 'NU205');
  await dispatch.getByLabel('Pieces, line 2, NU205').waitFor();
  await scan(page, '51105');
  const pieces = dispatch.getByLabel('Pieces, line 1, 51105');
  await pieces.waitFor();
  await pieces.fill('4');
  await dispatch.getByLabel('Lot, line 1, 51105').fill('2608-114');
  await dispatch.getByLabel('Why 5 are short, line 1, 51105').selectOption('Leaves later');
  await page.reload();
  await expect.poll(() => dispatch.getByLabel('Lot, line 1, 51105').inputValue()).toBe('2608-114');
  await pieces.press('Enter');
  await dispatch.getByText('5 short: Leaves later').waitFor();
  await dispatch.getByText(/^Opens when .+ is picked$/).waitFor();
  await dispatch.getByLabel('Pieces, line 2, NU205').fill('0');
  await dispatch.getByLabel('Pieces, line 2, NU205').press('Enter');
  await dispatch.getByText('4 short: Not on the shelf').waitFor();
  await hasFocus(dispatch.getByRole('button', { name: 'Change line 2' }));
  await dispatch.getByLabel('Gross weight of carton 1, kg').fill('0.9');
  await dispatch.getByLabel('Gross weight of carton 1, kg').press('Enter');
  const labels = page.waitForEvent('download');
  await dispatch.getByRole('button', { name: 'Labels' }).click();
  expect((await labels).suggestedFilename()).toBe(`labels-${number}-1.pdf`);
  await dispatch.getByLabel('Carrier').fill('Konkan Roadlines');
  await dispatch.getByLabel('Consignment note (LR)').fill('KR 118204');
  await dispatch.getByLabel('Tracking address').fill('http://track.konkan.example/118204');
  await page.reload();
  await expect.poll(() => dispatch.getByLabel('Carrier').inputValue()).toBe('Konkan Roadlines');
  await page.keyboard.press('Control+Enter');
  await hasFocus(dispatch.getByLabel('Tracking address'));
  await dispatch.getByRole('alert').getByText('Write the whole tracking address, beginning with https://.').waitFor();
  await dispatch.getByLabel('Tracking address').fill('https://track.konkan.example/118204');
  await checkWidths(page, 'desk-order-dispatch');
  await dispatch.getByRole('button', { name: 'Dispatch and invoice' }).click();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await page.getByText('1 carton, 0.9 kg').waitFor();
  // The next dispatch of the branch goes with the same carrier, unless somebody else is written.
  expect(await dispatch.getByLabel('Carrier').inputValue()).toBe('Konkan Roadlines');
  await dispatch.getByRole('button', { name: 'All as asked' }).click();
  await dispatch.getByText('9 pieces, 1 carton').waitFor();
  const isBoxThere = hasRegionWhenTold(page, `${number}-2 has left.`, 'Pick and dispatch');
  await dispatch.getByRole('button', { name: 'Dispatch and invoice' }).click();
  await page.getByText(`${number}-2 has left.`).waitFor();
  expect(await isBoxThere).toBe(false);
  for (const part of [1, 2]) {
    await page.getByRole('button', { name: 'Delivered', exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who signed').fill('K. Rao');
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await page.getByText(`${number}-${part} is delivered.`).waitFor();
  }
  await page.getByText('Delivered', { exact: true }).first().waitFor();
  await page
    .getByRole('button', { name: /came back$/ })
    .first()
    .click();
  const back = page.getByRole('dialog');
  await back.getByLabel('Pieces of line 1, 51105').fill('1');
  await back.getByLabel('Reason, printed on the credit note').fill('Wrong size');
  await checkWidths(page, 'desk-order-return');
  await back.getByRole('button', { name: 'Issue the credit note' }).click();
  await page.getByText(/^Credit note NMC\/.+ is issued\.$/).waitFor();
  await checkWidths(page, 'desk-order-delivered');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Packing list' }).first().click();
  expect((await download).suggestedFilename()).toBe(`packing-list-${number}-1.pdf`);

  const buyer = await browser.newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await buyer.getByText('1 returned').waitFor();
  await expect
    .poll(() => buyer.getByRole('link', { name: 'Track this delivery' }).getAttribute('href'))
    .toBe('https://track.konkan.example/118204');
  await buyer.getByText('Credit note NMC').first().waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});

test('of two staff who decide about the same order, the second sees who was first', async () => {
  const number = await placeOrder();
  const [first, second] = [await browser.newPage(), await browser.newPage()];
  await openDeskSignedIn(first, store, 'sales', 'nod', `/orders/${number}`);
  await openDeskSignedIn(second, store, 'admin', 'nod', `/orders/${number}`);
  await second.getByRole('button', { name: 'Approve' }).waitFor();
  await first.getByRole('button', { name: 'Approve' }).click();
  await first.getByText(`Order ${number} is approved.`).waitFor();
  await second.getByLabel('Reason, sent to the buyer').fill('Not sold there');
  await second.getByRole('button', { name: 'Reject' }).click();
  await second.getByText(/changed order .+ meanwhile: order confirmed/).waitFor();
  await second.getByRole('region', { name: 'Pick and dispatch' }).waitFor();
  await first.getByRole('button', { name: 'All as asked' }).click();
  await first.getByText('Everything on the shelf is picked.').waitFor();
  await second.reload();
  await second.getByText(/picks this order too$/).waitFor();

  await second.getByRole('button', { name: 'Cancel pieces' }).click();
  const cancel = second.getByRole('dialog');
  await cancel.getByLabel('Pieces of line 1, 51105').fill('2');
  await cancel.getByLabel('Pieces of line 2, NU205').fill('');
  await cancel.getByRole('button', { name: 'Cancel these pieces' }).click();
  await cancel.getByText('Please write a reason.').waitFor();
  await cancel.getByLabel('Reason, sent to the buyer').fill('Asked by phone');
  await cancel.getByRole('button', { name: 'Cancel these pieces' }).click();
  await second.getByText('2 pieces cancelled, 11 still owed.').waitFor();
  await second.getByRole('button', { name: 'Take the approval back' }).click();
  const back = second.getByRole('dialog');
  await back.getByLabel('Reason, sent to the buyer').fill('Wrong address');
  await back.getByRole('button', { name: 'Take back' }).click();
  await second.getByText(`Order ${number} awaits approval again.`).waitFor();
  await second.getByText('Approval taken back').first().waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});
