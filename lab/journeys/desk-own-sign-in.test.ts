import { expect, test } from 'vitest';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { findViolations } from '../../tests/browser/find-violations.ts';
import { keyboard } from '../../tests/browser/input-device.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('sessions on other devices are ended one by one or all at once', async () => {
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

test('staff choose a password of their own with the keyboard, and sign in with it', async () => {
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
