import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { login } from '../../src/account/sign-in/sign-in.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { solveCaptcha } from '../actions/account/solve-captcha.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

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
