import type { Page } from 'playwright-core';
import { demoPassword } from '../src/demo/people.data.ts';
import { hydrated } from './browser.ts';
import { type Hand, mouse, reach } from './browser-hand.ts';

/** Signs in on the sign-in page at hand, captcha included, and waits for the page after it. */
export async function signIn(page: Page, email: string, hand: Hand = mouse, password = demoPassword): Promise<void> {
  await hydrated(page);
  const form = page.locator('main form');
  await hand.write(form.getByLabel('Email or username'), email);
  await hand.write(form.getByLabel('Password', { exact: true }), password);
  await solveCaptcha(page);
  await hand.press(form.getByRole('button', { name: 'Login' }));
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' });
}

/** Ticks 'I am not a robot'; where the form goes on by itself the captcha is gone as soon as it is solved. */
export async function tickCaptcha(page: Page): Promise<void> {
  await reach(page.locator('altcha-widget input[type=checkbox]'));
  await page.keyboard.press('Space');
}

/** Ticks 'I am not a robot' and waits for the browser to solve the puzzle. */
export async function solveCaptcha(page: Page): Promise<void> {
  await tickCaptcha(page);
  await page.locator('altcha-widget [data-state=verified]').waitFor();
}
