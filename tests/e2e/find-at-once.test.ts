import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { search } from '../../src/catalogue/search/search.contract.ts';
import { mailStockAlerts } from '../../src/catalogue/stock-alerts/mail-stock-alerts.server.ts';
import { ownRecords } from '../../src/orders/own-records/own-records.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { createConfirmedOrder } from '../actions/orders.ts';
import { filmOfDataMatrix, pictureOfBarCode } from '../browser/camera-film.ts';
import { findViolations } from '../browser/find-violations.ts';
import { followTo } from '../browser/follow-to.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
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

test('Enter searches where suggestions cannot be fetched, whatever row was marked', { tags: ['lab'] }, async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 2]]);
  const page = await signedIn('/order-history', /Order History/);
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  await interceptRequests(page, `**/${search.path}*`, (route) => route.abort('internetdisconnected'));
  const own = page.waitForResponse(`**/${ownRecords.path}*`);
  await field(page).fill(order.slice(-5));
  await own;
  await page.getByText('Press Enter to search anyway.').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === order.slice(-5));
});

test('a phone searches on the whole screen, and a whole card leads to its item', { tags: ['lab'] }, async () => {
  const page = await browser.newPage(phone);
  await open(page, '/listing?q=6205', 'Available Products For 6205');
  const first = page.getByRole('table').getByRole('row').first();
  await field(page).fill('6206');
  await page.getByRole('option').filter({ hasText: '6206' }).first().waitFor();
  await page.getByRole('region', { name: /^Recommended Products/ }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByText('Sign in to see your price, stock and delivery day').first().waitFor();
  await first.click({ position: { x: 300, y: 20 } });
  await page.waitForURL((url) => url.searchParams.has('item'));
});

test('a buyer who waits for stock is told by one mail', { tags: ['lab'] }, async () => {
  const query = (text: string) => store.database.$client.query(text);
  await query(
    "update stock set on_hand = reserved where item_id in (select id from items where site = 'nod' and name = 'NU2310')",
  );
  const page = await signedIn('/listing?q=NU2310', 'Available Products For NU2310');
  await page.getByRole('button', { name: 'Notify me when NU2310 is in stock' }).first().click();
  await page.getByText('We will e-mail you once, when it is in stock.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'You will be told when NU2310 is in stock' }).waitFor();
  await checkWidths(page, 'find-notify-me');
  expect(await mailStockAlerts(store.server, sites.nod, store.now())).toBe(0);
  await query(
    "update stock set on_hand = reserved + 9 where item_id in (select id from items where site = 'nod' and name = 'NU2310')",
  );
  expect(await mailStockAlerts(store.server, sites.nod, store.now())).toBe(1);
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

test('without a camera the dialog says so, and a picture of a bar code is searched for', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage(phone);
  await open(page, '/listing?q=6308', 'Available Products For 6308');
  await page.getByRole('button', { name: 'Scan a bar code or Data Matrix' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: 'You can also take a picture of the code, or type the number.' })
    .waitFor();
  expect(await findViolations(page)).toEqual([]);
  const picture = { name: 'box.png', mimeType: 'image/png', buffer: await pictureOfBarCode('6205-2RS/C3') };
  await page.locator('dialog input[type=file]').setInputFiles(picture);
  await arrival(page, 'Available Products For 6205-2RS/C3');
});
