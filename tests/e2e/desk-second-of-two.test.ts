import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { correctEmailOfCustomer } from '../../src/desk/accounts/change-customer.contract.ts';
import { ignoreLineAtDesk, undoLineAtDesk } from '../../src/desk/bank/bank.contract.ts';
import { saveSearchWordAtDesk } from '../../src/desk/items/search-words.contract.ts';
import { renamePriceListAtDesk } from '../../src/desk/prices/price-lists.contract.ts';
import { notePromiseAtDesk } from '../../src/desk/receivables/debtor.contract.ts';
import { importLines, invoiceFor } from '../actions/payments/bank-lines.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

// Whoever is told in a dialog that a colleague was first may still do what they typed.
const browser = setUpBrowser();
const store = setUp(startStore);
const site = 'nod' as const;

async function openDesk(role: 'accounts' | 'admin' | 'catalogue', path: string): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, site, path);
  return page;
}

test('an address that a colleague has rejected meanwhile is rejected with one’s own reason', async () => {
  const page = await openDesk(
    'accounts',
    `/accounts/${await findCustomerId(store, 'active@nod.example')}?tab=addresses`,
  );
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  for (const desk of [page, colleague]) {
    await desk
      .getByRole('button', { name: /^Reject / })
      .first()
      .click();
    await desk.getByRole('dialog').getByLabel('Reason').waitFor();
  }
  const reject = async (desk: Page, reason: string) => {
    await desk.getByRole('dialog').getByLabel('Reason').fill(reason);
    await desk.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  };
  await reject(colleague, 'No such street.');
  await colleague.getByText('The address is rejected.').waitFor();
  await reject(page, 'The gate is closed.');
  await page
    .getByRole('dialog')
    .getByText(/^Nothing was changed\. The address is .+ now\./)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await page.getByText('The address is rejected.').waitFor();
  await page.getByText('The gate is closed.').waitFor();
});

test('a price list that a colleague has renamed meanwhile gets one’s own name', { tags: ['lab'] }, async () => {
  const page = await openDesk('catalogue', '/prices');
  await page.getByRole('button', { name: 'Rename Resellers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Dealers');
  const { rows } = await store.database.$client.query(
    "select id from price_lists where site = 'nod' and name = 'Resellers'",
  );
  const renamed = { site, id: String(rows[0].id), name: 'Traders', seen: 'Resellers' };
  await store.call(renamePriceListAtDesk, renamed, { desk: await store.signInAtDesk('admin') });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This price list is called Traders now; somebody else renamed it.').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Dealers' }).waitFor();
});

test('a search word that a colleague has changed meanwhile finds what one types', { tags: ['lab'] }, async () => {
  const desk = await store.signInAtDesk('admin');
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' and maker = 'ZWZ' order by id limit 3",
  );
  const [first, second, third] = rows.map(({ code }) => String(code));
  const write = (codes: string[], seen: string[]) =>
    store.call(saveSearchWordAtDesk, { site, word: 'KMP 4712', codes, seen }, { desk });
  await write([first ?? ''], []);
  const page = await openDesk('catalogue', '/items/words');
  await page.getByRole('row', { name: 'KMP 4712' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Stock codes of the items').fill(third ?? '');
  await write([second ?? ''], [first ?? '']);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(`KMP 4712 finds ${second} now;`, { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('KMP 4712 finds 1 item.').waitFor();
});

test('a bank line that a colleague has ignored and let wait again meanwhile is ignored', {
  tags: ['lab'],
}, async () => {
  const [line = 0] = await importLines(store, [[11_00, 'INTEREST APRIL', 'A1']]);
  const page = await openDesk('accounts', '/bank');
  await page.getByRole('button', { name: 'INTEREST APRIL' }).click();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: 'Ignore this line?' });
  await dialog.getByLabel('Reason').fill('Interest');
  const desk = await store.signInAtDesk('admin');
  await store.call(ignoreLineAtDesk, { site, line, version: 0, reason: 'Interest?' }, { desk });
  await store.call(undoLineAtDesk, { site, line, version: 1, why: '' }, { desk });
  await page.keyboard.press('Enter');
  await dialog.getByText(/Look at it again\.$/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('The line is ignored.').waitFor();
});

test('why a booking was refused stays to be read, and the line is booked all the same', { tags: ['lab'] }, async () => {
  const [line = 0] = await importLines(store, [[12_00, 'CASH DEPOSIT', 'A2']]);
  const page = await openDesk('accounts', '/bank');
  await page.getByRole('button', { name: 'CASH DEPOSIT' }).click();
  await page.keyboard.press('o');
  await page.getByRole('dialog').getByLabel('Name or e-mail address').fill('newbalance0@nod.example');
  await page.getByRole('dialog').getByRole('button', { name: 'newbalance0@nod.example' }).click();
  const book = page.getByRole('button', { name: 'Book receipt' });
  await book.waitFor();
  const desk = await store.signInAtDesk('admin');
  // Else the page may hear of it before the button is pressed.
  const release = await holdRequests(page, '**/money/bank/?*');
  await store.call(ignoreLineAtDesk, { site, line, version: 0, reason: 'Interest?' }, { desk });
  await store.call(undoLineAtDesk, { site, line, version: 1, why: '' }, { desk });
  const isRefused = page.waitForResponse('**/money/bank/book/');
  await book.click();
  await isRefused;
  release();
  await page.getByText(/Look at it again\.$/).waitFor();
  await book.click();
  await page.getByText(/^Receipt .+ is booked\.$/).waitFor();
});

test('an e-mail address that a colleague has corrected meanwhile is corrected to one’s own', {
  tags: ['lab'],
}, async () => {
  const customer = await findCustomerId(store, 'overdue@nod.example');
  const page = await openDesk('accounts', `/accounts/${customer}?tab=people`);
  await page.getByRole('button', { name: 'Correct the e-mail address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('stores@plant.example');
  const corrected = { site, customerId: customer, email: 'office@plant.example', seen: 'overdue@nod.example' };
  await store.call(correctEmailOfCustomer, corrected, { desk: await store.signInAtDesk('admin') });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('office@plant.example', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('stores@plant.example, not verified').waitFor();
});

test('a promise of a customer that a colleague has noted meanwhile is noted anew', { tags: ['lab'] }, async () => {
  const debtor = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, debtor, 'NM/26-27/990004', 18_290_00, { daysAgo: 12 });
  const page = await openDesk('accounts', '/receivables');
  const call = page.getByRole('complementary', { name: 'Call list' }).getByRole('listitem').first();
  const company = (await call.getByRole('link').first().textContent()) ?? '';
  await call.getByRole('button', { name: 'Promised' }).click();
  const dialog = page.getByRole('dialog', { name: `What does ${company} promise?` });
  await dialog.getByLabel('They pay').fill('50');
  const promised = { site, customerId: debtor, amount: 40_00, day: '', note: '', seen: '0' };
  const day = await dialog.getByLabel('By').inputValue();
  await store.call(notePromiseAtDesk, { ...promised, day }, { desk: await store.signInAtDesk('admin') });
  await dialog.getByLabel('They pay').press('Enter');
  await dialog.getByText('₹ 40.00', { exact: false }).waitFor();
  await dialog.getByLabel('They pay').press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('complementary', { name: 'Promised' }).getByText('50.00').waitFor();
});
