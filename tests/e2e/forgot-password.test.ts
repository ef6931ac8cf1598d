import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { verifyOtp } from '../../src/account/verification/otp.contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { fillProfile, pressUpdateProfile, verifyMobile } from '../browser/sign-up.ts';
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

test('an OTP that has expired says so, and a new one takes its place', { tags: ['lab'] }, async () => {
  const email = 'overdue@gwd.example';
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('gwd')}/forget-password`);
  await waitForHydration(page);
  await page.locator('main form').getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = page.getByLabel('OTP', { exact: true });
  await code.waitFor();
  await store.database.$client.query('update otps set ends_at = created_at where receiver = $1', [email]);
  await code.fill(otpIn(await post.mailTo(email, /OTP/)));
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('This OTP has expired. Please request a new one.').waitFor();
  expect(await page.getByText('valid for 10 minutes').count()).toBe(0);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await page.getByText('Six digits, valid for 10 minutes. 5 tries.').waitFor();
});

const inArabicDigits = (number: string) => number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

test('an OTP whose reply is lost counts when it is sent again; its digits and those of the number may be Arabic, and one typed before the reply to Resend stays', {
  tags: ['lab'],
}, async () => {
  const site = 'nod';
  const mobile = '+919820188883';
  const token = await store.signIn('active', site);
  const page = await signedIn(site, `active@${site}.example`, '/my-profile');
  await page.getByRole('button', { name: 'Change mobile number' }).click();
  await page.getByLabel('New mobile number').fill(inArabicDigits(mobile));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const dialog = page.getByRole('dialog', { name: 'OTP Verification' });
  const code = dialog.getByLabel('OTP', { exact: true });
  const otp = await post.otpTo(mobile);
  const reply = Promise.withResolvers<void>();
  await interceptRequests(page, '**/mobile/otp_sent/', async (route) => {
    await reply.promise;
    await route.fulfill({ json: { success: true, message: 'An OTP was sent again.' } });
  });
  await dialog.getByRole('button', { name: 'Resend OTP' }).click();
  await code.fill(inArabicDigits(otp));
  reply.resolve();
  await page.getByText('An OTP was sent again.').waitFor();
  expect(await code.inputValue()).toBe(otp);

  browser.expectError(/otp.verification/);
  const lose = async (route: Route) => {
    await store.call(verifyOtp, { mobile, otp, url: '/my-profile' }, { site, token });
    await route.abort('failed');
  };
  await interceptRequests(page, '**/otp/verification/', lose, { times: 1 });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('The store could not be reached.').first().waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/^Your mobile number is .* now\.$/).waitFor();
});

test('a session that dies in the middle of the profile form loses nothing typed, and no OTP', {
  tags: ['lab'],
}, async () => {
  const site = 'nod';
  const mobile = '+919820188882';
  const email = `unregistered@${site}.example`;
  const page = await signedIn(site, email, '/register');
  await fillProfile(page, {
    ...{ mobile, numberLabel: 'GSTIN', taxNumber: '27AAPFU0939F1ZV', address: 'Gat 12, Link Road\nShed 4' },
    ...{ regionLabel: 'State', region: 'Maharashtra', city: 'Pune' },
  });
  const before = await filled(page);
  expect(before).toMatchObject({ mobile, terms: 'yes' });

  const sent = (await store.database.$client.query("select from outbox where channel = 'sms'")).rowCount;
  await store.database.$client.query('delete from sessions');
  browser.expectError(/401/);
  await pressUpdateProfile(page);
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('Your session has expired').waitFor();
  await signIn(page, email);
  await page.waitForURL((url) => url.pathname === '/register');
  await waitForHydration(page);
  await expect.poll(() => filled(page)).toEqual(before);

  expect((await store.database.$client.query("select from outbox where channel = 'sms'")).rowCount).toBe(sent);
  await pressUpdateProfile(page);
  await verifyMobile(page, await post.otpTo(mobile));
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${store.addressOf(site)}/my-profile`);
  await page.getByRole('main').getByText('Verification Pending', { exact: true }).first().waitFor();
});

const filled = (page: Page) =>
  page
    .locator('main form')
    .evaluate((form) => (form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : {}));
