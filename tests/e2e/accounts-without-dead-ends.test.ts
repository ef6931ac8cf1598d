import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import { buildSignUpForm } from '../actions/account/new-accounts.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { keyboard } from '../browser/input-device.ts';
import { startLiveInbox, verificationLinkIn } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { pressUpdateProfile, verifyMobile } from '../browser/sign-up.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import type { ReceivedMail } from '../fakes/fake-smtp-server.ts';
import { makePdf, makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const open = (page: Page, path: string) => page.goto(`${store.addressOf('nod')}${path}`);

const linkIn = ({ text }: ReceivedMail, path: string): string => {
  const [link] = new RegExp(`https?://\\S+/${path}\\?token=[\\w-]+`).exec(text) ?? [];
  if (!link) throw new Error(`no link to ${path} in: ${text}`);
  return link;
};

test('a newcomer opens the link twice, the GSTIN fills the state, and is told what happens then', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  const email = 'meera@joshi-mills.example';
  await store.call(signUp, buildSignUpForm({ email }));
  const link = verificationLinkIn(await post.mailTo(email, /^Verify/));
  for (const _opened of ['once', 'again']) {
    await page.goto(link);
    await page.getByText('Verified', { exact: true }).waitFor();
  }
  await openSignedIn(page, store, 'nod', email, '/register');
  const form = page.locator('main form');
  await form.getByLabel('Mobile number').fill('98201 77001');
  await form.getByLabel('GSTIN', { exact: true }).fill('24aaacc1206d1zm');
  await form.getByText('Gujarat, PAN AAACC1206D').waitFor();
  await form.getByText('From your GSTIN').waitFor();
  await expect.poll(() => form.getByLabel('State').inputValue()).toBe('24');
  await form.getByLabel('State').selectOption('Maharashtra');
  await form.getByText('This number belongs to Gujarat').waitFor();
  await form.getByLabel('State').selectOption('Gujarat');
  await form.getByLabel('Address', { exact: true }).fill('Plot 4, GIDC');
  await form.getByLabel('City', { exact: true }).fill('Dahej');
  await form.getByLabel('PO box').fill('4110x');
  await form.getByLabel('I have read the Terms and conditions').check();
  await pressUpdateProfile(page);
  await form.getByText('Please Enter valid Pincode').waitFor();
  await checkWidths(page, 'register-filled-by-gstin');
  await form.getByLabel('PO box').fill('392130');
  await pressUpdateProfile(page);
  await verifyMobile(page, await post.otpTo('+919820177001'));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(/^We check it by /).waitFor();
  await checkWidths(page, 'home-profile-sent');
  const { text } = await post.mailTo(email, /^We are checking your NOD account/);
  expect(text).toContain('Plot 4, GIDC, Dahej 392130, Gujarat');
});

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

test('photos of a return are seen at the desk; the signed delivery note is seen by the buyer', {
  tags: ['lab'],
}, async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 9]]);
  await dispatchGoods(store, number);
  const buyer = await browser.newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await buyer.getByRole('button', { name: 'Return items' }).click();
  const request = buyer.getByRole('dialog', { name: `Return items of order ${number}` });
  await request.getByLabel('Pieces of 51105').fill('2');
  await request.getByLabel('Reason for 51105').selectOption('Damaged on the way');
  const photos = ['ring.png', 'box.png'].map((name, index) => ({
    name,
    mimeType: 'image/png',
    buffer: makePng(640 + index, 480),
  }));
  await request.getByLabel('Photos').setInputFiles(photos);
  await request.getByText('box.png').waitFor();
  await checkWidths(buyer, 'return-with-photos');
  await request.getByRole('button', { name: 'Request the return' }).click();
  const shown = buyer.getByRole('list', { name: `Photos of ${number}-R1` }).getByRole('img');
  await expect.poll(() => shown.count()).toBe(2);
  await shown.first().scrollIntoViewIfNeeded();
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await checkWidths(buyer, 'order-with-return-photos');

  const desk = await browser.newPage();
  await openDeskSignedIn(desk, store, 'sales');
  await open(desk, `/desk/nod/orders/${number}`);
  const returns = desk.getByRole('region', { name: 'Returns' });
  await expect.poll(() => returns.getByRole('img').count()).toBe(2);
  const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: await makePdf(['Received in good order']) };
  await desk.getByLabel(`Signed delivery note of ${number}-1`).setInputFiles(signed);
  await desk.getByText(`The buyer sees the delivery note of ${number}-1.`).waitFor();
  await checkWidths(desk, 'desk-return-with-photos');

  await buyer.reload();
  const note = buyer.getByRole('link', { name: /Signed delivery note/ });
  const [download] = await Promise.all([buyer.waitForEvent('download'), note.click()]);
  expect(download.suggestedFilename()).toBe('signed.pdf');
});
