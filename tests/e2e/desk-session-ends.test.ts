import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { openDeskSignedIn, signInAgainAtDesk, signInAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

/** A clerk has typed a reason to hold a customer. */
async function openHold(role: StaffRole, customer = 'active@nod.example'): Promise<Page> {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, 'nod', `/accounts/${await findCustomerId(store, customer)}`);
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Two bounced cheques.');
  return page;
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
};

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

test('whoever signs out in one window leaves no customer to be read in another, and goes on there', async () => {
  browser.allowError(/401/);
  const page = await openHold('accounts', 'newbalance0@nod.example');
  const other = await page.context().newPage();
  await other.goto(`${store.addressOf('nod')}/desk/nod/accounts`);
  await signOut(other);
  await signInAgain(page).getByText('What you typed is still here, and is shown once you have signed in.').waitFor();
  await page.getByRole('main').waitFor({ state: 'hidden' });
  await page.getByText('Two bounced cheques.').waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await checkWidths(page, 'desk-session-ended');

  await signInAgainAtDesk(page, store, 'accounts');
  const hold = page.getByRole('dialog', { name: /^Put .* on hold/ });
  await expect.poll(() => hold.getByLabel('Reason').inputValue()).toBe('Two bounced cheques.');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText('Two bounced cheques.').waitFor();
});

test('whoever signs in next finds nothing that the one before has typed', async () => {
  browser.allowError(/401/);
  const page = await openHold('sales');
  const other = await page.context().newPage();
  await other.goto(`${store.addressOf('nod')}/desk/nod/accounts`);
  await signOut(other);
  await signInAgain(page).waitFor();
  await signInAtDesk(other, store, 'admin');
  await page.getByRole('link', { name: 'Arjun Shah' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
