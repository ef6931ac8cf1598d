import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookUpCustomer } from '../../src/account/existing-customer/existing-customer.contract.ts';
import { changePassword } from '../../src/account/password/forgot-password.contract.ts';
import { completeProfile } from '../../src/account/profile/complete-profile.contract.ts';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { updateQuantity } from '../../src/cart/cart.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { createOrder } from '../../src/orders/checkout/pay-online.contract.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { cancelPayment } from '../../src/payments/online-payments/verify-payment.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart } from '../actions/cart.ts';
import { waitForRouter } from '../browser/follow-to.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn, solveCaptchaOnPage } from '../browser/sign-in.ts';
import { fillProfile, fillSignUp, pressUpdateProfile } from '../browser/sign-up.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { otpIn } from '../fakes/inbox.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const post = setUp(() => startLiveInbox(store));

const site = 'nod';

type Leaving = {
  /** How the page is left; else with Back. */
  leave?: () => Promise<void>;
  path: string;
  press: () => Promise<void>;
  to: string;
  message?: RegExp;
  reply?: object;
};

/** The reply to what `press` sends arrives when the buyer has gone to another page, and is told there. */
async function leaveBeforeReply(page: Page, { path, press, to, message, reply, leave }: Leaving) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await interceptRequests(page, `**/${path}`, async (route) => {
    await released;
    await (reply ? route.fulfill({ json: reply }) : route.continue());
  });
  const [sent, answered] = [page.waitForRequest(`**/${path}`), page.waitForResponse(`**/${path}`)];
  await press();
  await sent;
  await (leave ? leave() : page.evaluate(() => history.back()));
  await page.waitForURL((url) => url.pathname === to);
  const left = page.url();
  release();
  await (await answered).finished();
  if (message) {
    await page.getByText(message).waitFor();
    await waitForRouter(page);
  } else await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(left);
}

const visit = async (page: Page, path: string) => {
  await page.goto(`${store.addressOf(site)}${path}`);
  await waitForHydration(page);
};
const follow = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).click();

async function goBackToCart(page: Page) {
  await page.evaluate(() => history.back());
  await page.getByRole('checkbox', { name: 'Select 6308' }).waitFor();
}

test('who goes back to the cart while the order is being placed stays there and reads of the order', async () => {
  await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  const press = async () => {
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const message = /^Your order NOD\d+ is received/;
  const leave = () => goBackToCart(page);
  await leaveBeforeReply(page, { path: salesConfirmation.path, press, leave, to: '/cart', message });
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select 6308' }).count()).toBe(0);
});

test('who is on the way back to the cart when the order is placed reads of it there', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  const releaseOrder = await holdRequests(page, `**/${salesConfirmation.path}`);
  const releaseStyles = await holdRequests(page, '**/cart-*.css');
  const releaseCart = await holdRequests(page, '**/cart.data');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const [styles, cart] = [page.waitForRequest('**/cart-*.css'), page.waitForRequest('**/cart.data')];
  await page.evaluate(() => history.back());
  await Promise.all([styles, cart]);
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cart.data'));
  releaseOrder();
  await cancelled;
  releaseCart();
  releaseStyles();
  await page.getByText(/^Your order NOD\d+ is received/).waitFor();
  await waitForRouter(page);
  expect(new URL(page.url()).pathname).toBe('/cart');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select 6308' }).count()).toBe(0);
});

test('who goes back to the cart and whose order is refused then reads so there', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  await page.getByRole('heading', { name: 'Review and confirm order' }).waitFor();
  const press = async () => {
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const reply = { success: false, refusal: 'stock_gone', message: 'There are only 1 of 6308 left.' };
  const message = /^Your order was not placed\. There are only 1 of 6308 left\.$/;
  const leave = () => goBackToCart(page);
  await leaveBeforeReply(page, { path: salesConfirmation.path, press, leave, to: '/cart', message, reply });
});

test('who goes elsewhere while a cancelled payment is looked up stays there', { tags: ['lab'] }, async () => {
  const [line] = await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  const press = () =>
    page
      .goto(
        `${store.addressOf(site)}${sites[site].pages.review}?lines=${line.item_detail_id}&payment=cancelled&payment_id=1`,
      )
      .then(() => undefined);
  const message = /^You did not pay\. Nothing was ordered or charged\.$/;
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  const reply = { success: true, paid: false };
  await leaveBeforeReply(page, { path: cancelPayment.path, press, leave, to: '/nodAbout', message, reply });
});

test('who orders while a cancelled payment is looked up sees the order', { tags: ['lab'] }, async () => {
  const [line] = await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  const releaseLookup = Promise.withResolvers<void>();
  await interceptRequests(page, `**/${cancelPayment.path}`, async (route) => {
    await releaseLookup.promise;
    await route.fulfill({ json: { success: true, paid: false } });
  });
  const releaseOrder = await holdRequests(page, `**/${salesConfirmation.path}`);
  const review = `${store.addressOf(site)}${sites[site].pages.review}?lines=${line.item_detail_id}`;
  await page.goto(`${review}&payment=cancelled&payment_id=1`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const ordering = page.waitForRequest(`**/${salesConfirmation.path}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await ordering;
  releaseLookup.resolve();
  await page.getByText('You did not pay. Nothing was ordered or charged.').waitFor();
  await page.waitForURL((url) => !url.searchParams.has('payment'));
  releaseOrder();
  await page.waitForURL((url) => url.pathname === '/orderPlaced');
});

test('who leaves the cart before a quantity is saved stays where they went', { tags: ['lab'] }, async () => {
  await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  await openSignedIn(page, store, site, `active@${site}.example`, '/cart');
  const press = async () => {
    const quantity = page.getByLabel('Quantity of 6308', { exact: true }).first();
    await quantity.fill('5');
    await quantity.press('Enter');
    await page.getByRole('button', { name: 'Checkout' }).and(page.locator(':visible')).click();
  };
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await leaveBeforeReply(page, { path: updateQuantity.path, press, leave, to: '/nodAbout' });
});

test('who leaves the review page before the payment opens stays where they went', { tags: ['lab'] }, async () => {
  const [line] = await fillCart(store, await store.signIn('active', site), [['6308', 2]], site);
  const page = await browser.newPage();
  const path = `${sites[site].pages.review}?lines=${line.item_detail_id}`;
  await openSignedIn(page, store, site, `active@${site}.example`, path);
  const press = async () => {
    await page.getByRole('radio', { name: /Online/ }).check();
    await page.getByRole('button', { name: 'Confirm and Pay' }).click();
  };
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  const message = /^The payment was not opened\. Nothing was charged\.$/;
  await leaveBeforeReply(page, { path: createOrder.path, press, leave, to: '/nodAbout', message });
});

test('who goes back while the form of a new account is sent stays there and reads of it', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await visit(page, '/login');
  await follow(page, 'SignUp');
  await page.waitForURL((url) => url.pathname === '/signup');
  await fillSignUp(page, { email: 'late@rao.example', company: 'Late Mills' });
  const press = () => page.getByRole('button', { name: 'Sign Up' }).click();
  await leaveBeforeReply(page, { path: signUp.path, press, to: '/login', message: /^Your account is created\./ });
});

test('who goes back while a customer ID is looked up stays there', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await visit(page, '/signup');
  await follow(page, 'Existing Customer Registration');
  await page.waitForURL((url) => url.pathname === '/existingCustomerRegister');
  const reply = { success: 1, company_name: 'Joshi', email: 'a@joshi.example', message: 'Please choose a password.' };
  await page.getByLabel('Customer Id').fill('C-1');
  await page.locator('[name="GSTNumber"]').fill('27AAPFU0939F1ZV');
  const press = () => page.getByRole('button', { name: 'Submit' }).click();
  await leaveBeforeReply(page, { path: lookUpCustomer.path, press, to: '/signup', reply });
});

test('who goes elsewhere while a new password is saved stays there and reads of it', { tags: ['lab'] }, async () => {
  const email = `overdue@${site}.example`;
  const page = await browser.newPage();
  await visit(page, '/login');
  await follow(page, 'Forgot password');
  await page.waitForURL((url) => url.pathname === '/forget-password');
  await page.locator('main form').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('OTP', { exact: true }).fill(otpIn(await post.mailTo(email, /OTP/)));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('New password', { exact: true }).fill('Forgotten#2');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Forgotten#2');
  const press = () => page.getByRole('button', { name: 'Change password' }).click();
  const message = /^Your password is changed\./;
  const leave = () => follow(page, 'SignUp');
  const opened: string[] = [];
  page.on('request', (request) => opened.push(new URL(request.url()).pathname));
  await leaveBeforeReply(page, { path: changePassword.path, press, leave, to: '/signup', message });
  expect(opened).not.toContain('/login.data');
});

test('who goes elsewhere while the profile is completed stays there and reads of it', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'gwd', 'unregistered@gwd.example', '/register');
  await fillProfile(page, {
    mobile: '050 123 4567',
    numberLabel: 'TRN',
    taxNumber: '100987654300003',
    address: 'Shed 4, Al Quoz',
    regionLabel: 'Emirate',
    region: 'Dubai',
    city: '',
  });
  const message = /^Your profile is complete\./;
  const press = () => pressUpdateProfile(page);
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await leaveBeforeReply(page, { path: completeProfile.path, press, leave, to: '/about', message });
});

test('who goes elsewhere while signing in stays there, signed in', async () => {
  const page = await browser.newPage();
  await visit(page, '/signup');
  await follow(page, 'Sign In');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Email or username').fill(`active@${site}.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await solveCaptchaOnPage(page);
  const press = () => page.locator('main form').getByRole('button', { name: 'Login' }).click();
  const leave = () => page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
  await leaveBeforeReply(page, { path: login.path, press, leave, to: '/nodAbout', message: /^Signed in\.$/ });
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' });
});
