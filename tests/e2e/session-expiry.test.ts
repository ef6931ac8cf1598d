import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { nextFrame } from '../browser/hydration.ts';
import { openSignedIn, signIn, startSession } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const site = 'nod';
const email = `active@${site}.example`;
const item = '6205-2RS/C3';

async function signedIn(path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, site, email, path);
  // No request may be running when the session ends.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Before the page is opened. */
async function holdFromTheStart(page: Page, address: string): Promise<() => void> {
  const hold = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await hold.promise;
    await route.continue();
  });
  return hold.resolve;
}

const holdWatch = (page: Page) => holdFromTheStart(page, '**/signed-in-watch*');

function countSignOuts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/logout/')) count += 1;
  });
  return () => count;
}

test.each([
  {
    path: '/quick-order',
    field: 'One item per line',
    typed: '6205-2Z, 7',
    press: 'Find these items',
    kept: '6205-2Z, 7',
  },
  { path: '/listing', field: 'Search by item', typed: '6205-2Z', press: undefined, kept: '6205-2Z' },
])(
  '$path says that the session has ended, as soon as it is asked something, and keeps what was typed',
  { tags: ['lab'] },
  async (way) => {
    const page = await signedIn(way.path);
    browser.allowError(/401/);
    await endEverySession();
    const field = page.getByRole(way.press ? 'textbox' : 'combobox', { name: way.field }).first();
    await field.fill(way.typed);
    if (way.press) await page.getByRole('button', { name: way.press }).click();
    await page.getByText('Your session has ended. Please sign in again to see your prices and stock.').waitFor();
    await page.getByText('Account Active').waitFor({ state: 'hidden' });
    const kept = () => (way.press ? page.evaluate(() => localStorage.getItem('quickOrder')) : field.inputValue());
    expect(await kept()).toBe(way.kept);
    await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
    await signIn(page, email);
    await page.waitForURL(`**${way.path}*`);
    if (way.press) await expect.poll(kept).toBe(way.kept);
  },
);

const endEverySession = () => store.database.$client.query('delete from sessions');

test('a session that expires between pages leads to sign-in, of which no message remains, and back to the requested page', async () => {
  const page = await signedIn('/cart');
  // The cart may notice first, and then signs out of a session that is gone.
  browser.allowError(/401.*logout/);
  await endEverySession();
  await page.goto(`${store.addressOf(site)}/order-history?q=6205`);
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('Your session has expired').waitFor();

  browser.expectError(/authentication.login/);
  await interceptRequests(page, '**/authentication/login/', (route) => route.abort('failed'), { times: 1 });
  const inAtLast = signIn(page, email);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.locator('main form').getByRole('button', { name: 'Login' }).click();
  await inAtLast;
  await expect.poll(() => page.url()).toContain('/order-history?q=6205');
  await page.getByRole('heading', { name: 'Order History' }).waitFor();
  await expect.poll(() => retry.count()).toBe(0);
});

test('a session that expires before the page watches it also leads to sign-in, where only that is said', {
  tags: ['lab'],
}, async () => {
  await fillCart(store, await store.signIn('active', site), [[item, 12]], site);
  const page = await browser.newPage();
  await using _session = await startSession(page, store, site, email);
  const watch = await holdWatch(page);
  await page.goto(`${store.addressOf(site)}/cart`);
  await waitForHydration(page);
  await endEverySession();
  browser.expectError(/401/);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByRole('button', { name: `Delete ${item}` }).click();
  await refused;
  const told = page.getByText('Please sign in to continue.');
  await told.waitFor();
  watch();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('Your session has expired').waitFor();
  await expect.poll(() => told.count()).toBe(0);
});

test('whoever signs out while the page asks whether the session still lives signs out once, and reads of no expired session', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await using _session = await startSession(page, store, site, email);
  const ask = await holdFromTheStart(page, '**/authentication/tokencheck/');
  const checked = page.waitForResponse('**/authentication/tokencheck/');
  await page.route('**/authentication/logout/', async (route) => {
    // Signed out, but the reply comes after the one to the question.
    await endEverySession();
    ask();
    await (await checked).finished();
    await nextFrame(page);
    await route.fulfill({ json: { success: true } });
  });
  const signOuts = countSignOuts(page);
  const asked = page.waitForRequest('**/authentication/tokencheck/');
  await page.goto(`${store.addressOf(site)}/cart`);
  await asked;
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await waitForHydration(page);
  expect([signOuts(), await page.getByText('Your session has expired').count()]).toEqual([1, 0]);
});

test.each([429, 503])(
  'a store that answers %i to whether the session still lives signs nobody out',
  { tags: ['lab'] },
  async (status) => {
    browser.expectError(new RegExp(String(status)));
    const page = await browser.newPage();
    await using _session = await startSession(page, store, site, email);
    const refusal = { success: false, message: 'We are very busy right now. Please try again in 2 seconds.' };
    await page.route('**/authentication/tokencheck/', (route) => route.fulfill({ status, json: refusal }));
    const signOuts = countSignOuts(page);
    const checked = page.waitForResponse('**/authentication/tokencheck/');
    await page.goto(`${store.addressOf(site)}/cart`);
    await (await checked).finished();
    await nextFrame(page);
    expect([signOuts(), new URL(page.url()).pathname]).toEqual([0, '/cart']);
  },
);

test.each([
  { where: 'here', path: '/cart', button: 'Logout', call: '**/logout/', sent: 1 },
  { where: 'everywhere', path: '/my-profile', button: 'Sign out everywhere', call: '**/end_all/', sent: 0 },
])(
  'whoever signs out $where before the page watches the session signs out once',
  { tags: ['lab'] },
  async ({ path, button, call, sent }) => {
    const page = await browser.newPage();
    await using _session = await startSession(page, store, site, email);
    const watch = await holdWatch(page);
    await page.goto(`${store.addressOf(site)}${path}`);
    await waitForHydration(page);
    const next = await holdRequests(page, '**/login.data*');
    const signOuts = countSignOuts(page);
    const [signedOut, watches] = [page.waitForResponse(call), page.waitForResponse(/signed-in-watch/)];
    await page.getByRole('button', { name: button }).click();
    if (sent === 0) await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await signedOut;
    watch();
    await (await watches).finished();
    await nextFrame(page);
    next();
    await page.waitForURL((url) => url.pathname === '/login');
    await waitForHydration(page);
    expect(signOuts()).toBe(sent);
  },
);

test('a session that expires during confirmation leads to sign-in and back with all input kept', async () => {
  const [line] = await fillCart(store, await store.signIn('active', site), [[item, 12]], site);
  const page = await signedIn(`${sites[site].pages.review}?lines=${line.item_detail_id}`);
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  const review = page.url();
  const second = page.getByRole('radiogroup', { name: 'Deliver to' }).getByRole('radio').nth(1);
  await second.check();
  const values = { 'Your PO number': 'PO-2026/77', 'Requested delivery date': '2099-12-31', Remark: 'Gate 3, please' };
  const numberChecked = page.waitForResponse(/check_purchase_order/);
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label).fill(text);
  await numberChecked;

  await endEverySession();
  browser.expectError(/401/);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, email);
  await expect.poll(() => page.url()).toBe(review);
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  await waitForHydration(page);
  for (const [label, text] of Object.entries(values))
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(text);
  await expect.poll(() => second.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /^Your order NOD/ }).waitFor();
});

test('the PO number and the reason of a cancellation that were typed when the session ended are still there', {
  tags: ['lab'],
}, async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active', site), [[item, 2]], {});
  const page = await signedIn(`/order-detail?order=${order}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Your PO number').fill('PO-2026/78');
  const cancel = page.getByRole('button', { name: `Cancel line ${item}` });
  const dialog = page.getByRole('dialog', { name: 'Cancel one line' });
  await cancel.click();
  await dialog.getByLabel('Reason').fill('Machine sold');
  await endEverySession();
  browser.expectError(/401/);
  await dialog.getByRole('button', { name: 'Cancel 2 pieces' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === '/order-detail');
  await expect.poll(() => page.getByLabel('Your PO number').inputValue()).toBe('PO-2026/78');
  await cancel.click();
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe('Machine sold');
  await dialog.getByRole('button', { name: 'Keep the line' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`The PO number of order ${order} is saved.`).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor();
});

test('what a buyer was typing is not shown to another buyer whose session another tab has begun', {
  tags: ['lab'],
}, async () => {
  const page = await signedIn('/my-profile');
  const dialog = page.getByRole('dialog', { name: 'Add New Address' });
  await page.getByRole('button', { name: 'Add New Address' }).first().click();
  await dialog.getByLabel('Address', { exact: true }).fill('Gat 7, Chakan');
  const other = await page.context().newPage();
  await openSignedIn(other, store, site, `overdue@${site}.example`, '/my-profile');
  await page.getByText(`overdue@${site}.example`).first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add New Address' }).first().click();
  expect(await dialog.getByLabel('Address', { exact: true }).inputValue()).toBe('');
});

test('what a buyer typed beside an RFI is there after a new sign-in, but not for another buyer', {
  tags: ['lab'],
}, async () => {
  const open = async (account: string, persona: 'active' | 'overdue', page: Page) => {
    const [line] = await fillCart(store, await store.signIn(persona, site), [[item, 12]], site);
    await openSignedIn(page, store, site, account, `/rfq-review?lines=${line.item_detail_id}`);
    return page.getByRole('textbox', { name: 'Remark', exact: true });
  };
  const page = await browser.newPage();
  const typed = await open(email, 'active', page);
  await typed.fill('For the press that we do not talk about');
  expect(await (await open(`overdue@${site}.example`, 'overdue', page)).inputValue()).toBe('');
  const again = await open(email, 'active', page);
  await expect.poll(() => again.inputValue()).toBe('For the press that we do not talk about');
});

test('signing out in one tab signs out the others', async () => {
  const first = await signedIn('/');
  // What watches the session in the second tab may be loaded after the first has signed out, and then signs out of a session that is gone.
  browser.allowError(/401.*logout/);
  const second = await first.context().newPage();
  await second.goto(`${store.addressOf(site)}/cart`);
  await waitForHydration(second);
  await second.getByRole('button', { name: 'Logout' }).waitFor();

  await first.getByRole('button', { name: 'Logout' }).click();
  await first.waitForURL((url) => url.pathname === '/login');
  await second.getByRole('link', { name: 'SignIn' }).first().waitFor();
  await expect.poll(() => second.getByText(email).count()).toBe(0);
  await second.reload();
  await expect.poll(() => second.getByRole('button', { name: 'Logout' }).count()).toBe(0);
});
