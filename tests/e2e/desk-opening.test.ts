import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { fillCart } from '../actions/cart.ts';
import { visitingCookie } from '../actions/closed-shop.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { enterFacts, realSettings } from '../actions/ready-shop.ts';
import { findViolations } from '../browser/find-violations.ts';
import { type LiveInbox, startLiveInbox } from '../browser/live-inbox.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
let inbox: LiveInbox;
beforeAll(async () => {
  store = await startStore(undefined, realSettings);
  inbox = await startLiveInbox(store);
});
afterAll(async () => {
  await inbox?.close();
  await store?.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

const placeInGroup = (button: Locator) =>
  button.evaluate((element) => {
    const group = element.closest('section')?.getBoundingClientRect();
    return element.getBoundingClientRect().top - (group?.top ?? Number.NaN);
  });

async function strangerSees(text: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(store.addressOf('nod'));
  await page.getByText(text).first().waitFor();
  await page.context().close();
}

test('from an empty shop to an open one', async () => {
  browser.expectError(/status of 503/);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin');
  await strangerSees('This shop is not open yet.');

  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await heading(page, '14 things until NOD may open').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Open the shop' }).isDisabled()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-opening-empty');

  await page.getByRole('link', { name: 'Enter: Bank account' }).click();
  await page.getByRole('form', { name: 'Bank account' }).waitFor();
  const account = { 'Account name': 'NOD Bearings', Bank: 'Bank of Pune', Branch: 'Fort', SWIFT: 'BOPUINBB' };
  for (const [label, text] of Object.entries(account)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Account number').fill('00998877665544');
  await page.getByLabel('IFSC').fill('BOPU0000123');
  await press(page, 'Save');
  await page.getByText('Saved. The shop shows it now.').waitFor();
  await page.goBack();
  await heading(page, '13 things until NOD may open').waitFor();

  await enterFacts(store, ['company', 'complaints', 'branches', 'calendar']);
  await heading(page, '7 things until NOD may open').waitFor();
  const next = page.getByRole('button', { name: 'I have read it: Privacy policy' });
  const place = await placeInGroup(next);
  await press(page, 'They are right: Working days and holidays');
  await page.getByRole('button', { name: 'Take back: Working days and holidays' }).waitFor();
  const half = ((await next.boundingBox())?.height ?? 0) / 2;
  expect(Math.abs((await placeInGroup(next)) - place), 'what is pressed next stays under the pointer').toBeLessThan(
    half,
  );
  for (const name of ['Privacy policy', 'Terms and conditions', 'Disclaimer'])
    await press(page, `I have read it: ${name}`);
  await press(page, /^Sell without it/);
  await press(page, 'Send a trial mail');
  await inbox.mailTo('admin@desk.example', /^Trial mail of NOD/);
  await page.getByLabel('Your mobile number').fill('98200 12345');
  await press(page, 'Send a trial SMS');
  await heading(page, 'NOD may open').waitFor();
  await checkWidths(page, 'desk-opening-ready');

  const opened = page.waitForEvent('popup');
  await press(page, 'Look at the shop');
  const shop = await opened;
  await shop.getByText('Bearings by number, size or maker.').waitFor();
  await page.getByText('This browser can use the shop for eight hours. Orders are tests.').waitFor();

  await press(page, 'Open the shop');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Test orders are cancelled').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-opening-asks');
  await dialog.getByRole('button', { name: 'Open the shop' }).click();
  await heading(page, 'NOD is open').first().waitFor();
  await page.getByText(/^Opened .* by Arjun Shah$/).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkWidths(page, 'desk-opening-open-dark');
  await strangerSees('Bearings by number, size or maker.');

  const token = await store.signIn('active');
  const item_info = toReviewedLines(await fillCart(store, token, [['6308', 4]]));
  await press(page, 'Close the shop');
  await dialog.getByRole('button', { name: 'Close the shop' }).click();
  await heading(page, 'NOD may open').waitFor();
  await strangerSees('This shop is not open yet.');

  const cookie = await visitingCookie(store);
  const { myscno } = (await store.call(salesConfirmation, { item_info }, { token, cookie })).body;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${store.addressOf('nod')}/desk/nod/orders`);
  await page.getByRole('row', { name: new RegExp(`${myscno} TEST`) }).waitFor();
  await checkWidths(page, 'desk-opening-test-orders');
  await page.getByRole('link', { name: myscno }).click();
  await page.getByText(/^A test order, placed before the shop opened/).waitFor();
  await checkWidths(page, 'desk-opening-test-order');

  const buyer = await page.context().newPage();
  await openSignedIn(buyer, store, 'nod', 'active@nod.example', `/order-detail?order=${myscno}`);
  await buyer.getByText('This is a test order').waitFor();
  await checkWidths(buyer, 'test-order-of-buyer');
  await buyer.goto(`${store.addressOf('nod')}/order-history`);
  await buyer.getByRole('listitem').filter({ hasText: myscno }).getByText('TEST', { exact: true }).waitFor();
  await checkWidths(buyer, 'test-order-in-history');
});
