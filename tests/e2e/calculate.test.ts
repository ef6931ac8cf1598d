import { expect, test } from 'vitest';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openWithStoppedClock } from '../browser/stopped-clock.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('a bearing is calculated while its load is typed, the address keeps it, and a phone shows nothing too small to press', async () => {
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/calculate?bearing=6308`);
  await page.getByRole('heading', { level: 1, name: 'Calculate 6308' }).waitFor();
  await waitForHydration(page);
  await page.getByLabel('Radial load Fr, kN').fill('4.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1450');
  await page.getByRole('heading', { name: 'Figures of the bearing' }).click();
  await page.getByLabel('Factor f0').fill('13.2');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('Too short').waitFor();
  await page.waitForURL((url) => url.searchParams.get('fr') === '4.5' && url.searchParams.get('f0') === '13.2');
  await page.getByLabel('Life wanted, h').fill('500');
  await result.getByText('Long enough').waitFor();
  await page.getByRole('heading', { name: 'Bearings that do it' }).waitFor();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await checkWidths(page, 'calculate');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  await page.getByLabel('Axial load Fa, kN').fill('heavy');
  await page.getByText('Type a number, as 4.5.').waitFor();
  await page.getByText('Correct the marked figures.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Axial load Fa, kN').inputValue()).toBe('heavy');
});

test('a load that is typed while its bearing is looked up is kept, and so is the focus', {
  tags: ['lab'],
}, async () => {
  const url = `${store.addressOf('nod')}/calculate`;
  const { page, release } = await openWithStoppedClock(await browser.newVisitor(), url, '**/calculate.data*');
  const asked = page.waitForRequest('**/calculate.data?bearing=6308*');
  await page.getByLabel('Bearing', { exact: true }).fill('6308');
  await page.clock.runFor(1_000);
  await asked;
  const radial = page.getByLabel('Radial load Fr, kN');
  const axial = page.getByLabel('Axial load Fa, kN');
  await radial.fill('4.5');
  await axial.fill('1.2');
  release();
  await page.getByRole('heading', { level: 1, name: 'Calculate 6308' }).waitFor();
  expect([await radial.inputValue(), await axial.inputValue()]).toEqual(['4.5', '1.2']);
  expect(await axial.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.clock.runFor(1_000);
  await page.waitForURL(({ search }) => search === '?bearing=6308&fr=4.5&fa=1.2');
});

test('the page of an item opens a short form that leads to the whole calculation', { tags: ['lab'] }, async () => {
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' and maker = 'ZWZ' and name = '6308'",
  );
  const page = await browser.newPage();
  await page.goto(`${store.addressOf('nod')}/product-category?item=${rows[0]?.id}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Work out its life' }).click();
  await page.getByLabel('Radial load Fr, kN').fill('2');
  await page.getByLabel('Speed n, rpm').fill('1000');
  browser.expectError(/503/);
  await interceptRequests(page, '**/calculate.data*', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.keyboard.press('Enter');
  await page.getByText('The store could not be reached. Please check your connection and try again.').waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /Life L10h [\d,]+ h/ })
    .waitFor();
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  // React Router may report the failure of a page before it shows it.
  browser.allowError(/^exception: TypeError: Failed to fetch/);
  await interceptRequests(page, '**/calculate.data*', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('link', { name: 'The whole calculation' }).click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Calculate 6308' }).waitFor();
  await expect.poll(() => page.getByLabel('Radial load Fr, kN').inputValue()).toBe('2');
});
