import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { listStockAlerts, saveStockAlert } from '../../src/catalogue/stock-alerts/stock-alerts.contract.ts';
import { toggleWishlistItem } from '../../src/catalogue/wishlist/wishlist.contract.ts';
import { changePurchaseOrder } from '../../src/orders/buyer-changes/change-purchase-order.contract.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { nextFrame } from '../browser/hydration.ts';
import { openSignedIn, startSession } from '../browser/sign-in.ts';
import { fillSignUp } from '../browser/sign-up.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const query = (text: string) => store.database.$client.query(text);

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await waitForHydration(page);
  return page;
}

test('a stock alert that is asked for while the alerts of before are still on their way stays', {
  tags: ['lab'],
}, async () => {
  await query(
    "update stock set on_hand = reserved where item_id in (select id from items where site = 'nod' and name = 'NU2310')",
  );
  const page = await browser.newPage();
  await using _session = await startSession(page, store, 'nod', 'active@nod.example');
  const release = Promise.withResolvers<void>();
  await page.route(`**/${listStockAlerts.path}`, async (route) => {
    await release.promise;
    await route.fulfill({ json: { success: true, item_ids: [] } });
  });
  await page.goto(`${store.addressOf('nod')}/listing?q=NU2310`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Notify me when NU2310 is in stock' }).first().click();
  await page.getByText('We will e-mail you once, when it is in stock.').waitFor();
  const answered = page.waitForResponse(`**/${listStockAlerts.path}`);
  release.resolve();
  await (await answered).finished();
  await nextFrame(page);
  expect(await page.getByRole('button', { name: 'You will be told when NU2310 is in stock' }).count()).toBe(1);
});

test('a stock alert that is asked for and taken back while the alerts of before are still on their way stays taken back', {
  tags: ['lab'],
}, async () => {
  await query(
    "update stock set on_hand = reserved where item_id in (select id from items where site = 'nod' and name = 'NU2310')",
  );
  const page = await browser.newPage();
  await using _session = await startSession(page, store, 'nod', 'active@nod.example');
  const release = Promise.withResolvers<number>();
  await page.route(`**/${listStockAlerts.path}`, async (route) => {
    await route.fulfill({ json: { success: true, item_ids: [await release.promise] } });
  });
  await page.goto(`${store.addressOf('nod')}/listing?q=NU2310`);
  await waitForHydration(page);
  const alert = page.getByRole('button', { name: /NU2310 is in stock$/ }).first();
  const asked = page.waitForRequest(`**/${saveStockAlert.path}`);
  await alert.click();
  await page.getByText('We will e-mail you once, when it is in stock.').waitFor();
  await alert.click();
  await page.getByText('You will not be told any more.').waitFor();
  const answered = page.waitForResponse(`**/${listStockAlerts.path}`);
  release.resolve((await asked).postDataJSON().item_id);
  await (await answered).finished();
  await nextFrame(page);
  expect(await alert.getAttribute('aria-pressed')).toBe('false');
});

test('a heart that is pressed on and off at once is saved in this order', async () => {
  const page = await open('/listing?q=NU2310');
  const letFirst = Promise.withResolvers<void>();
  const wished: boolean[] = [];
  await interceptRequests(page, `**/${toggleWishlistItem.path}`, async (route) => {
    const sent = route.request().postDataJSON() as { wished: boolean };
    if (sent.wished) await letFirst.promise;
    wished.push(sent.wished);
    await route.fulfill({ json: { success: true, wished: sent.wished } });
  });
  const heart = page.getByRole('button', { name: 'NU2310, ZWZ in your wishlist', exact: true }).first();
  const sent = page.waitForRequest(`**/${toggleWishlistItem.path}`);
  await heart.click();
  await sent;
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
  letFirst.resolve();
  await page.getByText('NU2310 was removed from your wishlist').waitFor();
  expect(wished).toEqual([true, false]);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

test('a heart that is pressed twice without a connection shows what is saved', { tags: ['lab'] }, async () => {
  const page = await open('/listing?q=NU2310');
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const letFail = Promise.withResolvers<void>();
  await interceptRequests(page, `**/${toggleWishlistItem.path}`, async (route) => {
    await letFail.promise;
    await route.abort('internetdisconnected');
  });
  const heart = page.getByRole('button', { name: 'NU2310, ZWZ in your wishlist', exact: true }).first();
  await heart.click();
  await heart.click();
  letFail.resolve();
  await expect.poll(() => page.getByText('The store could not be reached.').count()).toBe(2);
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

test('a PO number that is typed on while the first part of it is saved is not lost', { tags: ['lab'] }, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active', 'nod'), [['6308', 2]]);
  const page = await open(`/order-detail?order=${number}`);
  const release = await holdRequests(page, `**/${changePurchaseOrder.path}`);
  await page.getByRole('button', { name: /^(Add|Change)$/ }).click();
  const field = page.getByLabel('Your PO number');
  await field.fill('PO-45');
  const sent = page.waitForRequest(`**/${changePurchaseOrder.path}`);
  await field.press('Enter');
  await sent;
  await field.pressSequentially('00');
  release();
  await page.getByText('is saved.').waitFor();
  await page.getByRole('button', { name: 'Keep PO-45' }).waitFor();
  expect(await field.inputValue()).toBe('PO-4500');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('PO-4500', { exact: true }).waitFor();
});

test('who chooses what they buy as and signs up at once is signed up so, and sees what follows', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/signup`);
  await waitForHydration(page);
  await fillSignUp(page, { email: 'kind@rao.example', company: 'Kind Mills' });
  const letChoose = await holdRequests(page, '**/signup.data*');
  const letSignUp = await holdRequests(page, `**/${signUp.path}`);
  const chosen = page.waitForRequest('**/signup.data*');
  await page.getByRole('link', { name: /^Channel partner/ }).click();
  await chosen;
  const sent = page.waitForRequest(`**/${signUp.path}`);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ buyer_kind: 'partner' });
  letChoose();
  await page.waitForURL((url) => url.searchParams.get('kind') === 'partner');
  letSignUp();
  await page.waitForURL((url) => url.pathname === '/emailverification');
});
