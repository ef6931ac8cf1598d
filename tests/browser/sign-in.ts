import type { Disposable, Page } from 'playwright-core';
import { demoPassword } from '../../src/demo/people.data.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import type { RunningStore } from '../store/running-store.ts';
import { waitForHydration } from './hydration.ts';
import { focusWithKeyboard, type InputDevice, mouse } from './input-device.ts';

/** Without the form, which takes longer than most of what is tested behind it. */
export async function startSession(
  page: Page,
  store: RunningStore,
  site: SiteCode,
  email: string,
): Promise<Disposable> {
  const url = store.addressOf(site);
  const value = await store.signInAs(email, site);
  await page.context().addCookies([{ name: 'auth_key', value, url, httpOnly: true }]);
  return page.addInitScript(
    ([origin, token]) => {
      if (location.origin === origin) localStorage.setItem('auth_key', token);
    },
    [url, value] as const,
  );
}

export async function openSignedIn(
  page: Page,
  store: RunningStore,
  site: SiteCode,
  email: string,
  path = '/',
): Promise<void> {
  // Until the page is open, because later pages may belong to somebody who has signed out.
  await using _session = await startSession(page, store, site, email);
  await page.goto(store.addressOf(site) + path);
  await waitForHydration(page);
}

/** Through the form of the page that is open. */
export async function signIn(
  page: Page,
  email: string,
  device: InputDevice = mouse,
  password = demoPassword,
): Promise<void> {
  await waitForHydration(page);
  const form = page.locator('main form');
  await device.write(form.getByLabel('Email or username'), email);
  await device.write(form.getByLabel('Password', { exact: true }), password);
  await solveCaptchaOnPage(page);
  await device.press(form.getByRole('button', { name: 'Login' }));
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' });
}

/** The captcha may disappear as soon as it is solved, where the form continues by itself. */
export async function tickCaptcha(page: Page): Promise<void> {
  await focusWithKeyboard(page.locator('altcha-widget input[type=checkbox]'));
  await page.keyboard.press('Space');
}

export async function solveCaptchaOnPage(page: Page): Promise<void> {
  await tickCaptcha(page);
  await page.locator('altcha-widget [data-state=verified]').waitFor();
}
