import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItem } from '../../src/cart/cart.contract.ts';
import { addNoteOnCustomer } from '../../src/desk/accounts/change-customer.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { emptyCart, loadCart } from '../actions/cart.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { interceptRequests, loseReply } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

// What one press sends has its effect once, also after a lost connection; a form says all that is wrong.

const browser = setUpBrowser();
const store = setUp(startStore);

/** The next reply is lost on its way, though the store has done what was asked. */
const loseNextReply = (page: Page, path: string) => interceptRequests(page, `**/${path}`, loseReply, { times: 1 });

async function openCustomerAtDesk(): Promise<Page> {
  const page = await browser.newPage();
  const customer = await findCustomerId(store, 'active@nod.example');
  await openDeskSignedIn(page, store, 'accounts', 'nod', `/accounts/${customer}`);
  return page;
}

test('a message that lacks everything says so at each field, and begins at the first', async () => {
  const page = await browser.newPage();
  await page.goto(store.addressOf('nod') + sites.nod.pages.contact);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  const fields = ['First Name', 'Last Name', 'Email', 'Phone Number', 'Message'];
  for (const name of fields) await page.getByLabel(name).and(page.locator('[aria-invalid="true"]')).waitFor();
  await expect
    .poll(() => page.getByLabel('First Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.getByText("Please tick 'I'm not a robot'.").waitFor();
  await checkWidths(page, 'contact-all-wrong');
  await page.getByLabel('Last Name').fill('Rao');
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(4);
});

test('an item whose reply was lost is in the cart once after Retry, and two presses send one request', async () => {
  const token = await store.signIn('active', 'nod');
  await emptyCart(store, token);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/listing?q=6308');
  await waitForHydration(page);
  browser.expectError(/ERR_FAILED/);
  await loseNextReply(page, addItem.path);
  await page.getByRole('button', { name: 'Add to cart: 6308, ZWZ' }).dblclick();
  await page.getByText('The store could not be reached. Please check your connection and try again.').waitFor();
  await checkWidths(page, 'add-to-cart-retry');
  const once = (await loadCart(store, token)).map(({ itemname, quantity }) => [itemname, quantity]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL((url) => url.pathname === '/cart');
  expect((await loadCart(store, token)).map(({ itemname, quantity }) => [itemname, quantity])).toEqual(once);
});

test('a note that did not get through is added by Retry, and its field is empty then', async () => {
  const page = await openCustomerAtDesk();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const cut = `**/${addNoteOnCustomer.path.replace(':site', 'nod')}`;
  await interceptRequests(page, cut, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByLabel('New note').fill('Calls before noon');
  await page.getByRole('button', { name: 'Add the note' }).dblclick();
  await page.getByText('The desk could not be reached. Please check your connection and try again.').waitFor();
  expect(await page.getByLabel('New note').inputValue()).toBe('Calls before noon');
  await checkWidths(page, 'desk-note-retry');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('The note is added.').waitFor();
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('');
  expect(await page.getByText('Calls before noon').count()).toBe(1);
});

test('a registration with nothing but its name says at the desk what each other field lacks', async () => {
  browser.expectError(/400 .*add_registration/);
  const page = await openCustomerAtDesk();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).click();
  for (const name of ['Tax number', 'Principal address', 'State', 'City', 'Pincode'])
    await dialog.getByLabel(name, { exact: true }).and(page.locator('[aria-invalid="true"]')).waitFor();
  await checkWidths(page, 'desk-registration-all-wrong');
});
