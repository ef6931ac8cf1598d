import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { uploadAs } from '../actions/account/papers.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn, signInAgainAtDesk, signInAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePdf } from '../fixtures/papers.ts';
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

/** What the browser does with a page that it kept, which this one never does. */
const showAgain = (page: Page) =>
  page.evaluate(() => void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))));

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

test('signing in again in one window is enough for the others', { tags: ['lab'] }, async () => {
  browser.allowError(/401/);
  const page = await openHold('sales');
  const other = await page.context().newPage();
  await other.goto(`${store.addressOf('nod')}/desk/nod/accounts`);
  await signOut(other);
  await signInAgain(page).waitFor();
  await signInAtDesk(other, store, 'sales');
  await signInAgain(page).waitFor({ state: 'hidden' });
  expect(await page.getByRole('dialog').getByLabel('Reason').inputValue()).toBe('Two bounced cheques.');
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

test('somebody else may sign in where a session has ended', { tags: ['lab'] }, async () => {
  browser.expectError(/401/);
  const page = await openHold('sales');
  await store.database.$client.query('delete from staff_sessions');
  await showAgain(page);
  await signInAgain(page).getByRole('button', { name: 'Sign in as somebody else' }).click();
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
});

test('a page of a paper that could not be read is drawn after signing in again', { tags: ['lab'] }, async () => {
  browser.expectError(/401/);
  const file = await makePdf(['Form GST REG-06', 'Additional places'], { size: 'A4' });
  const { body } = await uploadAs(store, await store.signIn('pending'), { file, name: 'GST REG-06.pdf' });
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', `/papers/${body.paper_id}`);
  await page.getByText('page 1 of 2').waitFor();
  // Not before: the page may hear of the end by itself.
  const endSession = async (route: Route) => {
    await store.database.$client.query('delete from staff_sessions');
    await route.continue();
  };
  await interceptRequests(page, '**/papers/*?page=2', endSession, { times: 1 });
  await page.getByRole('button', { name: 'Next page' }).click();
  await signInAgainAtDesk(page, store, 'sales');
  const picture = page.getByRole('img', { name: 'GST certificate, page 2' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1000);
});

test('a page that the browser kept shows no customer until it is known who is signed in', {
  tags: ['lab'],
}, async () => {
  const page = await openHold('accounts');
  let answer = await holdRequests(page, '**/desk/api/session/');
  await showAgain(page);
  await page.getByRole('main').waitFor({ state: 'hidden' });
  answer();
  await page.getByRole('dialog', { name: /^Put .* on hold/ }).waitFor();

  await page.unrouteAll();
  answer = await holdRequests(page, '**/desk/api/session/');
  browser.allowError(/401/);
  await store.database.$client.query('delete from staff_sessions');
  await showAgain(page);
  await page.getByRole('main').waitFor({ state: 'hidden' });
  answer();
  await signInAgain(page).waitFor();
});

test('a page that the browser kept of somebody who signed out asks who signs in', { tags: ['lab'] }, async () => {
  browser.allowError(/401/);
  const page = await openHold('sales');
  await page.keyboard.press('Escape');
  // The browser stays at the page.
  await interceptRequests(page, '**/desk', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const isLeft = page.waitForResponse('**/desk');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await isLeft;
  await showAgain(page);
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
});
