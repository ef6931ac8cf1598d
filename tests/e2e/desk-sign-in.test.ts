import { expect, test } from 'vitest';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { authenticatorCode } from '../actions/account/authenticator-code.ts';
import { findViolations } from '../browser/find-violations.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { tickCaptcha } from '../browser/sign-in.ts';
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

test('after three wrong passwords the desk asks for a captcha, and goes on once it is solved', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await store.database.$client.query('update staff set totp_step = 0; delete from limits');
  await page.goto(`${store.addressOf('nod')}/desk`);
  await page.getByLabel('E-mail').fill(demoStaffEmail('sales'));
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  for (const guess of ['a guess', 'a second guess', 'a third guess']) {
    await password.fill(guess);
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect e-mail address or password.').waitFor();
  }
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByText('Please tick the box to show that you are not a robot.').waitFor();
  await page.locator('altcha-widget input[type=checkbox]').waitFor();
  await checkWidths(page, 'desk-sign-in-captcha');
  await tickCaptcha(page);
  await page.getByLabel('Code of your authenticator app').waitFor();
  await store.database.$client.query('delete from limits');
});

test('whoever signs in with the keyboard is told at each field what is missing', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await store.database.$client.query('update staff set totp_step = 0');
  await page.goto(`${store.addressOf('nod')}/desk`);
  await page.getByLabel('E-mail').press('Enter');
  const type = async (field: string, missing: string, text: string) => {
    const input = page.getByRole('textbox', { name: field, exact: true });
    await page.getByText(missing).waitFor();
    await expect.poll(() => input.evaluate((focused) => focused === document.activeElement)).toBe(true);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type('E-mail', 'Please enter your e-mail address', demoStaffEmail('sales'));
  await type('Password', 'Please enter your password', demoPassword);
  const code = page.getByLabel('Code of your authenticator app');
  await code.press('Enter');
  const shown = await authenticatorCode(store, 'sales');
  await type('Code of your authenticator app', 'Please enter the code that the app shows', shown);
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
});

test('signing out that does not reach the desk is said, and works once it does', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await interceptRequests(page, '**/desk/api/sign_out/', (route) => route.abort(), { times: 1 });
  const signOut = page.getByRole('button', { name: 'Sign out' }).first();
  await signOut.click();
  await page.getByText('The desk could not be reached.').waitFor();
  await signOut.click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

test('whoever signs out no longer hears of changes, whose page could not be read any more', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  const isHeard = page.waitForResponse('**/desk/api/nod/events');
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  const stream = (await isHeard).request();
  const letSignOut = await holdRequests(page, '**/desk/api/sign_out/');
  const ended = page.waitForEvent('requestfailed', (request) => request === stream);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await ended;
  letSignOut();
  await page.waitForURL('**/desk');
});

test('whoever signs out after the session has ended is not asked to sign in', { tags: ['lab'] }, async () => {
  browser.expectError(/401/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await endSessionsAtNextChange(page, store);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.waitForURL('**/desk');
  await page.getByLabel('E-mail').waitFor();
});

test('sales find no section for administrators, and its address says why', async () => {
  browser.expectError(/403/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/staff');
  await page.getByText('Your role does not allow this on NOD.').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Staff' }).count()).toBe(0);
});

test('the roles of a colleague are changed with the present ones in view; removing says what goes and what stays', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/staff');
  await page.getByRole('button', { name: 'Roles of Meera Iyer' }).click();
  const form = page.getByRole('dialog', { name: 'Roles of Meera Iyer on NOD' });
  expect(await form.getByLabel(/^Sales/).isChecked()).toBe(true);
  await form.getByLabel(/^Catalogue/).check();
  await checkWidths(page, 'desk-staff-roles');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The roles of Meera Iyer are changed.').waitFor();
  await page
    .getByRole('row', { name: /Meera Iyer/ })
    .getByText('catalogue, sales')
    .waitFor();
  await page.getByRole('heading', { name: 'Add somebody to NOD' }).waitFor();

  await page.getByRole('button', { name: 'Roles of Meera Iyer' }).click();
  await form.getByLabel(/^Accounts/).check();
  await store.database.$client.query(
    `delete from staff_roles where role = 'catalogue' and site = 'nod'
      and staff_id = (select id from staff where name = 'Meera Iyer')`,
  );
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Somebody has changed these roles meanwhile.').waitFor();
  await expect.poll(() => form.getByLabel(/^Catalogue/).isChecked()).toBe(false);
  expect(await form.getByLabel(/^Accounts/).isChecked()).toBe(false);
  await form.getByLabel(/^Accounts/).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: /Meera Iyer/ })
    .getByText('accounts, sales')
    .waitFor();

  await page.getByRole('button', { name: 'Remove Meera Iyer' }).click();
  await page.getByText('They can no longer work for NOD.', { exact: false }).waitFor();
});
