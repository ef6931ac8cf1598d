import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../actions/orders.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('Today shows what waits and leads there; G and a letter go to a section', async () => {
  await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.getByRole('rowheader', { name: 'Accounts to verify' }).waitFor();
  await page.getByRole('rowheader', { name: 'NU205' }).waitFor();
  await checkWidths(page, 'desk-today');
  const readColour = () =>
    page
      .locator('.u-marker')
      .last()
      .evaluate((marker) => getComputedStyle(marker).borderColor);
  const inLight = await readColour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readColour).not.toBe(inLight);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
});

test('? names the keys of the page and of the desk; an unknown page leads on', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders');
  await page.getByText('No order is in this view.').or(page.getByRole('row').nth(1)).first().waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('select up to here').waitFor();
  await keys.getByText('Receivables').waitFor();
  await expect.poll(() => keys.getByText('Staff').count()).toBe(0);
  await checkWidths(page, 'desk-keys');
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  await page.goto(`${store.addressOf('nod')}/desk/nod/warehouse/4`);
  await page.getByRole('heading', { level: 2, name: 'The desk has no such page' }).waitFor();
  await checkWidths(page, 'desk-not-found');
  await page.getByRole('main').getByRole('link', { name: 'RFIs' }).click();
  await page.getByRole('heading', { level: 1, name: 'RFIs' }).waitFor();
});
