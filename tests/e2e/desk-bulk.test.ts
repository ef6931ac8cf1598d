import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function placeOrder(): Promise<string> {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['NU205', 1]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
}

const statuses = async () => {
  const { rows } = await store.database.$client.query<{ status: string }>('select status from orders order by id');
  return rows.map(({ status }) => status);
};

async function openDesk(section: string) {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', `/${section}`);
  return page;
}

test('a range of orders is selected with the keyboard, approved with its count in the question, and undone', async () => {
  for (let count = 0; count < 3; count++) await placeOrder();
  const page = await openDesk('orders?view=to-approve');
  await page.getByRole('row').nth(3).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 3 on this page' }).click();
  await page.getByText('3 selected').waitFor();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Approve 2' }).click();
  await page.getByText('Approve 2 orders? Their buyers are mailed.').waitFor();
  await checkWidths(page, 'desk-bulk');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('2 orders approved.').waitFor();
  expect((await statuses()).filter((status) => status === 'Confirmed')).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 orders waiting for approval again.').waitFor();
  expect(await statuses()).toEqual(Array(3).fill('Awaiting Internal Approval'));
});
