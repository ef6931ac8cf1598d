import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { tickCaptcha } from '../browser/sign-in.ts';
import { fillSignUp } from '../browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { otpIn } from '../fakes/inbox.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const post = setUp(() => startLiveInbox(store));

/** Simulates this many mails sent by the site within the hour. */
const mailsSent = (points: number) =>
  store.database.$client.query(
    `insert into limits (key, points, expire) values ('mail_site:nod', $1, $2)
       on conflict (key) do update set points = excluded.points`,
    [points, Date.now() + 3_000_000],
  );
beforeEach(() => mailsSent(150));

const captcha = (page: Page) => page.getByText('Please tick the box to show that you are not a robot.');

async function waitForCaptcha(page: Page, name: string): Promise<void> {
  await captcha(page).waitFor();
  await page.locator('altcha-widget input[type=checkbox]').waitFor();
  await checkWidths(page, `asked-captcha-${name}`);
}

async function pageAt(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}${path}`);
  await waitForHydration(page);
  return page;
}

test('a forgotten-password form continues once its captcha is solved, also on resend', async () => {
  const email = 'newbalance0@nod.example';
  const page = await pageAt('/forget-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await waitForCaptcha(page, 'forget-password');
  await tickCaptcha(page);

  const code = page.getByLabel('OTP', { exact: true });
  await code.waitFor();
  await expect.poll(() => captcha(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Resend OTP' }).click();
  await waitForCaptcha(page, 'resend-otp');
  await tickCaptcha(page);
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  await expect.poll(() => captcha(page).count()).toBe(0);
});

test('a sign-up and its resent mail continue once the captcha is solved', { tags: ['lab'] }, async () => {
  const page = await pageAt('/signup');
  const email = 'asha@rao-captcha.example';
  await fillSignUp(page, { email, company: 'Rao Captcha Mills' });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await waitForCaptcha(page, 'sign-up');
  await tickCaptcha(page);
  await page.waitForURL((url) => url.pathname === '/emailverification');
  verificationLinkIn(await post.mailTo(email, /^Verify/));

  await page.getByRole('button', { name: 'Resent Email' }).click();
  await waitForCaptcha(page, 'resend-email');
  await tickCaptcha(page);
  await page.getByText('Email sent sucessfully to your registered email ID.').waitFor();
});

test('a buyer who is refused another mail can use the newest OTP', { tags: ['lab'] }, async () => {
  await mailsSent(0);
  browser.expectError(/429/);
  const email = 'pending@nod.example';
  const page = await pageAt('/forget-password');
  const send = async () => {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
  };
  await send();
  const code = page.getByLabel('OTP', { exact: true });
  await code.waitFor();
  const otp = otpIn(await post.mailTo(email, /OTP/));
  await store.database.$client.query(`update limits set points = 3 where key = 'send_receiver:nod ${email}'`);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await send();
  await page.getByText('Too many attempts').waitFor();
  await checkWidths(page, 'has-otp-already');
  await page.getByRole('button', { name: 'I already have an OTP' }).click();
  await page.getByText(`Please enter the latest OTP we sent to ${email}.`).waitFor();
  await code.fill(otp);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('New password', { exact: true }).waitFor();
});
