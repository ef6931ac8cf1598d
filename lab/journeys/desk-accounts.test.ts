import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setCreditTerms } from '../../src/payments/credit/set-credit-terms.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, loadCart } from '../../tests/actions/cart.ts';
import { findCustomerId } from '../../tests/actions/payments/ledger.ts';
import { findViolations } from '../../tests/browser/find-violations.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { makePdf } from '../../tests/fixtures/papers.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

const recordOf = async (email: string) => `/accounts/${await findCustomerId(store, email)}`;

const certificate = () =>
  makePdf(['Form GST REG-06\n\nRegistration Certificate\n\nRegistration number: 06AAACD3381N1ZI', 'Places'], {
    size: 'A4',
  });

test('staff ask for a paper; the buyer sees the sentence in My Profile until it is uploaded', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/accounts?view=approval');
  await page.getByRole('cell', { name: 'approval@nod.example' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('The buyer has uploaded no paper yet.').waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: /Ask .+ for a paper/ });
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await dialog.getByText('Please write what is missing. The buyer will see it.').waitFor();
  await dialog.getByLabel('What is missing').fill('Please send all pages.');
  await checkWidths(page, 'desk-ask-for-a-paper');
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await page.getByText('GST certificate asked for').waitFor();
  await checkWidths(page, 'desk-account-paper-asked');

  const shop = await browser.newPage();
  await openSignedIn(shop, store, 'nod', 'approval@nod.example', '/my-profile');
  await shop.getByText('Our team asks for this paper: Please send all pages.').waitFor();
  await checkWidths(shop, 'my-profile-paper-asked');
  await shop.getByLabel('GST certificate', { exact: true }).setInputFiles({
    ...{ name: 'all.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await certificate()) },
  });
  await shop.getByText('Uploaded. Our team will check it.').waitFor();
  await shop.getByText('Our team asks for this paper').waitFor({ state: 'detached' });
});

test('from one account of the list to the next with the keys, and back to the same row', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/accounts?sort=company');
  await page.getByRole('cell', { name: 'active@nod.example' }).first().waitFor();
  const names = await page.getByRole('table', { name: 'Customers' }).getByRole('link').allTextContents();
  const company = (name: string | undefined) => page.getByRole('heading', { level: 2, name: name ?? '', exact: true });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await company(names[0]).waitFor();
  await page.keyboard.press('j');
  await company(names[1]).waitFor();
  await page.keyboard.press('j');
  await company(names[2]).waitFor();
  await page.keyboard.press('k');
  await company(names[1]).waitFor();
  const previous = page.getByRole('button', { name: 'Previous customer' });
  await previous.press('Enter');
  await company(names[0]).waitFor();
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true');
  expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Next customer' }).click();
  await company(names[1]).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/accounts\?sort=company$/);
  await expect.poll(() => page.locator('tr[aria-current]').getByRole('link').textContent()).toBe(names[1]);
});

test('the second of two who change the same terms sees what the first has set, and may still save', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', await recordOf('active@nod.example'));
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  await checkWidths(page, 'desk-customer');
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
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The terms apply from now on.').waitFor();
  await page.getByText('₹\u00a03,00,000.00').first().waitFor();
});

test('who corrects a tax number is told of a wrong check character and of another state, and can still save', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', await recordOf('active@nod.example'));
  const heading = page.getByRole('heading', { name: 'Registration' });
  await page.locator('section', { has: heading }).getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tax number').fill('24AAACC1206D1ZA');
  const hints = dialog.getByRole('status');
  await hints.getByText('The last character does not match the rest.').waitFor();
  await hints.getByText('This number belongs to Gujarat, but the address is in Maharashtra.').waitFor();
  await checkWidths(page, 'desk-correct-tax-number');
  await dialog.getByLabel('Tax number').fill('27AAACC1206D1ZG');
  await expect.poll(() => hints.textContent()).toBe('');
  await dialog.getByLabel('Tax number').fill('24AAACC1206D1ZA');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('section', { has: heading }).getByText('24AAACC1206D1ZA').first().waitFor();
});

test('an SEZ buyer under LUT is set at its registration, and the page says that tax follows it', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', await recordOf('overdue@nod.example'));
  await page.getByRole('combobox', { name: /^Kind of 27/ }).selectOption('SEZ, under LUT');
  const question = page.getByRole('dialog', { name: /“SEZ, under LUT”/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByRole('combobox', { name: /^Kind of 27/ }).inputValue()).toBe('regular');
  await page.getByRole('combobox', { name: /^Kind of 27/ }).selectOption('SEZ, under LUT');
  await question.getByRole('button', { name: 'Change the kind' }).click();
  await page.getByText('Tax follows this kind from the next order on.').waitFor();
  await openDeskSignedIn(page, store, 'accounts', 'gwd', await recordOf('overdue@gwd.example'));
  const registration = page.locator('section', { has: page.getByRole('heading', { name: 'Registration' }) });
  await registration.getByText('Emirate', { exact: true }).waitFor();
  expect(await registration.getByText('Kind', { exact: true }).count()).toBe(0);
});

test('sales correct nothing and set no terms', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', await recordOf('active@nod.example'));
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  await page.getByRole('rowheader', { name: 'Opening balance' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Edit|Correct/ }).count()).toBe(0);
  await expect.poll(() => page.getByLabel('May pay by bank transfer').isDisabled()).toBe(true);
});

test('accounts sign out a customer whose phone is lost; the shop asks to sign in again and keeps the cart', async () => {
  browser.allowError(/401/);
  const token = await store.signIn('active', 'gwd');
  await fillCart(store, token, [['6205-2RS', 3]], 'gwd');
  const shop = await browser.newPage();
  await openSignedIn(shop, store, 'gwd', 'active@gwd.example', '/cart');
  await shop.getByRole('link', { name: '6205-2RS', exact: true }).first().waitFor();

  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'gwd', await recordOf('active@gwd.example'));
  await page.getByRole('button', { name: 'Users' }).press('Enter');
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Sign .+ out everywhere\?$/ });
  await checkWidths(page, 'desk-sign-out-customer');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByText(/^\d+ sessions? ended\. The password stays as it is\.$/).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log' }).press('Enter');
  await page.getByText('signed out everywhere').waitFor();

  await shop.reload();
  await shop.getByRole('link', { name: '6205-2RS', exact: true }).waitFor({ state: 'detached' });
  const kept = await loadCart(store, await store.signIn('active', 'gwd'), 'gwd');
  expect(kept.map(({ itemname }) => itemname)).toContain('6205-2RS');
});

test('a note that is being typed is there again after a look at an order', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', await recordOf('active@nod.example'));
  await page.getByLabel('New note').fill('Asked for 60 days');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('Asked for 60 days');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('');
  await page.reload();
  await page.getByRole('listitem').getByText('Asked for 60 days').waitFor();
  expect(await page.getByLabel('New note').inputValue()).toBe('');
});
