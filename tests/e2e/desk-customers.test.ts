import { expect, test } from 'vitest';
import { uniqueGstin } from '../actions/account/known-customer.ts';
import { findViolations } from '../browser/find-violations.ts';
import { startLiveInbox } from '../browser/live-inbox.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
const post = setUp(() => startLiveInbox(store));

const email = 'kale@omkar.example';
const gstin = uniqueGstin();

test('a customer is written down, invited, and orders from the shop with the agreed terms', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/accounts');
  await page.getByRole('link', { name: 'New customer' }).click();
  await page.getByRole('heading', { level: 1, name: 'New customer' }).waitFor();
  await page.getByLabel('Company').fill('Omkar Precision Forge');
  await page.getByLabel('GSTIN').fill(gstin.toLowerCase());
  await page.getByText(`Maharashtra, PAN ${gstin.slice(2, 12)}`).waitFor();
  expect(await page.getByLabel('State').inputValue()).toBe('27');
  await page.getByLabel('Address').fill('Plot 4, MIDC');
  await page.getByLabel('Town').fill('Nashik');
  await page.getByLabel('Contact person').fill('Vijay Kale');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telephone').fill('98200 34567');
  await page.getByLabel('Price list').selectOption('Standard');
  await page.getByLabel('Credit limit').fill('2,50,000');
  await page.getByLabel('Days of credit').fill('45');
  await page.getByText('Invite to the shop of NOD now').click();
  await checkWidths(page, 'desk-new-customer');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add the customer' }).click();
  await page.getByRole('heading', { level: 2, name: 'Omkar Precision Forge' }).waitFor();
  await page.getByText('nobody signs in yet').waitFor();
  await page.getByText('the link is good until').waitFor();
  await checkWidths(page, 'desk-customer-people');
  expect(await findViolations(page)).toEqual([]);

  // The same firm once more is asked about.
  await page.goto(`${new URL(page.url()).origin}/desk/nod/accounts/new`);
  await page.getByLabel('Company').fill('M/s Omkar Precision Forge Pvt Ltd');
  await page.getByLabel('Address').fill('Plot 5');
  await page.getByLabel('Town').fill('Nashik');
  await page.getByLabel('State').selectOption('27');
  await page.getByRole('button', { name: 'Add the customer' }).click();
  await page.getByText('Omkar Precision Forge may be the same firm.').waitFor();
  await page.getByRole('link', { name: 'Open this customer instead' }).click();
  await page.getByRole('heading', { level: 2, name: 'Omkar Precision Forge' }).waitFor();

  const link =
    /https?:\/\/\S+\/invitation\?token=[\w-]+/.exec((await post.mailTo(email, /invites you/)).text)?.[0] ?? '';
  const buyer = await browser.newPage();
  await buyer.goto(link);
  await waitForHydration(buyer);
  expect(await buyer.getByLabel('Company').inputValue()).toBe('Omkar Precision Forge');
  await checkWidths(buyer, 'invitation');
  expect(await findViolations(buyer)).toEqual([]);
  await buyer.getByLabel('Title').selectOption('Mr');
  await buyer.getByLabel('Designation').selectOption('Director');
  await buyer.getByLabel('Password', { exact: true }).fill('secret#1');
  await buyer.getByLabel('Confirm Password').fill('secret#1');
  await buyer.getByRole('button', { name: 'Open the shop' }).click();
  await buyer.waitForURL(({ pathname }) => pathname !== '/invitation');
  await buyer.goto(`${store.addressOf('nod')}/my-profile`);
  await buyer.getByText('Plot 4, MIDC').first().waitFor();
  await buyer.goto(link);
  await buyer.getByText('This invitation was used. Please sign in.').waitFor();

  await page.reload();
  await page.getByRole('button', { name: /^People/ }).click();
  await page
    .getByText(/^joined/)
    .first()
    .waitFor();
});

test('an invitation is offered where there is an address, and its refusal is told with the customer that was added', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'accounts', 'nod', '/accounts/new');
  await page.getByLabel('Company').fill('Kaveri Sugar Works');
  await page.getByLabel('Address').fill('Plot 9, Peenya');
  await page.getByLabel('Town').fill('Bengaluru');
  await page.getByLabel('State').selectOption('29');
  const invitation = page.getByText('Invite to the shop of NOD now');
  expect(await invitation.count()).toBe(0);
  await page.getByLabel('E-mail').fill('active@nod.example');
  await invitation.click();
  await page.getByLabel('E-mail').fill('');
  expect(await invitation.count()).toBe(0);
  await page.getByLabel('E-mail').fill('active@nod.example');
  await page.getByRole('button', { name: 'Add the customer' }).click();
  await page
    .getByText(/Please look at this first|The invitation was not sent/)
    .first()
    .waitFor();
  if (await page.getByText('Please look at this first').isVisible())
    await page.getByRole('button', { name: 'Add all the same' }).click();
  await page.getByRole('heading', { level: 2, name: 'Kaveri Sugar Works' }).waitFor();
  await page.getByText('The customer is added. The invitation was not sent.').waitFor();
  await page
    .getByText(/active@nod\.example/)
    .first()
    .waitFor();
});
