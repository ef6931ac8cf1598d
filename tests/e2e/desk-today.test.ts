import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../actions/orders.ts';
import { findViolations } from '../browser/find-violations.ts';
import { signInAtDesk } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser, takeScreenshots } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

test('Today shows what waits and leads there; G and a letter go to a section', async () => {
  await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const page = await (await browser.newVisitor()).newPage();
  await signInAtDesk(page, store, 'admin');
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await page.getByRole('cell', { name: 'Accounts to verify' }).waitFor();
  await page.getByRole('cell', { name: 'NU205' }).waitFor();
  await takeScreenshots(page, 'desk-today');
  expect(await findViolations(page)).toEqual([]);
  const readColour = () =>
    page
      .locator('.u-marker')
      .last()
      .evaluate((marker) => getComputedStyle(marker).borderColor);
  const inLight = await readColour();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readColour).not.toBe(inLight);
  await takeScreenshots(page, 'desk-today-dark');
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
});
