import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '../../src/demo/people.data.ts';
import { addPasskeyDevice } from '../browser/add-passkey-device.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const email = 'active@nod.example';
const isSignedIn = (page: Page) => page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'attached' });
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('button', { name: 'Logout' }).first().waitFor({ state: 'detached' });
}
async function openSignIn(page: Page): Promise<void> {
  await page.goto(`${store.addressOf('nod')}/login`);
  await waitForHydration(page);
}

test('a buyer adds a passkey with the keyboard, signs in with it, removes it, and then signs in by a mailed link', async () => {
  const page = await (await browser.newVisitor()).newPage();
  const keys = keyboard(page);
  const device = await addPasskeyDevice(page);
  await openSignedIn(page, store, 'nod', email, '/my-profile');
  await keys.press(page.getByRole('button', { name: 'Add a passkey' }));
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await keys.write(dialog.getByLabel('Name of the device'), 'Laptop');
  await keys.write(dialog.getByLabel('Your password', { exact: true }), demoPassword);
  await checkWidths(page, 'add-passkey');
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await keys.press(dialog.getByRole('button', { name: 'Add a passkey' }));
  await page.getByText('You can sign in with Laptop now.').waitFor();
  await expect.poll(() => device.count()).toBe(1);

  await signOut(page);
  await openSignIn(page);
  await checkWidths(page, 'sign-in');
  await keys.press(page.getByRole('button', { name: 'Use a passkey' }));
  await page.waitForURL((url) => url.pathname === '/');
  await isSignedIn(page);

  await page.goto(`${store.addressOf('nod')}/my-profile`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByText('Laptop no longer signs you in.').waitFor();
  await signOut(page);
  await openSignIn(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey is not known here.').waitFor();

  await keys.press(page.getByRole('button', { name: 'Mail me a link' }));
  const asks = page.getByRole('dialog', { name: 'Mail me a link to sign in' });
  await keys.write(asks.getByLabel('Email', { exact: true }), email);
  await checkWidths(page, 'ask-for-sign-in-link');
  await keys.press(asks.getByRole('button', { name: 'Send the link' }));
  await page.getByText('If there is an account with this address, we have mailed a link to it.').waitFor();
  const { text } = await post.mailTo(email, /^Your link to sign in/);
  const [link = ''] = /https?:\/\/\S+\/sign-in-link\?token=[\w-]+/.exec(text) ?? [];
  await page.goto(link);
  await waitForHydration(page);
  await checkWidths(page, 'sign-in-link');
  await keys.press(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  await page.waitForURL((url) => url.pathname === '/');
  await isSignedIn(page);
  await page.goto(link);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('This link was opened before. Please ask for a new one.').waitFor();
});
