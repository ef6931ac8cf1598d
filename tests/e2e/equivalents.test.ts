import { beforeAll, expect, test } from 'vitest';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { findViolationsInBothModes } from '../browser/find-violations.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let item: string;
beforeAll(async () => {
  const { rows } = await store.database.$client.query<{ id: number }>(
    "select id from items where site = 'nod' and maker = 'ZWZ' and name = '6205-2RS/C3'",
  );
  item = `/product-category?item=${rows[0]?.id}`;
});

test('a buyer finds another maker’s number with the keyboard and asks for it, also after signing in again', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', item);
  const table = page.getByRole('table', { name: /^Numbers of other makers/ });
  await expect.poll(() => table.count()).toBe(0);

  await page.getByLabel('Which number do you have?').fill('6205DDUC3');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '6205DDUC3 is this bearing.' }).waitFor();
  await page.getByRole('button', { name: 'Show the numbers of all makers' }).press('Enter');
  await table.getByText('6205-2RS1/C3').waitFor();
  await page.getByRole('status').filter({ hasText: '6205DDUC3 is this bearing.' }).waitFor();
  expect(await findViolationsInBothModes(page, '#equivalents')).toEqual([]);
  await checkWidths(page, 'equivalents');

  await page.getByLabel('Maker', { exact: true }).selectOption('NSK');
  await table.getByText('6205-2RS1/C3').waitFor({ state: 'detached' });
  await table.getByRole('button', { name: 'Ask for it' }).press('Enter');
  const quantity = page.getByLabel('Quantity of NSK 6205DDUC3');
  await quantity.fill('40');
  // The page may notice before the press, and then leaves by itself.
  browser.allowError(/401/);
  await store.database.$client.query('delete from sessions');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/login');
  await signIn(page, 'active@nod.example');
  await expect.poll(() => quantity.inputValue()).toBe('40');
  await waitForHydration(page);
  await quantity.press('Enter');
  await page.waitForURL(/\/rfq\?rfi=/);
  const { rows } = await store.database.$client.query<{ found: boolean }>(
    "select exists (select from rfi_lines where item_name = 'NSK 6205DDUC3' and quantity_asked = 40) as found",
  );
  expect(rows).toEqual([{ found: true }]);
});

test('on a phone the numbers are cards with targets that a finger hits, also without scripts', {
  tags: ['lab'],
}, async () => {
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

test('a printed item has the heading of the equivalents only above their list', { tags: ['lab'] }, async () => {
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
