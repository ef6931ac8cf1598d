import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskScreen, setUpDeskScreens } from '../browser/desk-screens.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { setUpBrowser } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

async function violationsOf(page: Page, { path, shows, dialogs = [] }: DeskScreen): Promise<string[]> {
  await page.goto(`${store.addressOf('nod')}/desk/nod/${path}`);
  await page.getByText(shows).first().waitFor();
  const found = (await findViolationsInBothModes(page)).map((violation) => `${path}: ${violation}`);
  for (const name of dialogs) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    const inDialog = await findViolationsInBothModes(page, 'dialog[open]');
    found.push(...inDialog.map((violation) => `${path}, ${name}: ${violation}`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return found;
}

test('signing in at the desk is accessible', async () => {
  const page = await (await browser.newVisitor()).newPage();
  await page.goto(`${store.addressOf('nod')}/desk`);
  await page.getByLabel('E-mail').waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('every screen and dialog of the desk is accessible, in light and dark', async () => {
  browser.expectError(/404/);
  const screens = await setUpDeskScreens(store);
  const page = await (await browser.newVisitor()).newPage();
  await openDeskSignedIn(page, store, 'admin');
  const found: string[] = [];
  for (const screen of screens) found.push(...(await violationsOf(page, screen)));
  expect(found).toEqual([]);
});
