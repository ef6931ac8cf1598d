import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayName, PaymentGateway } from '../../src/payments/gateways/payment-gateway.ts';
import { createRazorpay } from '../../src/payments/razorpay/razorpay.server.ts';
import { createStripe } from '../../src/payments/stripe/stripe.server.ts';
import { fillCart } from '../actions/cart.ts';
import { findInconsistencies } from '../actions/orders.ts';
import { bookOpenInvoice, findUnpaid } from '../actions/payments/ledger.ts';
import { loadPaymentOutcome, postWebhook } from '../actions/payments/payments.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type FakeRazorpay, razorpayKeys, startFakeRazorpay } from '../fakes/fake-razorpay.ts';
import { type FakeStripe, startFakeStripe, stripeKeys } from '../fakes/fake-stripe.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
const site = 'nod';
const email = `active@${site}.example`;
const item = '6205-2RS/C3';
let store: RunningStore;
let razorpay: FakeRazorpay;
let stripe: FakeStripe;
beforeAll(async () => {
  [razorpay, stripe] = await Promise.all([startFakeRazorpay(), startFakeStripe()]);
  const providers: Partial<Record<GatewayName, PaymentGateway>> = {
    razorpay: createRazorpay({ ...razorpayKeys, baseUrl: razorpay.url }),
    stripe: createStripe({ ...stripeKeys, baseUrl: stripe.url }),
  };
  store = await startStore({
    overrideGateways: (paying) => ({
      ...paying,
      forNewPayment: (_context, name) => providers[name],
      forPayment: (_context, { provider }) => providers[provider],
      cspSources: () => ({ scripts: ['https://checkout.razorpay.com'], frames: ['https://api.razorpay.com'] }),
    }),
  });
});
afterAll(async () => {
  expect(await findInconsistencies(store)).toEqual([]);
  await Promise.all([store?.close(), razorpay?.close(), stripe?.close()]);
});

/** Replaces the gateway's script by a window with three buttons. */
const windowScript = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  on(_event, then) { this.failed = then; }
  open() {
    const frame = document.body.appendChild(document.createElement('div'));
    const press = (name, does) => {
      const button = frame.appendChild(document.createElement('button'));
      button.textContent = name;
      button.onclick = () => { frame.remove(); does(); };
    };
    press('Pay in the window', async () => this.options.handler(await (await fetch('/paid-at-razorpay?order=' + this.options.order_id)).json()));
    press('Pay by phone and close the window', async () => { await fetch('/paid-by-phone?order=' + this.options.order_id); this.options.modal.ondismiss(); });
    press('Refused in the window', () => { this.failed(); this.options.modal.ondismiss(); });
  }
};`;

/** Resolves the gateways' own addresses to the fakes. Not before the page is open, because a page with routes loads without its cache. */
async function reachGateways(page: Page): Promise<void> {
  await interceptRequests(page, '**/paid-at-razorpay?*', (route) => {
    const order = new URL(route.request().url()).searchParams.get('order') ?? '';
    return route.fulfill({ json: razorpay.pay(order).proof });
  });
  await page.route('**/paid-by-phone?*', async (route) => {
    const order = new URL(route.request().url()).searchParams.get('order') ?? '';
    for (const { body, headers } of razorpay.pay(order).webhooks)
      await postWebhook(store, { site, provider: 'razorpay', body }, headers);
    return route.fulfill({ body: '' });
  });
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: windowScript }),
  );
  await page.route('https://checkout.stripe.com/**', (route) => {
    const session = stripe.sessions.get(route.request().url().split('/').at(-1) ?? '');
    stripe.pay(session?.id ?? '');
    const location = session?.success_url.replace('{CHECKOUT_SESSION_ID}', session.id) ?? '';
    return route.fulfill({ status: 303, headers: { location } });
  });
}

async function review(through: 'address' | 'cart'): Promise<Page> {
  const lines = await fillCart(store, await store.signIn('active', site), [[item, 4]], site);
  const path = through === 'cart' ? '/cart' : `/shippingnod?lines=${lines.map((one) => one.item_detail_id).join(',')}`;
  const page = await browser.newPage();
  await openSignedIn(page, store, site, email, path);
  if (through === 'cart') {
    await page.getByRole('checkbox', { name: `Select ${item}` }).check();
    await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
    await heading(page, 'Review and confirm order');
    await waitForHydration(page);
  }
  await reachGateways(page);
  return page;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function startToPay(page: Page, way: RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: 'Confirm and Pay' }).click();
}

async function ordered(page: Page) {
  await heading(page, /^Your order/);
  const { rows } = await store.database.$client.query(
    'select session_id as session from payments where site = $1 order by id desc limit 1',
    [site],
  );
  const paid = await loadPaymentOutcome(store, rows[0].session);
  expect(paid).toMatchObject({ state: 'ordered', status: 'Confirmed', refundMinor: 0 });
  await page.getByText(paid.number).first().waitFor();
}

test('a payment refused in the window is reported and can be repeated, and its proof creates the order', async () => {
  const page = await review('address');
  await startToPay(page, /Online: UPI/);
  await page.getByRole('button', { name: 'Refused in the window' }).click();
  await page.getByText('You payment is failed. Please try again!').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await startToPay(page, /Online: UPI/);
  await page.getByRole('button', { name: 'Pay in the window' }).click();
  await ordered(page);
});

test('who pays again while the review is still read anew after a refusal gets the payment window', {
  tags: ['lab'],
}, async () => {
  const page = await review('address');
  await startToPay(page, /Online: UPI/);
  await page.getByRole('button', { name: 'Refused in the window' }).click();
  const release = await holdRequests(page, '**/shippingnod.data?*');
  const reading = page.waitForRequest('**/shippingnod.data?*');
  await page.getByRole('button', { name: 'OK' }).click();
  await reading;
  const created = page.waitForResponse('**/payment/createOrder/');
  await startToPay(page, /Online: UPI/);
  await created;
  release();
  await page.getByRole('button', { name: 'Pay in the window' }).click();
  await ordered(page);
});

test('who pays by phone and closes the window after the webhook sees the order, or the receipt', {
  tags: ['lab'],
}, async () => {
  const page = await review('address');
  await startToPay(page, /Online: UPI/);
  await page.getByRole('button', { name: 'Pay by phone and close the window' }).click();
  await ordered(page);

  const ofInvoice = await statement('NM/26-27/910005', 'address');
  await payNow(ofInvoice);
  await ofInvoice.getByRole('button', { name: 'Pay by phone and close the window' }).click();
  await paid(ofInvoice, 'NM/26-27/910005');
});

test('the payment window opens on a review reached by its cart, too', { tags: ['lab'] }, async () => {
  const page = await review('cart');
  await startToPay(page, /Online: UPI/);
  await page.getByRole('button', { name: 'Pay in the window' }).click();
  await ordered(page);
});

test('the card page returns with its session, and the order is shown', async () => {
  const page = await review('address');
  await startToPay(page, /Card only/);
  await ordered(page);
});

async function statement(number: string, through: 'address' | 'profile'): Promise<Page> {
  await bookOpenInvoice(store, number, 4_210_00);
  const path = through === 'address' ? `/statement?pay=${number}` : '/my-profile';
  const page = await browser.newPage();
  await openSignedIn(page, store, site, email, path);
  if (through === 'profile') {
    await page.locator('main').getByRole('link', { name: 'Account Statement' }).click();
    await page.getByRole('button', { name: `Pay ${number}` }).click();
  }
  await heading(page, 'Account Statement');
  await waitForHydration(page);
  await reachGateways(page);
  return page;
}

const payNow = (page: Page, amount = '4,210.00') =>
  page
    .getByRole('complementary', { name: 'This payment' })
    .getByRole('button', { name: `Pay ₹\u00a0${amount}` })
    .click();

async function paid(page: Page, number: string, amount = '4,210.00'): Promise<void> {
  await page.getByText(`Thank you. We received ₹\u00a0${amount}.`).waitFor();
  expect(await findUnpaid(store, number)).toBe(0);
}

test('an invoice is paid in the window, also after a refusal, and another on the card page, which returns to the statement', {
  tags: ['lab'],
}, async () => {
  await bookOpenInvoice(store, 'NM/26-27/910003', 3_150_00);
  const page = await statement('NM/26-27/910001', 'address');
  await payNow(page);
  await page.getByRole('button', { name: 'Refused in the window' }).click();
  await page.getByText('You payment is failed. Please try again!').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await payNow(page);
  await page.getByRole('button', { name: 'Pay in the window' }).click();
  await paid(page, 'NM/26-27/910001');

  await page.getByRole('button', { name: 'Pay NM/26-27/910003' }).click();
  await page.getByRole('radio', { name: 'Card' }).check();
  await payNow(page, '3,150.00');
  await paid(page, 'NM/26-27/910003', '3,150.00');
});

test('the payment window opens on a statement reached by the profile, too', { tags: ['lab'] }, async () => {
  const page = await statement('NM/26-27/910002', 'profile');
  await payNow(page);
  await page.getByRole('button', { name: 'Pay in the window' }).click();
  await paid(page, 'NM/26-27/910002');
});

test('no other page allows the payment window', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf(site)}/robots.txt`);
  const policyOf = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).headers.get('content-security-policy'), path);
  for (const path of ['/', '/cart', '/listing']) {
    expect(await policyOf(path)).toContain("default-src 'self'");
    expect(await policyOf(path)).not.toContain('razorpay');
  }
});
