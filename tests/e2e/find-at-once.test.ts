import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../actions/orders.ts';
import { filmOfDataMatrix } from '../browser/camera-film.ts';
import { findViolations } from '../browser/find-violations.ts';
import { followTo } from '../browser/follow-to.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

const field = (page: Page) => page.getByRole('combobox', { name: 'Search by item' }).first();
const arrival = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ state: 'attached' });

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(`${store.addressOf('nod')}${path}`);
  await arrival(page, heading);
  await waitForHydration(page);
}

async function signedIn(path: string, heading: string | RegExp): Promise<Page> {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', path);
  await arrival(page, heading);
  await waitForHydration(page);
  return page;
}

test('an empty field offers recent searches, which can be cleared; own orders are found by their number', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 2]]);
  const page = await signedIn('/listing?q=6205', 'Available Products For 6205');
  await followTo(page, '/order-history');
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: '6205', exact: true }).waitFor();
  await checkWidths(page, 'find-search-open');
  expect(await findViolations(page, { within: 'header' })).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('option', { name: '6205', exact: true }).waitFor({ state: 'detached' });

  await field(page).fill(order.slice(-5));
  await page.getByRole('option').filter({ hasText: order }).waitFor();
  await checkWidths(page, 'find-own-records');
  expect(await findViolations(page, { within: 'header' })).toEqual([]);
  await page.getByRole('option').filter({ hasText: order }).click();
  await arrival(page, new RegExp(order));
});

test('a Data Matrix in front of the camera is searched for', async () => {
  const film = await filmOfDataMatrix('6205-2RS/C3');
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  const filmed = await launchBrowser([...camera, `--use-file-for-fake-video-capture=${film}`]);
  try {
    const page = await (await filmed.newContext({ ...phone, permissions: ['camera'] })).newPage();
    await open(page, '/listing?q=6308', 'Available Products For 6308');
    await page.getByRole('button', { name: 'Scan a bar code or Data Matrix' }).click();
    await arrival(page, 'Available Products For 6205-2RS/C3');
  } finally {
    await filmed.close();
  }
});
