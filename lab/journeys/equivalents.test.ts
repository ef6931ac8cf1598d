import { beforeAll, expect, test } from 'vitest';
import { findSmallTargets } from '../../tests/browser/find-small-targets.ts';
import { setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let item: string;
beforeAll(async () => {
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' and maker = 'ZWZ' and name = '6205-2RS/C3'",
  );
  item = `/product-category?item=${rows[0]?.id}`;
});

test('on a phone the numbers are cards with targets that a finger hits, also without scripts', async () => {
  const visitor = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false };
  const page = await browser.newPage(visitor);
  await page.goto(store.addressOf('nod') + item);
  await page.getByRole('button', { name: 'Show the numbers of all makers' }).click();
  await page
    .getByRole('table', { name: /^Numbers of other makers/ })
    .getByText('6205-2RS1/C3')
    .waitFor();
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});

test('a printed item has the heading of the equivalents only above their list', async () => {
  const page = await browser.newPage();
  await page.goto(store.addressOf('nod') + item);
  await waitForHydration(page);
  const heading = page.getByText('How other makers name it', { exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => heading.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Show the numbers of all makers' }).click();
  await page.getByRole('table', { name: /Numbers of other makers/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => heading.isVisible()).toBe(true);
});
