import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { tickCaptcha } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

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
