import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { formatMoney } from '../../src/lib/money.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { deliverWebhooks, runPaymentJobs, startPayment } from '../actions/payments/payments.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn, startSession } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

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
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
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

async function shownAsPaid(page: Page, site: SiteCode): Promise<void> {
  await heading(page, /^Your order/);
  const paid = await lastPaid(site);
  expect(paid).toMatchObject({ state: 'ordered', status: 'Confirmed', paymentMode: 'Online', refunds: 0 });
  expect(paid).toMatchObject({ totalMinor: paid.amountMinor, poNumber: 'PO-815' });
  await page.getByText(paid.number).first().waitFor();
  await page.getByText(money(site, paid.totalMinor)).first().waitFor();
  await deliverWebhooks(store, 2);
  expect(await lastPaid(site)).toEqual(paid);
}

test('from the review through the sandbox to a confirmed order', async () => {
  const page = await review('gwd');
  await page.getByLabel('Your PO number').fill('PO-815');
  await toCheckout(page, /Online/);
  await checkWidths(page, 'gwd-pay-1-checkout');
  await press(page, /^Pay /);
  await shownAsPaid(page, 'gwd');
});

test('a payment that does not open, or is refused or given up, leads back to the ways to pay for the same lines, and one that is opened with two presses is one', {
  tags: ['lab'],
}, async () => {
  const page = await review('zwz');
  await page.setViewportSize(phone.viewport);
  browser.expectError(/createOrder/);
  await page.context().route('**/payment/createOrder/', (route) => route.abort('failed'), { times: 1 });
  await waitForHydration(page);
  await page.getByRole('radio', { name: /Online/ }).check();
  await press(page, 'Confirm and Pay');
  await page
    .getByRole('dialog', { name: 'The payment could not be opened' })
    .getByText(/^Nothing was ordered/)
    .waitFor();
  await press(page, 'Retry');
  await page.getByText('No money moves on this page').waitFor();
  await checkWidths(page, 'zwz-pay-1-checkout');
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
  await waitForHydration(page);
  await page.getByLabel('Your PO number').fill('PO-815');
  const begun = async () =>
    Number((await store.database.$client.query('select count(*) as n from payments')).rows[0].n);
  const before = await begun();
  await page.getByRole('button', { name: 'Confirm and Pay' }).dblclick();
  await page.getByText('No money moves on this page').waitFor();
  expect(await begun()).toBe(before + 1);
  browser.expectError(/verifyOrder/);
  await page.context().route('**/payment/verifyOrder/', (route) => route.abort('failed'), { times: 1 });
  await press(page, /^Pay /);
  await page.getByText('If you have paid, please do not pay again: your order follows by itself.').waitFor();
  await press(page, 'Retry');
  await shownAsPaid(page, 'zwz');
  await checkWidths(page, 'zwz-pay-2-placed');
});

test('a buyer who stops the browser while the payment page is on its way can press Confirm and Pay again', {
  tags: ['lab'],
}, async () => {
  const page = await review('gwd');
  const open = await holdRequests(page, '**/sandbox-checkout/**');
  const devTools = await page.context().newCDPSession(page);
  await waitForHydration(page);
  await page.getByRole('radio', { name: /Online/ }).check();
  const onItsWay = page.waitForRequest('**/sandbox-checkout/**');
  // A click waits for a page that is on its way already: it ends when the page is stopped.
  const pressed = press(page, 'Confirm and Pay');
  await onItsWay;
  await devTools.send('Page.stopLoading');
  await pressed;
  open();
  await press(page, 'Confirm and Pay');
  await page.getByText('No money moves on this page').waitFor();
});

test('a buyer who pays and closes the window finds the order; an old return link leads to it', async () => {
  const site = 'gwd';
  const token = await store.signIn('active', site);
  const lines = await fillCart(store, token, [[item, 4]], site);
  const { url, sessionId } = await startPayment(store, token, lines, { provider: 'stripe', site });
  const page = await browser.newPage();
  await using _session = await startSession(page, store, site, `active@${site}.example`);
  await page.goto(store.addressOf(site) + new URL(url).pathname);
  await press(page, 'Close the window');
  await page.getByText('Paid. You can close this window').waitFor();
  await deliverWebhooks(store);
  await runPaymentJobs(store);
  const paid = await lastPaid(site);
  expect(paid).toMatchObject({ state: 'ordered', status: 'Confirmed' });
  await page.goto(`${store.addressOf(site)}/order-history`);
  await page.getByText(paid.number).first().waitFor();

  const { pages } = sites[site];
  await page.goto(`${store.addressOf(site)}${pages.review}?lines=${lines[0]?.item_detail_id}&session_id=${sessionId}`);
  await heading(page, /^Your order/);
  await page.getByText(paid.number).first().waitFor();
});
