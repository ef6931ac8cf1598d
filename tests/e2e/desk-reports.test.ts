import { expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test("a quarter's report is opened down to an invoice with the keyboard, kept as a view and saved as a file", async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const { invoice } = await dispatchGoods(store, number);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/reports');
  await page.getByLabel('Rows').selectOption({ label: 'Item' });
  await page.getByLabel('Columns').selectOption({ label: 'Maker' });
  await page.getByLabel('Period').selectOption({ label: 'This quarter' });
  await page.getByRole('table', { name: /by item$/ }).waitFor();
  await checkWidths(page, 'desk-reports-sales');
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: /^Documents of .*NU205:/ }).press('Enter');
  const pane = page.getByRole('complementary', { name: 'Documents of a figure' });
  await pane.getByText('1 document', { exact: true }).waitFor();
  await checkWidths(page, 'desk-reports-documents');
  expect(await findViolations(page)).toEqual([]);
  const link = pane.getByRole('link', { name: invoice });
  expect(await link.getAttribute('href')).toContain(`/orders/${number}`);
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'detached' });

  // A figure of other choices is not on the page any more.
  await page.getByRole('button', { name: /^Documents of .*NU205:/ }).press('Enter');
  await pane.waitFor();
  await page.getByLabel('Show').selectOption({ label: 'Pieces sold' });
  await pane.waitFor({ state: 'detached' });
  await page.getByLabel('Rows').selectOption({ label: 'Month' });
  await page.getByRole('table', { name: /by month$/ }).waitFor();
  await page.getByRole('button', { name: /^Documents of [A-Z][a-z]{2} \d{4}: 13$/ }).press('Enter');
  await pane.getByText('1 document', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Rows').selectOption({ label: 'Item' });
  await page.getByRole('table', { name: /by item$/ }).waitFor();

  await page.getByRole('button', { name: 'Save this view' }).press('Enter');
  await page.getByLabel('Name of the view').fill('Makers of the quarter');
  await page.getByLabel('Name of the view').press('Enter');
  await page.getByRole('button', { name: 'Makers of the quarter', exact: true }).waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).press('Enter');
  expect((await file).suggestedFilename()).toMatch(/^NOD-sales-.*\.xlsx$/);

  for (const name of ['Quotes', 'Customers who stopped', 'Slow and dead stock']) {
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name }).press('Enter');
    await page.getByRole('link', { name, exact: true }).and(page.locator('[aria-current]')).waitFor();
    await checkWidths(page, `desk-reports-${name}`);
    expect(await findViolations(page)).toEqual([]);
  }
});
