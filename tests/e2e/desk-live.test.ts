import { expect, test } from 'vitest';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn, signInAgainAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

async function placeOrder(): Promise<string> {
  const token = await store.signIn('active');
  const lines = await fillCart(store, token, [['NU205', 1]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
}

async function openDesk(role: 'sales' | 'admin', section: string) {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, role, 'nod', `/${section}`);
  return page;
}

/** The page hears of changes. */
async function openListening(role: 'sales' | 'admin', section: string) {
  const page = await browser.newPage();
  const listening = page.waitForResponse(
    (response) =>
      response.url().includes('/desk/api/nod/events') &&
      (response.request().headers().referer ?? '').endsWith(`/${section}`),
  );
  await Promise.all([listening, openDeskSignedIn(page, store, role, 'nod', `/${section}`)]);
  return page;
}

/** The stream ends when there is something to tell. */
async function endSessions(): Promise<void> {
  await store.database.$client.query('delete from staff_sessions');
  await placeOrder();
}

test('orders and what others decide appear by themselves, and the current row stays in its place', async () => {
  const first = await placeOrder();
  const [sales, admin] = [await openDesk('sales', 'orders?view=all'), await openDesk('admin', 'today')];
  const waiting = admin
    .getByRole('row', { name: /^Orders to approve/ })
    .getByRole('cell')
    .first();
  await waiting.filter({ hasText: /^1$/ }).waitFor();
  await sales.getByRole('link', { name: first }).waitFor();

  const second = await placeOrder();
  await sales.getByRole('link', { name: second }).waitFor();
  await waiting.filter({ hasText: /^2$/ }).waitFor();

  await sales.keyboard.press('j');
  const current = sales.locator('tr[aria-current]');
  await current.filter({ hasText: second }).waitFor();
  const place = await current.boundingBox();
  const third = await placeOrder();
  const show = sales.getByRole('button', { name: '1 new: show' });
  await show.waitFor();
  await expect.poll(() => current.textContent()).toContain(second);
  await expect.poll(() => current.boundingBox()).toEqual(place);
  await show.click();
  await sales.getByRole('link', { name: third }).waitFor();
  await expect.poll(() => current.textContent()).toContain(second);

  await sales.getByRole('link', { name: first }).click();
  await sales.getByRole('heading', { level: 2, name: first }).waitFor();
  const toApprove = sales.getByRole('button', { name: /^Approve/ });
  await toApprove.waitFor();
  await admin.goto(`${store.addressOf('nod')}/desk/nod/orders/${first}`);
  await admin.getByRole('button', { name: /^Approve/ }).click();
  await sales.getByText(/^Changed by .+ a moment ago$/).waitFor();
  await toApprove.waitFor({ state: 'hidden' });
  await expect.poll(() => admin.getByText(/^Changed by/).count()).toBe(0);
});

test('a session that is ended elsewhere asks to sign in again over the page; what was typed is still there, and once saved, no old values are shown', async () => {
  browser.expectError(/401/);
  const page = await openListening('admin', 'settings/company');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('+91 22 6660 0155');
  await endSessions();
  const loaded = page.waitForResponse(
    (response) => response.url().includes('/api/nod/settings/company/') && response.ok(),
  );
  await signInAgainAtDesk(page, store, 'admin');
  await loaded;
  await expect.poll(() => phone.inputValue()).toBe('+91 22 6660 0155');
  const written = await phone.evaluateHandle((input) => {
    const values: string[] = [];
    const value = Object.getOwnPropertyDescriptor(input, 'value');
    Object.defineProperty(input, 'value', {
      ...value,
      set(text: string) {
        values.push(text);
        value?.set?.call(input, text);
      },
    });
    return values;
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'in force' }).waitFor();
  expect(await written.jsonValue()).toEqual([]);
});

test('while the desk cannot be reached the page stays with what is typed, says so, and is up to date once it is reached', async () => {
  browser.expectError(/503/);
  const number = await placeOrder();
  const page = await openListening('sales', `orders/${number}`);
  const reason = page.getByLabel('Reason, sent to the buyer');
  await reason.fill('Please send the drawing.');
  await page.getByRole('heading', { level: 2, name: number }).click();
  const isDown = Promise.withResolvers<void>();
  await interceptRequests(page, '**/desk/api/**', (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    isDown.resolve();
    return route.fulfill({ status: 503, body: '' });
  });
  const other = await placeOrder();
  await isDown.promise;
  await page.getByText('This page may be out of date').waitFor();
  await checkWidths(page, 'desk-out-of-date');
  expect(await reason.inputValue()).toBe('Please send the drawing.');
  await page.unroute('**/desk/api/**');
  await page.getByLabel('Orders of the list').getByRole('link', { name: other }).waitFor();
  await page.getByText('This page may be out of date').waitFor({ state: 'detached' });
  expect(await reason.inputValue()).toBe('Please send the drawing.');
  await page.reload();
  await expect.poll(() => reason.inputValue()).toBe('Please send the drawing.');
});
