import type { Page } from 'playwright-core';
import { demoPassword } from '../../src/demo/people.data.ts';
import { waitForHydration } from './hydration.ts';
import { focusWithKeyboard, type InputDevice, mouse } from './input-device.ts';

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
