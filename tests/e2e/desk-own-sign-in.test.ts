import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { addPasskeyDevice } from '../browser/add-passkey-device.ts';
import { findViolations } from '../browser/find-violations.ts';
import { keyboard } from '../browser/input-device.ts';
import { openDeskSignedIn, signInAtDesk } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const openOwnSignIn = (page: Page) => page.getByRole('link', { name: 'Arjun Shah' }).click();

test('an administrator adds a passkey with the keyboard, signs in again and signs in with it, if the device knows its owner, and removes it', async () => {
  browser.expectError(/401.*\/desk\/api\/passkeys\//);
  // Lists that are being loaded again when the person signs out are refused.
  browser.allowError(/401.*\/desk\/api\/(passkeys|sessions)\//);
  const page = await (await browser.newVisitor()).newPage();
  await signInAtDesk(page, store, 'admin');
  const device = await addPasskeyDevice(page);
  const keys = keyboard(page);
  await openOwnSignIn(page);
  await page.getByRole('heading', { level: 1, name: 'Your sign-in' }).waitFor();
  await page.getByText('You have no passkey.').waitFor();
  await page.getByLabel('Name of the device').fill('Laptop');
  await keys.press(page.getByRole('button', { name: 'Add a passkey' }));
  await page.getByRole('rowheader', { name: 'Laptop', exact: true }).waitFor();
  await expect.poll(() => device.count()).toBe(1);
  await checkWidths(page, 'desk-your-sign-in');
  expect(await findViolations(page)).toEqual([]);

  await store.database.$client.query(`update staff_sessions set created_at = created_at - interval '1 hour'`);
  await page.getByLabel('Name of the device').fill('Second');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await checkWidths(page, 'desk-sign-in-again');
  await again.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This device has a passkey of yours already.').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in to the desk' }).waitFor();
  await checkWidths(page, 'desk-sign-in');
  await device.setVerified(false);
  await keys.press(page.getByRole('button', { name: 'Use a passkey' }));
  await page.getByText('No passkey was used').waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Desk' }).count()).toBe(0);
  await device.setVerified(true);
  await keys.press(page.getByRole('button', { name: 'Use a passkey' }));
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();

  await openOwnSignIn(page);
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove Laptop?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkey.').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This passkey is not known here.').waitFor();
});

test('sessions on other devices are ended one by one or all at once', { tags: ['lab'] }, async () => {
  for (let i = 0; i < 3; i++) await store.signInAtDesk('admin');
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/your-sign-in');
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await sessions.getByText('This session').waitFor();
  const before = await sessions.getByRole('button', { name: 'End' }).count();
  await sessions.getByRole('button', { name: 'End' }).first().click();
  await page.getByText('The session has ended.').waitFor();
  await expect.poll(() => sessions.getByRole('button', { name: 'End' }).count()).toBe(before - 1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByText('Only this session is still open.').waitFor();
  await expect.poll(() => sessions.getByRole('button', { name: 'End' }).count()).toBe(0);
});

test('staff choose a password of their own with the keyboard, and sign in with it', { tags: ['lab'] }, async () => {
  browser.allowError(/401.*\/desk\/api\/(passkeys|sessions)\//);
  browser.allowError(/400.*\/desk\/api\/password\/change\//);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/your-sign-in');
  const keys = keyboard(page);
  const save = page.getByRole('button', { name: 'Change password' });
  await keys.press(save);
  await page.getByText('Please enter your current password').waitFor();
  await page.getByLabel('Current password').fill(demoPassword);
  await page.getByLabel('New password').fill('short');
  await keys.press(save);
  await page.getByText('Please choose a password of at least 12 characters').waitFor();
  await checkWidths(page, 'desk-change-password');
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('New password').fill('seven grey pallets');
  await save.dblclick();
  await page.getByText('Your password is changed.').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('E-mail').fill(demoStaffEmail('catalogue'));
  await page.getByLabel('Password', { exact: true }).fill('seven grey pallets');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code of your authenticator app').waitFor();
});
