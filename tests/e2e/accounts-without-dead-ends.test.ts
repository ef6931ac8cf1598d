import { expect, test } from 'vitest';
import { demoPassword } from '../../src/demo/people.data.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { verifyMobile } from '../browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import type { ReceivedMail } from '../fakes/fake-smtp-server.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));
const linkIn = ({ text }: ReceivedMail, path: string): string => {
  const [link] = new RegExp(`https?://\\S+/${path}\\?token=[\\w-]+`).exec(text) ?? [];
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link;
};

test('a buyer changes mobile number and e-mail address, with the keyboard; the old address can stop it', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await browser.newPage();
  const device = keyboard(page);
  const before = 'newbalance0@nod.example';
  const after = 'stores@moved.example';
  await openSignedIn(page, store, 'nod', before, '/my-profile');
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  await device.press(page.getByRole('button', { name: 'Change mobile number' }));
  const mobile = page.getByRole('dialog', { name: 'Change the mobile number' });
  await device.write(mobile.getByLabel('New mobile number'), '98201 77002');
  await checkWidths(page, 'change-mobile');
  await device.press(mobile.getByRole('button', { name: 'Send OTP' }));
  await interceptRequests(page, '**/authentication/change_mobile/', (route) => route.abort(), { times: 1 });
  await verifyMobile(page, await post.otpTo('+919820177002'), device);
  await page.getByText('The store could not be reached.').first().waitFor();
  await device.press(page.getByRole('dialog').getByRole('button', { name: 'Submit' }));
  await page.getByText('Your mobile number is +91 98201 77002 now.').waitFor();

  await device.press(page.getByRole('button', { name: 'Change e-mail address' }));
  const dialog = page.getByRole('dialog', { name: 'Change the e-mail address' });
  const send = dialog.getByRole('button', { name: 'Send the link' });
  await device.write(dialog.getByLabel('New e-mail address'), 'active@nod.example');
  await device.write(dialog.getByLabel('Your password'), demoPassword);
  await device.press(send);
  await dialog.getByText('User already exists with the provided email.').waitFor();
  await checkWidths(page, 'change-email-taken');
  await device.write(dialog.getByLabel('New e-mail address'), after);
  await device.press(send);
  await page.getByText(`We have sent a link to ${after}. The address changes when it is opened`).waitFor();
  await checkWidths(page, 'my-profile-email-waits');

  await page.goto(linkIn(await post.mailTo(after, /^Confirm/), 'confirm-email'));
  await waitForHydration(page);
  await checkWidths(page, 'confirm-email');
  await device.press(page.getByRole('button', { name: 'Confirm e-mail address' }));
  await page.getByText(`Your e-mail address is ${after} now.`).waitFor();
  await device.press(page.getByRole('main').getByRole('link', { name: 'My Profile' }));
  await page.getByRole('main').getByText(after).first().waitFor();

  const owner = await browser.newPage();
  await owner.goto(linkIn(await post.mailTo(before, /^A new e-mail address/), 'stop-email-change'));
  await waitForHydration(owner);
  await checkWidths(owner, 'stop-email-change');
  await owner.getByRole('button', { name: "This wasn't me: stop the change" }).click();
  await owner.getByText('The change is stopped, and every device is signed out.').waitFor();
  await owner.getByRole('link', { name: 'Set a new password' }).click();
  await waitForHydration(owner);
  await expect.poll(() => owner.locator('main form').getByLabel('Email').inputValue()).toBe(before);
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
});
