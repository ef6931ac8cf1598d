import { expect, test } from 'vitest';
import { interceptRequests } from '../../tests/browser/hold-requests.ts';
import { openWithStoppedClock } from '../../tests/browser/stopped-clock.ts';
import { setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('a load that is typed while its bearing is looked up is kept, and so is the focus', async () => {
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

test('the page of an item opens a short form that leads to the whole calculation', async () => {
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
