import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
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

test('orders whose approval did not reach the desk stay selected, and what is refused of them then says why', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const number = await placeOrder();
  const page = await openDesk('orders?view=to-approve');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const selected = page.getByText(/^\d selected$/);
  const count = (await selected.textContent()) ?? '';
  const asked = '**/decide_orders/';
  await interceptRequests(page, asked, (route) => route.abort());
  const approve = page.getByRole('button', { name: /^Approve \d$/ });
  await approve.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('The desk could not be reached.').waitFor();
  await approve.waitFor();
  expect(await selected.textContent()).toBe(count);

  await page.unroute(asked);
  await approve.click();
  await page.getByRole('group', { name: /^Approve \d orders?/ }).waitFor();
  await store.database.$client.query("update orders set status = 'Cancelled' where number = $1", [number]);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const refused = page.getByText(`${number}: Order ${number} is Cancelled and cannot become Confirmed.`);
  await refused.waitFor();
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await refused.waitFor({ state: 'detached' });
});

test('messages are marked done together, and opened again by Undo', { tags: ['lab'] }, async () => {
  await store.database.$client.query(
    `insert into contact_messages (site, first_name, last_name, email, phone, message, captcha, created_at)
      select 'nod', 'Asha', 'Rao ' || i, 'asha@mill.example', '9820012345', 'Hello', i, now() from generate_series(1, 4) i`,
  );
  const page = await openDesk('messages');
  const boxes = page.getByRole('checkbox', { name: 'Select this row' });
  await boxes.nth(0).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Mark 4 messages done' }).click();
  await page.getByText('Every message is answered.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await boxes.nth(3).waitFor();
});

test('customers are given to a sales manager, and given back', { tags: ['lab'] }, async () => {
  const page = await openDesk('accounts');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByLabel('Sales manager', { exact: true }).last().fill('K. Rao');
  await page.getByRole('button', { name: /^Set for \d+$/ }).click();
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByText(/^K\. Rao looks after \d+ customers?\.$/).waitFor();
  await page.getByRole('cell', { name: 'K. Rao' }).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/customers? given back\.$/).waitFor();
  const { rows } = await store.database.$client.query("select from customers where sales_manager = 'K. Rao'");
  expect(rows).toEqual([]);
});
