import { expect, test } from 'vitest';
import { createConfirmedOrder } from '../actions/orders.ts';
import { holdRequests } from '../browser/hold-requests.ts';
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

test('where a chart cannot be drawn, its days stand in a table', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  // As Chromium says it where the system has no language.
  await using _language = await page.addInitScript(() =>
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix' }),
  );
  await openDeskSignedIn(page, store, 'sales');
  await page.getByRole('rowheader', { name: 'Accounts to verify' }).waitFor();
  const days = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Day' }) });
  await days.first().getByRole('rowheader').first().click();
  expect(await page.locator('canvas').count()).toBe(0);
  await checkWidths(page, 'desk-today-without-chart');
});

test('addresses of webhooks that fail wait on Today, which leads to them, not to the messages', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await store.database.$client.query(
    `insert into webhook_endpoints (site, url, events, sealed_secret, created_at, created_by, failing_since)
      values ('nod', 'https://erp.example/fails', '[]', '', now(), 'Meera', now())`,
  );
  await openDeskSignedIn(page, store, 'admin');
  await page.getByRole('link', { name: 'Webhook addresses that fail' }).click();
  await page.getByRole('table', { name: 'Webhooks', exact: true }).getByText('Failing since').waitFor();
  expect(new URL(page.url()).hash).toBe('#endpoints');
  expect(new URL(page.url()).search).toBe('');
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

test('a search is kept as a view of its own, opened again and removed; a page that has no rows any more says how many there are, and leads back', {
  tags: ['lab'],
}, async () => {
  await createConfirmedOrder(store, await store.signIn('active'), [['NU205', 4]]);
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders?view=all&q=6308');
  await page.getByText("Nothing matches '6308'.").waitFor();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('6308 in all');
  await page.keyboard.press('Enter');
  const own = page.getByRole('button', { name: '6308 in all', exact: true });
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true');
  await page.goto(`${store.addressOf('nod')}/desk/nod/orders?view=all&page=3`);
  await page.getByText(/^None on this page, \d+ in all$/).waitFor();
  const previous = page.getByRole('button', { name: 'Previous' });
  await previous.press('Enter');
  await page.getByText(/^1 to \d+ of \d+$/).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true');
  expect(await previous.evaluate((button) => button === document.activeElement)).toBe(true);
  await checkWidths(page, 'desk-own-view');
  await own.click();
  await page.getByText("Nothing matches '6308'.").waitFor();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('6308');
  await page.getByRole('button', { name: 'Remove the view 6308 in all' }).click();
  await own.waitFor({ state: 'hidden' });
});

test('a search is not lost when a view is chosen before its rows have come', { tags: ['lab'] }, async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'sales', 'nod', '/orders?view=all');
  const search = page.getByRole('searchbox');
  const asksFor = (query: Record<string, string>) =>
    expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query);
  await search.fill('NU205 ');
  await page.getByRole('button', { name: 'To approve' }).click();
  await asksFor({ q: 'NU205', view: 'to-approve' });
  expect(await search.inputValue()).toBe('NU205 ');

  const release = await holdRequests(page, '**/desk/api/nod/orders/?*');
  await search.fill('6308');
  const searching = page.waitForRequest((request) => request.url().includes('q=6308'));
  await search.press('Enter');
  await searching;
  await page.getByRole('button', { name: 'All', exact: true }).click();
  release();
  await asksFor({ q: '6308', view: 'all' });
  expect(await search.inputValue()).toBe('6308');

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await asksFor({});
  await expect.poll(() => search.inputValue()).toBe('');
});
