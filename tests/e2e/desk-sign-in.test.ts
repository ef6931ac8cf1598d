import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import {
  endSessionsAtNextChange,
  openDeskSignedIn,
  signInAgainAtDesk,
  signInAtDesk,
} from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('an administrator signs in, adds somebody, and goes on after the session has ended', async () => {
  browser.expectError(/401/);
  const page = await browser.newPage();
  await signInAtDesk(page, store, 'admin');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
  await checkWidths(page, 'desk-staff');

  await page.getByLabel('E-mail').fill('asha@desk.example');
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Sales: RFIs, orders, customers').check();
  await endSessionsAtNextChange(page, store);
  await page.getByRole('button', { name: 'Save' }).click();
  await signInAgainAtDesk(page, store, 'admin');

  await page.getByText('Hand these over to Asha Rao. They are shown only now.').waitFor();
  await page.getByRole('cell', { name: 'asha@desk.example' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('sales find no section for administrators, and its address says why', async () => {
  browser.expectError(/403/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/staff');
  await page.getByText('Your role does not allow this on NOD.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Staff' }).count()).toBe(0);
});
