import { expect, test } from 'vitest';
import { workOffInProcesses } from '../actions/imports.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const outstanding = `Nod Bearings,,,,
Ledger Outstandings,,,,
Date,Ref. No.,Opening Amount,Pending Amount,Due on
Western Gear & Pump,,,"97,500.25 Dr",
12-Sep-26,INV/412,"1,25,000.00 Dr","85,000.00 Dr",27-Oct-26
2-Nov-26,INV/533,,"12,500.25 Dr",
Konkan Paper Mill,,,"2,000.00 Dr",
1-Oct-26,INV/470,"2,000.00 Dr","2,000.00 Dr",1-Dec-26
Grand Total,,,"99,500.25 Dr",
`;

test('the accountant brings in the open bills against the total of the books, and the buyer sees them', {
  tags: ['step'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/imports');
  await page.getByLabel('What it holds').selectOption('bills');
  await page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'outstanding.csv', mimeType: 'text/csv', buffer: Buffer.from(outstanding) });
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('heading', { name: 'outstanding.csv' }).waitFor();
  await page.getByText('Please match these columns too: Day of the books.').waitFor();
  await checkWidths(page, 'desk-bills-columns');
  await page.getByLabel('Day of the books of every line').fill('20-11-2026');
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);

  await page.getByText("Customer 'Konkan Paper Mill' may be Konkan Paper Mills.").waitFor();
  const write = page.getByRole('button', { name: /^Write / });
  expect(await write.isDisabled()).toBe(true);
  await page.getByLabel('Total of your books on that day').fill('99,500.26');
  await page.getByText('2,000.01 less than your books. 1 line is left out of it.').waitFor();
  await checkWidths(page, 'desk-bills-differs');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'It is Konkan Paper Mills' }).first().click();
  await page.getByText('0.01 less than your books.').waitFor();
  expect(await write.isDisabled()).toBe(true);
  await page.getByLabel('Total of your books on that day').fill('99,500.25 Dr');
  await page.getByText('It agrees to the last digit.').waitFor();
  await checkWidths(page, 'desk-bills-agrees');
  await write.click();
  await page.getByText('You can leave this page; the import goes on.').waitFor();
  await workOffInProcesses(store);
  await page.getByText('Every line of the file is in.').waitFor();

  const { rows } = await store.database.$client.query(
    "select customer_id as id from users where email = 'active@nod.example'",
  );
  await page.goto(`${store.addressOf('nod')}/desk/nod/receivables/${rows[0].id}`);
  await page.getByRole('row', { name: 'Brought forward INV/412' }).waitFor();
  await checkWidths(page, 'desk-bills-debtor');

  const buyer = await browser.newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', '/statement?pay=INV/533');
  await waitForHydration(buyer);
  const bill = buyer.getByRole('row', { name: /INV\/533/ }).first();
  await bill.getByText('Brought forward').waitFor();
  expect(await bill.getByRole('checkbox').isChecked()).toBe(true);
  await checkWidths(buyer, 'bills-statement');
  expect(await findViolationsInBothModes(buyer)).toEqual([]);
});
