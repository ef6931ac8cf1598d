import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { salesConfirmation } from '../../src/orders/checkout/place-order.contract.ts';
import { fillCart } from '../actions/cart.ts';
import { visitingCookie } from '../actions/closed-shop.ts';
import { toReviewedLines } from '../actions/orders.ts';
import { enterFacts, factsToOpen, lookThrough, realSettings } from '../actions/ready-shop.ts';
import { findViolations } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(() => startStore({ settings: realSettings }));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });

const placeInGroup = (button: Locator) =>
  button.evaluate((element) => {
    const group = element.closest('section')?.getBoundingClientRect();
    return element.getBoundingClientRect().top - (group?.top ?? Number.NaN);
  });

test('what is entered and looked through leaves the list at once; the shop is opened, closed, and orders in between are tests', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin', 'nod', '/opening');
  await heading(page, '14 things until NOD may open').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-opening-empty');

  await enterFacts(store, factsToOpen);
  await heading(page, '7 things until NOD may open').waitFor();
  const next = page.getByRole('button', { name: 'I have read it: Privacy policy' });
  const place = await placeInGroup(next);
  await press(page, 'They are right: Working days and holidays');
  await page.getByRole('button', { name: 'Take back: Working days and holidays' }).waitFor();
  const half = ((await next.boundingBox())?.height ?? 0) / 2;
  expect(Math.abs((await placeInGroup(next)) - place), 'what is pressed next stays under the pointer').toBeLessThan(
    half,
  );
  await lookThrough(store, ['privacy-policy', 'terms-condition', 'disclaimer', 'no-online-payment']);
  await heading(page, 'NOD may open').waitFor();

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

  const token = await store.signIn('active');
  const item_info = toReviewedLines(await fillCart(store, token, [['6308', 4]]));
  await press(page, 'Take back: Working days and holidays');
  await heading(page, 'NOD is open, but lacks 1 thing').waitFor();
  await press(page, 'Close the shop');
  await dialog.getByText('You can open it again once this is done: Working days and holidays.').waitFor();
  await dialog.getByRole('button', { name: 'Close the shop' }).click();
  await heading(page, '1 thing until NOD may open').waitFor();
  await press(page, 'They are right: Working days and holidays');
  await heading(page, 'NOD may open').waitFor();

  const cookie = await visitingCookie(store);
  const { myscno } = (await store.call(salesConfirmation, { item_info }, { token, cookie })).body;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('row', { name: new RegExp(`${myscno} TEST`) }).waitFor();
  await checkWidths(page, 'desk-opening-test-orders');
  await page.getByRole('link', { name: myscno }).click();
  await page.getByText(/^A test order, placed before the shop opened/).waitFor();
  await checkWidths(page, 'desk-opening-test-order');
});
