import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
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
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, email);
  await expect.poll(() => page.url()).toBe(review);
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  await waitForHydration(page);
  for (const [label, text] of Object.entries(values))
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(text);
  await expect.poll(() => second.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: /^Your order NOD/ }).waitFor();
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
