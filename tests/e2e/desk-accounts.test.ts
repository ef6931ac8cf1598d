import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setCreditTerms } from '../../src/payments/credit/set-credit-terms.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { fillCart, loadCart } from '../actions/cart.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

const recordOf = async (email: string) => `/accounts/${await findCustomerId(store, email)}`;

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

test('staff ask for a paper; the buyer sees the sentence in My Profile until it is uploaded', {
  tags: ['lab'],
}, async () => {
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
    name: 'all.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await certificate()),
  });
  await shop.getByText('Uploaded. Our team will check it.').waitFor();
  await shop.getByText('Our team asks for this paper').waitFor({ state: 'detached' });
});

test('from one account of the list to the next with the keys, and back to the same row', {
  tags: ['lab'],
}, async () => {
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

test('the second of two who change the same terms sees what the first has set, and may still save', {
  tags: ['lab'],
}, async () => {
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

test('who corrects a tax number is told of a wrong check character and of another state, and can still save', {
  tags: ['lab'],
}, async () => {
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

test('an SEZ buyer under LUT is set at its registration, and the page says that tax follows it', {
  tags: ['lab'],
}, async () => {
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

test('sales correct nothing and set no terms', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', await recordOf('active@nod.example'));
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  await page.getByRole('rowheader', { name: 'Opening balance' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Edit|Correct/ }).count()).toBe(0);
  await expect.poll(() => page.getByLabel('May pay by bank transfer').isDisabled()).toBe(true);
});

test('accounts sign out a customer whose phone is lost; the shop asks to sign in again and keeps the cart', {
  tags: ['lab'],
}, async () => {
  browser.allowError(/401/);
  const token = await store.signIn('active', 'gwd');
  await fillCart(store, token, [['6205-2RS', 3]], 'gwd');
  const shop = await browser.newPage();
  await openSignedIn(shop, store, 'gwd', 'active@gwd.example', '/cart');
  await shop.getByRole('link', { name: '6205-2RS', exact: true }).first().waitFor();

  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'gwd', await recordOf('active@gwd.example'));
  await page.getByRole('button', { name: /^People/ }).press('Enter');
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

test('an administrator exports and erases a person with the keyboard, and the audit trail tells', async () => {
  const page = await browser.newPage();
  await createConfirmedOrder(store, await store.signIn('overdue'), [['6205-2RS/C3', 10]]);
  await openDeskSignedIn(page, store, 'admin', 'nod', '/accounts?q=overdue@nod');
  await page.getByRole('cell', { name: 'overdue@nod.example' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^People/ }).press('Enter');
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

test('a note that is being typed is there again after a look at an order', { tags: ['lab'] }, async () => {
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
