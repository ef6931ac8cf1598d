import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCreditTerms } from '../../src/payments/credit/set-credit-terms.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { findViolations } from '../browser/find-violations.ts';
import { signInAtDesk } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser, takeScreenshots } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

test('accounts verify a newcomer by keyboard, give credit, a price list and a note, and the log tells it', async () => {
  browser.expectError(/400 .*terms/);
  const page = await (await browser.newVisitor()).newPage();
  await signInAtDesk(page, store, 'accounts');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.getByRole('button', { name: 'To verify' }).click();
  await page.waitForURL(/view=waiting/);
  await takeScreenshots(page, 'desk-customers');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Faridabad Motor Rewinders' }).click();
  await page.getByText('State code 06 is Haryana, as in the addresses').first().waitFor();
  await takeScreenshots(page, 'desk-account-to-verify');
  await expectAccessible(page);
  await page.keyboard.press('r');
  await page.getByLabel('Reason, shown to the buyer when rejected').blur();
  await page.keyboard.press('a');
  await page.getByText('The account is Active now. The buyer gets a mail.').waitFor();

  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credit limit, INR').fill('2,50,000');
  await dialog.getByLabel('Days').fill('x');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Please write the credit period as a whole number of days from 0 to 365.').waitFor();
  await dialog.getByLabel('Days').fill('45');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The terms apply from now on.').waitFor();
  await page.getByText('45 days, 0 days').waitFor();

  await page.getByLabel('Price list').selectOption('');
  await page.getByText('The buyer sees these prices from now on.').waitFor();
  await page.getByLabel('New note').fill('Pays by cheque');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await page.getByText('The note is added.').waitFor();
  await page.getByRole('button', { name: 'Log' }).click();
  await page.getByText('credit terms set').waitFor();
  await expectAccessible(page);
});

test('the second of two who change the same terms sees what the first has set', async () => {
  const page = await (await browser.newVisitor()).newPage();
  await signInAtDesk(page, store, 'accounts');
  await page.goto(`${store.addressOf('nod')}/desk/nod/accounts?q=active@nod`);
  await page.getByRole('link', { name: 'Western Gear & Pump' }).click();
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  await takeScreenshots(page, 'desk-customer');
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Credit limit, INR').fill('300000');
  const terms = {
    limitMinor: 1_00_000_00,
    periodDays: 30,
    graceDays: 5,
    note: '',
    by: 'Meera',
    now: store.server.clock(),
  };
  await setCreditTerms(store.database, sites.nod, { ...terms, email: 'active@nod.example' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog
    .getByText(/Nothing was changed\. The terms are ₹.1,00,000\.00, 30 days and 5 of grace now\. Changed by Meera/)
    .waitFor();
  await expectAccessible(page);
});

test('sales correct nothing and set no terms', async () => {
  const page = await (await browser.newVisitor()).newPage();
  await signInAtDesk(page, store, 'sales');
  await page.goto(`${store.addressOf('nod')}/desk/nod/accounts?q=active@nod`);
  await page.getByRole('link', { name: 'Western Gear & Pump' }).click();
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  expect(await page.getByRole('button', { name: /Edit|Correct/ }).count()).toBe(0);
  expect(await page.getByLabel('May pay by bank transfer').isDisabled()).toBe(true);
});

test('sales see the shop as a customer in a tab of its own, which says so on every page and changes nothing', async () => {
  browser.allowError(/403/);
  const visitor = await browser.newVisitor();
  const page = await visitor.newPage();
  await signInAtDesk(page, store, 'sales');
  await page.goto(`${store.addressOf('nod')}/desk/nod/accounts?q=active@nod`);
  await page.getByRole('link', { name: 'Western Gear & Pump' }).click();
  const opened = visitor.waitForEvent('page');
  await page.getByRole('button', { name: 'See the shop as this customer' }).click();
  const shop = await opened;
  const notice = shop.getByText('sees the shop as Western Gear & Pump. Nothing can be changed.');
  await notice.waitFor();
  for (const path of ['/order-history', '/statement', '/cart', '/my-profile', '/listing?q=6205']) {
    await shop.goto(`${store.addressOf('nod')}${path}`);
    await notice.waitFor();
  }
  await takeScreenshots(shop, 'shop-seen-by-staff');
  await expectAccessible(shop);
  await shop.getByRole('button', { name: 'End' }).click();
  await shop.waitForURL(/\/login/);
  await notice.waitFor({ state: 'hidden' });
});
