import { expect, test } from 'vitest';
import { createConfirmedOrder, findInconsistencies } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('an order is held and released with the keyboard, then only some of its lines leave; its buyer reads so', async () => {
  const token = await store.signIn('active');
  const number = await createConfirmedOrder(store, token, [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/orders/${number}`);
  const pick = page.getByRole('region', { name: 'Pick and dispatch' });
  await pick.waitFor();
  await page.getByRole('button', { name: 'Put on hold' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why it waits').press('Enter');
  await dialog.getByText('Please write why the order waits.').waitFor();
  await dialog.getByLabel('Look at it again on').fill('2020-01-02');
  await dialog.getByLabel('Why it waits').fill('The buyer checks the sizes');
  await dialog.getByLabel('Why it waits').press('Enter');
  await dialog.getByText('This day is past. Choose today or a later day.').waitFor();
  await dialog.getByLabel('Look at it again on').fill('');
  await checkWidths(page, 'desk-hold-dialog');
  await dialog.getByLabel('The buyer may read the reason').press('Space');
  await dialog.getByLabel('Why it waits').press('Enter');
  await page.getByText(`Order ${number} is on hold.`).waitFor();
  await page.getByText('On hold: The buyer checks the sizes').waitFor();
  expect(await pick.count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-order-on-hold');

  const buyer = await browser.newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await buyer.getByText('This order waits').waitFor();
  await buyer.getByText('The buyer checks the sizes').waitFor();
  await checkWidths(buyer, 'order-that-waits');

  await page.getByRole('link', { name: 'All orders', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'On hold' }).press('Enter');
  await page.getByRole('link', { name: number }).waitFor();
  await checkWidths(page, 'desk-orders-on-hold');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: number }).press('Enter');
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await page.getByText(`Order ${number} is released.`).waitFor();

  await pick.getByLabel('Line 2, NU205, leaves now').press('Space');
  await checkWidths(page, 'desk-send-only');
  await pick.getByRole('button', { name: 'Send only these 1' }).press('Enter');
  await pick.getByText('9 short: Leaves later').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.getByText(`${number}-1 has left.`).waitFor();
  await page.getByText('Dispatched in part').first().waitFor();
  await checkWidths(page, 'desk-order-in-part');
  await buyer.reload();
  await buyer.getByText('Dispatched in part').first().waitFor();
  await page.getByTitle(/^All orders of/).press('Enter');
  await page.getByRole('button', { name: /^Only / }).waitFor();
  await page.getByRole('button', { name: 'Sent in part' }).press('Enter');
  await page.getByRole('link', { name: number }).waitFor();
  await checkWidths(page, 'desk-orders-in-part');
  expect(await findInconsistencies(store)).toEqual([]);
});
