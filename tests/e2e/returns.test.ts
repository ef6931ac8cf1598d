import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../actions/orders.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const delivered = [
  ['51105', 9],
  ['NU205', 4],
] as const;

async function openBuyersOrder(number: string) {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  return page;
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);

async function openAtDesk(number: string) {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  return page;
}

test('a buyer asks to return pieces, staff approve, and what came back is credited in part', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), delivered);
  await dispatchGoods(store, number);
  const buyer = await openBuyersOrder(number);
  await buyer.getByRole('button', { name: 'Return items' }).click();
  const request = buyer.getByRole('dialog', { name: `Return items of order ${number}` });
  const send = request.getByRole('button', { name: 'Request the return' });
  await send.click();
  await request.getByText('Please enter how many pieces of which item you return.').waitFor();
  await request.getByLabel('Pieces of 51105').fill('10');
  await send.click();
  await request.getByText('Please enter a whole number from 1 to 9.').waitFor();
  await expect.poll(() => isFocused(request.getByLabel('Pieces of 51105'))).toBe(true);
  await checkWidths(buyer, 'request-return-refused');
  await request.getByLabel('Pieces of 51105').fill('3');
  await request.getByLabel('Pieces of NU205').fill('1');
  await request.getByLabel('Reason for NU205').selectOption('Damaged on the way');
  await request.getByLabel('Note').fill('One box was torn');
  await send.click();
  await request.getByText('Please choose a reason.').waitFor();
  await expect.poll(() => isFocused(request.getByLabel('Reason for 51105'))).toBe(true);
  await request.getByLabel('Reason for 51105').selectOption('Ordered too many');

  await store.database.$client.query('delete from sessions');
  browser.expectError(/401/);
  await send.click();
  await buyer.waitForURL((url) => url.pathname === '/login');
  await signIn(buyer, 'active@nod.example');
  await expect.poll(() => request.getByLabel('Pieces of 51105').inputValue()).toBe('3');
  await expect.poll(() => request.getByLabel('Note').inputValue()).toBe('One box was torn');
  await send.click();
  await buyer.getByText(`Return ${number}-R1 is requested. We will write to you.`).waitFor();
  await buyer.getByText('3 × 51105 (Ordered too many); 1 × NU205 (Damaged on the way)').waitFor();

  const page = await openAtDesk(number);
  const returns = page.getByRole('region', { name: 'Returns' });
  await returns.getByText('They write: One box was torn').waitFor();
  await checkWidths(page, 'desk-return-requested');
  await returns.getByRole('button', { name: 'Decline the return' }).click();
  await returns.getByText('Please write a reason. The buyer reads it.').waitFor();
  const answer = returns.getByLabel('Answer, sent to the buyer');
  await answer.fill('Please send them to Goregaon');
  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe('Please send them to Goregaon');
  await returns.getByRole('button', { name: 'Approve the return' }).click();
  await page.getByText(`Return ${number}-R1 is approved.`).waitFor();
  await checkWidths(page, 'desk-return-approved');
  await returns.getByLabel('Credit, 51105').fill('x');
  await returns.getByRole('button', { name: /^Credit|^Close/ }).click();
  await page.getByText('Write how many 51105 are credited.').waitFor();
  await returns.getByLabel('Credit, 51105').fill('2');
  await returns.getByLabel('What happens with NU205').selectOption('Scrap');
  await returns.getByLabel('Reason, printed on the credit note').fill('One 51105 was used');
  await page.reload();
  await expect.poll(() => returns.getByLabel('Credit, 51105').inputValue()).toBe('2');
  expect(await returns.getByLabel('What happens with NU205').inputValue()).toBe('scrap');
  expect(await returns.getByLabel('Reason, printed on the credit note').inputValue()).toBe('One 51105 was used');
  await returns.getByRole('button', { name: /^Credit ₹.+ before GST$/ }).click();
  await page.getByText(/^Credit note NMC\/.+ is issued\.$/).waitFor();
  await returns.getByText('2 credited, back to the shelf').waitFor();

  const cameBack = { name: /came back$/ };
  const back = page.getByRole('dialog', cameBack);
  const ofNote = back.getByLabel('Reason, printed on the credit note');
  await page.getByRole('button', cameBack).click();
  await back.getByLabel('Back to the shelf, not scrap').uncheck();
  await ofNote.fill('Rusty');
  await back.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', cameBack).click();
  expect(await back.getByLabel('Back to the shelf, not scrap').isChecked()).toBe(true);
  expect(await ofNote.inputValue()).toBe('');

  await buyer.reload();
  await buyer.getByText('2 of 3 × 51105 credited (Ordered too many); 1 of 1 × NU205 credited').waitFor();
  await buyer
    .locator('p')
    .getByText(/^Credit note NMC\/.+, ₹/)
    .waitFor();
  await buyer.getByText('One 51105 was used').waitFor();
  await checkWidths(buyer, 'order-with-return');
  expect(await findInconsistencies(store)).toEqual([]);
});
