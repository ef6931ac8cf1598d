import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { fillCart } from '../actions/cart.ts';
import { waitForRouter } from '../browser/follow-to.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn, solveCaptchaOnPage } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

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
    await page.getByRole('button', { name: 'Confirm and Pay' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const message = /^Your order NOD\d+ is received/;
  const leave = () => goBackToCart(page);
  await leaveBeforeReply(page, { path: salesConfirmation.path, press, leave, to: '/cart', message });
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select 6308' }).count()).toBe(0);
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
