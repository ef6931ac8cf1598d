import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMoney } from '../../src/lib/money.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { deliverWebhooks, runPaymentJobs } from '../actions/payments/payments.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(async () => {
  expect(await findInconsistencies(store)).toEqual([]);
  await store?.close();
});

const item = '6205-2RS/C3';

async function review(site: SiteCode): Promise<Page> {
  const lines = await fillCart(store, await store.signIn('active', site), [[item, 4]], site);
  const page = await browser.newPage();
  const path = `${sites[site].pages.review}?lines=${lines.map((line) => line.item_detail_id).join(',')}`;
  await openSignedIn(page, store, site, `active@${site}.example`, path);
  await heading(page, 'Review and confirm order');
  return page;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function toCheckout(page: Page, method: RegExp): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByText('No money moves on this page').waitFor();
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function lastPaid(site: SiteCode) {
  const { rows } = await store.database.$client.query(
    `select m.state, m.amount_minor as "amountMinor", o.number, o.status, o.payment_mode as "paymentMode",
        o.total_minor as "totalMinor", o.purchase_order_no as "poNumber",
        (select count(*)::int from payment_refunds r where r.payment_id = m.id) as refunds
      from payments m left join orders o on o.payment_id = m.id where m.site = $1 order by m.id desc limit 1`,
    [site],
  );
  return rows[0];
}

/** With the focus, and where it can be seen. */
const standsBefore = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const { activeElement: element } = document;
    const box = element?.matches(wanted) ? element.getBoundingClientRect() : undefined;
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  }, selector);

const money = (site: SiteCode, minor: number) => formatMoney({ minor, currency: sites[site].currency });

test.each([
  ['zwz', /Online/],
  ['gwd', /Online/],
  ['nod', /Online: UPI/],
  ['nod', /Card only/],
] as const)('%s, %s: from the review through the sandbox to a confirmed order', async (site, method) => {
  const page = await review(site);
  await page.getByLabel('Your PO number').fill('PO-815');
  await toCheckout(page, method);
  await checkWidths(page, `${site}-pay-1-checkout`);
  await press(page, /^Pay /);
  await heading(page, /^Your order/);
  const paid = await lastPaid(site);
  expect(paid).toMatchObject({ state: 'ordered', status: 'Confirmed', paymentMode: 'Online', refunds: 0 });
  expect(paid).toMatchObject({ totalMinor: paid.amountMinor, poNumber: 'PO-815' });
  await page.getByText(paid.number).first().waitFor();
  await page.getByText(money(site, paid.totalMinor)).first().waitFor();
  await checkWidths(page, `${site}-pay-2-placed`);
  await deliverWebhooks(store, 2);
  expect(await lastPaid(site)).toEqual(paid);
});

test('a payment that does not open, or is refused or given up, leads back to the ways to pay for the same lines', async () => {
  const page = await review('zwz');
  await page.setViewportSize(phone.viewport);
  browser.expectError(/createOrder/);
  await page.context().route('**/payment/createOrder/', (route) => route.abort('failed'), { times: 1 });
  await waitForHydration(page);
  await page.getByRole('radio', { name: /Online/ }).check();
  await press(page, /^Pay /);
  await page
    .getByRole('dialog', { name: 'The payment could not be opened' })
    .getByText(/^Nothing was ordered/)
    .waitFor();
  await press(page, 'Retry');
  await page.getByText('No money moves on this page').waitFor();
  await press(page, 'Fail');
  await page.getByRole('dialog', { name: 'Payment' }).getByText('You payment is failed. Please try again!').waitFor();
  await press(page, 'OK');
  // A refused card must not turn the order into one on credit.
  await standsBefore(page, 'input[value=razorpay]:checked');
  await toCheckout(page, /Online/);
  await press(page, 'Cancel');
  await heading(page, 'Review and confirm order');
  await page.getByText(item).first().waitFor();
  await page.getByText('You did not pay. Nothing was ordered or charged.').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('payment'));
  await standsBefore(page, 'input[value=razorpay]:checked');
  await toCheckout(page, /Online/);
  browser.expectError(/verifyOrder/);
  await page.context().route('**/payment/verifyOrder/', (route) => route.abort('failed'), { times: 1 });
  await press(page, /^Pay /);
  await page.getByText('If you have paid, please do not pay again: your order follows by itself.').waitFor();
  await press(page, 'Retry');
  await heading(page, /^Your order/);
  expect(await lastPaid('zwz')).toMatchObject({ state: 'ordered', refunds: 0 });
});

test('a second press while the payment opens does nothing', async () => {
  const page = await review('zwz');
  const begun = async () =>
    Number((await store.database.$client.query('select count(*) as n from payments')).rows[0].n);
  const before = await begun();
  await waitForHydration(page);
  await page.getByRole('radio', { name: /Online/ }).check();
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await page.getByText('No money moves on this page').waitFor();
  expect(await begun()).toBe(before + 1);
});

test('a buyer who pays and closes the window finds the order; an old return link leads to it', async () => {
  const page = await review('gwd');
  await toCheckout(page, /Online/);
  const session = new URL(page.url()).pathname.split('/').at(-1);
  await press(page, 'Close the window');
  await page.getByText('Paid. You can close this window').waitFor();
  await deliverWebhooks(store);
  await runPaymentJobs(store);
  const paid = await lastPaid('gwd');
  expect(paid).toMatchObject({ state: 'ordered', status: 'Confirmed' });
  await page.goto(`${store.addressOf('gwd')}/order-history`);
  await page.getByText(paid.number).first().waitFor();

  const { rows } = await store.database.$client.query(
    'select l.cart_line_id as id from payment_lines l join payments m on m.id = l.payment_id where m.session_id = $1',
    [session],
  );
  await page.goto(`${store.addressOf('gwd')}/shippingnod?lines=${rows[0].id}&session_id=${session}`);
  await heading(page, /^Your order/);
  await page.getByText(paid.number).first().waitFor();
});

test('the sandbox page works without scripts', async () => {
  const page = await review('zwz');
  await toCheckout(page, /Online/);
  const withoutQuery = await browser.newPage({ javaScriptEnabled: false });
  await withoutQuery.goto(page.url());
  await withoutQuery.getByRole('button', { name: 'Close the window' }).click();
  await withoutQuery.getByText('Paid. You can close this window').waitFor();
  await deliverWebhooks(store);
  expect(await lastPaid('zwz')).toMatchObject({ state: 'ordered' });
});
