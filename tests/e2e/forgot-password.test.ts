import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { otpIn } from '../fakes/inbox.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

async function signedIn(site: SiteCode, email: string, path: string): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, site, email, path);
  return page;
}

test('resetting the password by mail, for the address typed at sign-in, ends other sessions', async () => {
  const site = 'gwd';
  const email = `newbalance0@${site}.example`;
  const password = 'Forgotten#2';
  const elsewhere = await signedIn(site, email, '/my-profile');
  const page = await browser.newPage();
  await page.goto(`${store.addressOf(site)}/login`);
  await waitForHydration(page);
  await page.getByLabel('Email or username').fill(email);
  await page.getByRole('main').getByRole('link', { name: 'Forgot password' }).click();
  await page.waitForURL((url) => url.pathname === '/forget-password');
  await expect.poll(() => page.locator('main form').getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();

  const code = page.getByLabel('OTP', { exact: true });
  await code.waitFor();
  const otp = otpIn(await post.mailTo(email, /OTP/));
  await code.fill(otp === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Please Enter Valid OTP').waitFor();
  await code.fill(otp);
  const release = await holdRequests(page, '**/otp/verification/');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Change e-mail address' }).isDisabled()).toBe(true);
  release();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL((url) => url.pathname === '/login');

  await elsewhere.reload();
  await elsewhere.waitForURL((url) => url.pathname === '/login');
  await signIn(elsewhere, email, undefined, password);
  expect(new URL(elsewhere.url()).pathname).toBe('/my-profile');
  await post.mailTo(email, /password was changed/);
});
