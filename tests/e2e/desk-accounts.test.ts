import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uploadAs } from '../actions/account/papers.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

const certificate = () =>
  makePdf(['Form GST REG-06\n\nRegistration Certificate\n\nRegistration number: 06AAACD3381N1ZI', 'Places'], {
    size: 'A4',
  });

test('accounts approve a newcomer by keyboard, paper beside the form, with credit and prices in one press', async () => {
  browser.expectError(/400 .*approve_with_terms/);
  await uploadAs(store, await store.signIn('pending'), { file: await certificate(), name: 'GST REG-06.pdf' });
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.getByRole('button', { name: 'To verify' }).click();
  await page.waitForURL(/view=waiting/);
  await page.getByRole('cell', { name: 'active@nod.example' }).first().waitFor({ state: 'detached' });
  await checkWidths(page, 'desk-customers');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('State code 06 is Haryana, as in the addresses').first().waitFor();
  const picture = page.getByRole('img', { name: 'GST certificate, page 1' });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await page.keyboard.press('v');
  await page.getByText('page 2 of 2').waitFor();
  await page.keyboard.press('l');
  await page.keyboard.type('2,50,000');
  await page.getByLabel('Days').fill('x');
  await checkWidths(page, 'desk-account-to-verify');
  await page.getByLabel('Days').press('Enter');
  await page.getByText('Please write the credit period as a whole number of days from 0 to 365.').waitFor();
  await page.getByLabel('Days').fill('45');
  await page.reload();
  await page.getByRole('button', { name: 'Approve with ₹ 2,50,000, 45 days' }).waitFor();
  await page.getByLabel('Days').blur();
  await page.keyboard.press('a');
  await page.getByText('The account is Active now. The buyer gets one mail with all of it.').waitFor();
  await page.getByText('45 days, 0 days').waitFor();

  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grace').fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The terms apply from now on.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByLabel('Price list').selectOption('');
  await page.getByText('The buyer sees these prices from now on.').waitFor();
  await page.getByLabel('New note').fill('Pays by cheque');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByText('The note is added.').waitFor();
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByText('Grace', { exact: true }).first().waitFor();
  await checkWidths(page, 'desk-customer-log');
  await page.keyboard.press('Escape');
  await page.waitForURL(/accounts\?view=waiting$/);
});

test('an administrator exports and erases a person with the keyboard, and the audit trail tells', async () => {
  const page = await browser.newPage();
  await createConfirmedOrder(store, await store.signIn('overdue'), [['6205-2RS/C3', 10]]);
  await openDeskSignedIn(page, store, 'admin', 'nod', '/accounts?q=overdue@nod');
  await page.getByRole('cell', { name: 'overdue@nod.example' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Users' }).press('Enter');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export personal data' }).press('Enter');
  expect((await exported).suggestedFilename()).toMatch(/^personal-data-.+\.json$/);

  await page.getByText('is saved.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('overdue@nod.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asked by letter');
  const dialog = page.getByRole('dialog', { name: /Erase .+\?/ });
  await dialog.getByRole('button', { name: 'Erase' }).press('Enter');
  await dialog.getByText(/^Before this person can be erased: deliver or cancel order NOD\d+\.$/).waitFor();
  await checkWidths(page, 'desk-erase-refused');
  await store.database.$client.query("update orders set status = 'Delivered'");
  await dialog.getByRole('button', { name: 'Erase' }).press('Enter');
  await page.getByText('This person was erased. Orders and documents stay as the law asks.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /Erase|Export|Correct|Ask for a paper/ }).count()).toBe(0);
  await checkWidths(page, 'desk-person-erased');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Log' }).press('Enter');
  await page.getByText('person erased').waitFor();
  await page.getByText('Asked by letter').waitFor();
  await page.getByText('personal data exported').waitFor();
  await expect.poll(() => page.getByText('overdue@nod.example').count()).toBe(0);
});
