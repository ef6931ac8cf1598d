import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUp } from '../../src/account/sign-up/sign-up.contract.ts';
import { buildSignUpForm } from '../../tests/actions/account/new-accounts.ts';
import { createConfirmedOrder, dispatchGoods } from '../../tests/actions/orders.ts';
import { startLiveInbox, verificationLinkIn } from '../../tests/browser/live-inbox.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { pressUpdateProfile, verifyMobile } from '../../tests/browser/sign-up.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { makePdf, makePng } from '../../tests/fixtures/papers.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const open = (page: Page, path: string) => page.goto(`${store.addressOf('nod')}${path}`);

test('a newcomer opens the link twice, the GSTIN fills the state, and is told what happens then', async () => {
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

test('photos of a return are seen at the desk; the signed delivery note is seen by the buyer', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 9]]);
  await dispatchGoods(store, number);
  const buyer = await browser.newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await buyer.getByRole('button', { name: 'Return items' }).click();
  const request = buyer.getByRole('dialog', { name: `Return items of order ${number}` });
  await request.getByLabel('Pieces of 51105').fill('2');
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
