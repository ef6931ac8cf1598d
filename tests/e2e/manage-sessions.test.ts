import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { buildSignUpForm } from '../actions/account/new-accounts.ts';
import { solveCaptcha } from '../actions/account/solve-captcha.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { openSignedIn, signIn, solveCaptchaOnPage } from '../browser/sign-in.ts';
import { fillSignUp } from '../browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const pathOf = (page: Page) => new URL(page.url()).pathname;

test('a customer is mailed about a new device and signs it out in My Profile, where it also leaves another tab', async () => {
  const site = 'zwz';
  const email = `active@${site}.example`;
  await store.call(login, { username: email, password: demoPassword, captcha: await solveCaptcha(store) }, { site });
  const other = await browser.newPage({ userAgent: firefox });
  await other.goto(`${store.addressOf(site)}/login?next=/my-profile`);
  await signIn(other, email);
  const mail = await post.mailTo(email, /^New sign-in/);
  expect(mail.text).toContain('Firefox on Linux');
  expect(mail.text).toContain(`${store.addressOf(site)}/forget-password`);

  const first = await browser.newPage();
  await openSignedIn(first, store, site, email, '/my-profile');
  const second = await first.context().newPage();
  await second.goto(`${store.addressOf(site)}/my-profile`);
  await waitForHydration(second);
  const sessionsIn = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' });
  const signOutIn = (page: Page) => sessionsIn(page).getByRole('button', { name: 'Sign out Firefox on Linux' });
  await signOutIn(second).waitFor();
  await sessionsIn(first).getByRole('listitem').first().getByText('This device').waitFor();
  await checkWidths(first, `my-profile-sessions-${site}`);
  await keyboard(first).press(signOutIn(first));
  await first.getByText('The device is signed out.').waitFor();
  await expect.poll(() => signOutIn(first).count()).toBe(0);
  await signOutIn(second).click();
  await second.getByText('The device is signed out.').waitFor();
  await expect.poll(() => signOutIn(second).count()).toBe(0);

  await other.reload();
  await other.waitForURL((url) => url.pathname === '/login');
});

test('a customer signs out everywhere and signs in again', { tags: ['lab'] }, async () => {
  const email = 'newbalance0@nod.example';
  const [currentPage, elsewhere] = await Promise.all(
    [1, 2].map(async () => {
      const page = await browser.newPage();
      await openSignedIn(page, store, 'nod', email, '/my-profile');
      return page;
    }),
  );
  if (!currentPage || !elsewhere) throw new Error('two pages were opened');
  // Of the other page, where it looks for its session only after that was ended.
  browser.allowError(/401/);
  await currentPage.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = currentPage.getByRole('dialog', { name: 'Sign out everywhere' });
  await checkWidths(currentPage, 'sign-out-everywhere');
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await currentPage.waitForURL((url) => url.pathname === '/login');
  await currentPage.getByText('You are signed out everywhere.').waitFor();
  await expect.poll(() => currentPage.getByText('Your session has expired').count()).toBe(0);

  await elsewhere.reload();
  await elsewhere.waitForURL((url) => url.pathname === '/login');
  await signIn(elsewhere, email);
  expect(pathOf(elsewhere)).toBe('/my-profile');
});

test("the mailed link ends the stranger's session and its own, and leads on", { tags: ['lab'] }, async () => {
  const email = 'asha@hijack.example';
  const password = { password: demoPassword, confirm_password: demoPassword };
  await store.call(signUp, buildSignUpForm({ email, ...password }));
  const first = verificationLinkIn(await post.mailTo(email, /^Verify/));
  const stranger = await browser.newPage({ userAgent: firefox });
  await openSignedIn(stranger, store, 'nod', email, '/emailverification');

  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/login`);
  await waitForHydration(page);
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await solveCaptchaOnPage(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === '/emailverification');
  await waitForHydration(page);
  await page.getByText('Not Verified', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Resent Email' }).click();
  await page.getByText('Earlier links no longer work.').waitFor();
  const { rows } = await store.database.$client.query(
    "select count(*)::int as mails from outbox where receiver = $1 and template = 'verify-email'",
    [email],
  );
  expect(rows).toEqual([{ mails: 2 }]);
  await page.goto(first);
  await page.getByText('We sent you a newer link.').waitFor();
  await checkWidths(page, 'verification-replaced');

  const newest = verificationLinkIn(await post.mailTo(email, /^Verify/, 2));
  await page.goto(newest);
  await page.getByText('Your e-mail address is verified. Please sign in.').waitFor();
  await page.getByText('Verified', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'SignIn' }).first().waitFor();
  await expect.poll(() => page.getByText('Not Verified').count()).toBe(0);
  await checkWidths(page, 'verification-done');
  await page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await expect.poll(() => page.getByText('Your session has expired').count()).toBe(0);
  await signIn(page, email);
  await expect.poll(() => pathOf(page)).toBe('/register');

  await stranger.reload();
  await stranger.getByRole('link', { name: 'SignIn' }).first().waitFor();
  await expect.poll(() => stranger.getByRole('button', { name: 'Logout' }).count()).toBe(0);
});

test('an invalid link leads somebody on whose e-mail address is verified', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'pending@nod.example', '/emailverification?token=none');
  await page.getByText('The e-mail address you are signed in with is verified.').waitFor();
  await page.getByText('Verified', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Resent Email' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a guessable password is refused at its field, and the form keeps its values', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('gwd')}/signup`);
  await fillSignUp(page, { email: 'asha@guess.example', company: 'Rao Guess Mills' });
  const form = page.locator('main form');
  for (const label of ['Password', 'Confirm Password']) await form.getByLabel(label, { exact: true }).fill('Password1');
  browser.expectError(/400/);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await form.getByText('This password is too common. Please choose another one.').waitFor();
  const password = form.getByLabel('Password', { exact: true });
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => form.getByLabel('Company Name').inputValue()).toBe('Rao Guess Mills');
  await checkWidths(page, 'password-refused');
  for (const label of ['Password', 'Confirm Password'])
    await form.getByLabel(label, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL((url) => url.pathname === '/emailverification');
  await page.getByText('We have sent a link to').waitFor();
  await expect.poll(() => page.getByText('Verified', { exact: false }).count()).toBe(0);
});
