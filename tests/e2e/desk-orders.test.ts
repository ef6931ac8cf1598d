import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder, findInconsistencies, submitOrder, toReviewedLines } from '../actions/orders.ts';
import { hasRegionWhenTold } from '../browser/has-region-when-told.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, phone, setUpBrowser } from '../browser/test-browser.ts';
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

test('what is typed last counts: pieces that are changed, and the weights of two cartons', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.getByRole('button', { name: 'Find' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await scan(page, number);
  await page.getByRole('heading', { level: 2, name: number }).waitFor();

  const dispatch = page.getByRole('region', { name: 'Pick and dispatch' });
  await keyboard(page).press(dispatch.getByRole('button', { name: 'All as asked' }));
  await dispatch.getByText('13 pieces, 1 carton').waitFor();
  await hasFocus(dispatch.getByRole('button', { name: 'To the dispatch' }));
  await dispatch.getByRole('button', { name: 'Change line 1' }).click();
  await dispatch.getByLabel('Carton, line 1, 51105').fill('2');
  await dispatch.getByLabel('Pieces, line 1, 51105').fill('7');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Line 1 is being changed: Enter writes it down').first().waitFor();
  await dispatch.getByLabel('Pieces, line 1, 51105').press('Enter');
  await dispatch.getByText('11 pieces, 2 cartons').waitFor();

  await dispatch.getByRole('button', { name: 'Change line 1' }).click();
  await dispatch.getByLabel('Pieces, line 1, 51105').fill('6');
  const pick = await holdRequests(page, '**/pick/');
  const picking = page.waitForRequest('**/pick/');
  await page.keyboard.press('Enter');
  await picking;
  await dispatch.getByRole('button', { name: 'Change line 2' }).click();
  await dispatch.getByLabel('Pieces, line 2, NU205').fill('3');
  pick();
  await dispatch.getByText('10 pieces, 2 cartons').waitFor();
  expect(await dispatch.getByLabel('Pieces, line 2, NU205').inputValue()).toBe('3');
  await dispatch.getByLabel('Pieces, line 2, NU205').press('Enter');
  await dispatch.getByText('9 pieces, 2 cartons').waitFor();

  const [first, second] = [1, 2].map((no) => dispatch.getByLabel(`Gross weight of carton ${no}, kg`));
  await interceptRequests(page, '**/carton/', (route) => route.abort(), { times: 1 });
  await first?.fill('9.5');
  await second?.focus();
  await page.getByText('The desk could not be reached.').waitFor();
  const release = await holdRequests(page, '**/carton/');
  await first?.fill('1.6');
  await first?.blur();
  await page.getByText('The desk could not be reached.').waitFor({ state: 'detached' });
  await first?.fill('1.4');
  await second?.fill('heavy');
  await second?.blur();
  await dispatch.getByText('Write kg like 16.2').waitFor();
  await checkWidths(page, 'desk-pack-weights');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Write the weight of carton 2 in kg, like 16.2.').waitFor();
  await second?.fill('0.8');
  await page.keyboard.press('Control+Enter');
  await interceptRequests(page, '**/carton/', (route) => route.abort(), { times: 1 });
  release();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await page.getByText('2 cartons, 2.2 kg').waitFor();
});

test('what a colleague writes about a dispatch or takes back while a dialog is open is seen there, and not written over', {
  tags: ['lab'],
}, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 4]]);
  const [page, colleague] = [await browser.newPage(), await browser.newPage()];
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  await page.getByRole('button', { name: 'All as asked' }).click();
  await page.getByRole('button', { name: /^Dispatch and invoice ₹/ }).click();
  await page.getByText(`${number}-1 has left.`).waitFor();
  await openDeskSignedIn(colleague, store, 'admin', 'nod', `/orders/${number}`);

  const docket = (desk: Page) => desk.getByRole('dialog', { name: `Docket and tracking of ${number}-1` });
  await page.getByRole('button', { name: 'Docket and tracking' }).click();
  await docket(page).getByLabel('Consignment note (LR)').fill('KR 118204');
  await colleague.getByRole('button', { name: 'Docket and tracking' }).click();
  await docket(colleague).getByLabel('Carrier').fill('Konkan Roadlines');
  await docket(colleague).getByRole('button', { name: 'Save' }).click();
  await colleague.getByText(`${number}-1 is changed.`).waitFor();
  await docket(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText(/changed order .+ meanwhile/).waitFor();
  await expect.poll(() => docket(page).getByLabel('Carrier').inputValue()).toBe('Konkan Roadlines');
  await docket(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Konkan Roadlines, KR 118204').waitFor();

  const cameBack = { name: /came back$/ };
  await page.getByRole('button', cameBack).click();
  await page.getByRole('dialog').getByText('of 4').waitFor();
  await colleague.reload();
  await colleague.getByRole('button', cameBack).click();
  for (const desk of [colleague, page]) {
    const back = desk.getByRole('dialog', cameBack);
    await back.getByLabel('Pieces of line 1, 51105').fill('1');
    await back.getByLabel('Reason, printed on the credit note').fill('Wrong size');
    await back.getByRole('button', { name: 'Issue the credit note' }).click();
    await desk.getByText(/is issued\.$|meanwhile: goods returned/).waitFor();
  }
  const back = page.getByRole('dialog', cameBack);
  await back.getByText('of 3').waitFor();
  // The same piece may be meant.
  expect(await back.getByLabel('Pieces of line 1, 51105').inputValue()).toBe('');
  await back.getByRole('button', { name: 'Issue the credit note' }).click();
  await page.getByText('Write how many pieces of which line came back').waitFor();
  expect(await findInconsistencies(store)).toEqual([]);
});

test('the title of the page and the box of a row say which order it is', { tags: ['lab'] }, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['6308', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.getByRole('checkbox', { name: `Select this row ${number}` }).waitFor();
  await expect.poll(() => page.title()).toBe('Orders · NOD · Desk');
  await page.getByRole('link', { name: number }).first().click();
  await expect.poll(() => page.title()).toBe(`${number} · Orders · NOD · Desk`);
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

test('on a phone the line to pick is one block; thousands of pieces are set off as everywhere else', {
  tags: ['lab'],
}, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['608-2Z', 1200]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  await page.setViewportSize(phone.viewport);
  const cell = page.getByRole('region', { name: 'Pick and dispatch' }).locator('th', { hasText: '608-2Z' });
  await cell.waitFor();
  expect(await cell.evaluate((line) => getComputedStyle(line).boxShadow)).toBe('none');
  await page.getByText('1,200 by').waitFor();
  await page.getByText(/^Mumbai \d,\d{3} free of \d{1,2},\d{3}/).waitFor();
});
