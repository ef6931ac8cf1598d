import { expect, test } from 'vitest';
import { deskSession } from '../../src/account/staff/staff.contract.ts';
import { fillCart } from '../actions/cart.ts';
import { submitOrder, toReviewedLines } from '../actions/orders.ts';
import { findCustomerId } from '../actions/payments/ledger.ts';
import { findViolations } from '../browser/find-violations.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn, signInAgainAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, phone, setUpBrowser } from '../browser/test-browser.ts';
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

test('a call that is refused only after signing in again is sent once more', { tags: ['lab'] }, async () => {
  browser.expectError(/401/);
  const page = await openListening('admin', 'settings/company');
  const [sending, receiving] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await using _sent = await page.exposeFunction('untilSent', () => sending.promise);
  await using _received = await page.exposeFunction('untilReceived', () => receiving.promise);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      if (request[1]?.method !== 'POST') return fetch(...request);
      window.fetch = fetch;
      await Reflect.get(window, 'untilSent')();
      const response = await fetch(...request);
      await Reflect.get(window, 'untilReceived')();
      return response;
    };
  });
  await page.getByLabel('Phone', { exact: true }).fill('+91 22 6660 0166');
  await page.getByRole('button', { name: 'Save' }).click();
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await endSessions();
  sending.resolve();
  expect((await refused).status()).toBe(401);
  await signInAgainAtDesk(page, store, 'admin');
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor({ state: 'hidden' });
  receiving.resolve();
  await page.getByText('Saved. The shop shows it now.').waitFor();
});

test('where a proxy cuts the stream, the page asks now and then', { tags: ['lab'] }, async () => {
  browser.allowError(/events/);
  const visitor = await browser.newVisitor();
  await visitor.route('**/desk/api/nod/events', (route) => route.abort());
  const page = await visitor.newPage();
  await page.clock.install();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders?view=all');
  await page.getByRole('table', { name: 'Orders' }).waitFor();
  const number = await placeOrder();
  await page.clock.runFor(20_000);
  await page.getByRole('link', { name: number }).waitFor();
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

test('a page that cannot be read again for whoever has signed in meanwhile shows nothing of the person before', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/503/);
  const number = await placeOrder();
  const page = await openListening('sales', `orders/${number}`);
  await page.getByRole('heading', { level: 2, name: number }).waitFor();
  await interceptRequests(page, '**/desk/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    if (!route.request().url().endsWith('/session/')) return route.fulfill({ status: 503, body: '' });
    const { body } = await store.call(deskSession, {}, { desk: await store.signInAtDesk('admin') });
    return route.fulfill({ json: body });
  });
  await placeOrder();
  await page.getByRole('link', { name: 'Arjun Shah' }).waitFor();
  await page.getByText('Something went wrong on our side. Please try again.').waitFor();
  expect(await page.getByRole('heading', { level: 2, name: number }).count()).toBe(0);
});

test('what may be retried on a page is not offered on the next one', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await openDesk('admin', 'integrations');
  await page.getByLabel('Program').fill('ERP');
  await interceptRequests(page, '**/tokens/create/', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Make the token' }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  await retry.waitFor({ state: 'detached' });
});

test('when saving in a dialog does not reach the desk, this is said over the dialog, and Retry saves', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await browser.newPage(phone);
  const path = `/accounts/${await findCustomerId(store, 'active@nod.example')}`;
  await page
    .context()
    .addCookies([
      { name: 'desk', value: await store.signInAtDesk('accounts'), url: store.addressOf('nod'), httpOnly: true },
    ]);
  await page.goto(`${store.addressOf('nod')}/desk/nod${path}`);
  await page.getByRole('heading', { name: 'Ledger' }).waitFor();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grace').fill('9');
  await interceptRequests(page, '**/accounts/terms/', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The desk could not be reached.').waitFor();
  await checkWidths(page, 'desk-dialog-not-reached');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('The terms apply from now on.').waitFor();
  await dialog.waitFor({ state: 'detached' });
});

test('a list that is searched while the desk is out of reach says so beside the navigation, and is tried again', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const number = await placeOrder();
  const page = await openDesk('sales', 'orders?view=all');
  await page.getByRole('link', { name: number }).waitFor();
  await interceptRequests(page, '**/desk/api/**', (route) => route.abort());
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('main').getByText('The desk could not be reached.').waitFor();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Orders' }).waitFor();
  await checkWidths(page, 'desk-out-of-reach');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/orders/'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await failed;
  await page.getByRole('button', { name: 'Retry', disabled: false }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1);
  await page.unroute('**/desk/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: number }).waitFor();
});

test('a section whose styles do not arrive says that the desk could not be reached', { tags: ['lab'] }, async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await openDesk('sales', 'orders');
  await interceptRequests(page, '**/*.css', (route) => route.abort());
  await page.getByRole('link', { name: 'Receivables' }).click();
  await page.getByText('The desk could not be reached.').waitFor();
  await page.unroute('**/*.css');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: /^Overdue/ }).waitFor();
});
