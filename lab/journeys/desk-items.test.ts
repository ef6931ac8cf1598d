import { expect, test } from 'vitest';
import { changeItemAtDesk } from '../../src/desk/items/change-item.contract.ts';
import { findViolations } from '../../tests/browser/find-violations.ts';
import { openDeskSignedIn } from '../../tests/browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('where buyers read HS code, staff do as well', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'gwd', '/items');
  await page.getByRole('columnheader', { name: 'HS code' }).waitFor();
  await page.getByRole('button', { name: 'No HS code' }).waitFor();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('term').filter({ hasText: 'HS code' }).waitFor();
  await page.keyboard.press('e');
  await page.getByRole('textbox', { name: 'HS code' }).waitFor();
  expect(await page.getByText('HSN').count()).toBe(0);
});

test('categories are moved with the keyboard, merged after a question with the counts, and old links lead on', async () => {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/items/categories');
  const up = page.getByRole('button', { name: 'Move Thrust ball up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText('The order is saved.').waitFor();
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
  const row = page.getByRole('row', { name: /^Needle cage/ });
  await row.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge Needle cage into another category' });
  await dialog.getByLabel('Into').selectOption('Needle roller');
  await dialog.getByText('with their sub categories', { exact: false }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Merge \d+ items?$/ }).dblclick();
  await page.getByText(/^Needle cage is merged into Needle roller: /).waitFor();
  await row.waitFor({ state: 'detached' });
  await page.goto(`${store.addressOf('nod')}/listing?category=Needle+cage&sort=bore`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).search).toBe('?category=Needle+roller&sort=bore');
});

test('E leads into the form; Escape leaves it, and asks first when something was typed', async () => {
  const page = await browser.newPage();
  const { rows } = await store.database.$client.query("select id from items where site = 'nod' and code = 'ZW-10808'");
  await openDeskSignedIn(page, store, 'catalogue', 'nod', `/items/${rows[0].id}`);
  await page.getByRole('heading', { name: 'Stock by branch' }).waitFor();
  await page.getByText('1,020.00').waitFor();
  await page.keyboard.press('e');
  const name = page.getByLabel('Name or number');
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  const edit = page.getByRole('button', { name: 'Edit' });
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press('e');
  await page.getByLabel('List price, INR').fill('1030');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await checkWidths(page, 'desk-item-leave');
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('List price, INR').inputValue()).toBe('1030');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('1,020.00').waitFor();
});

test('who is told that a colleague changed the same value may still save theirs', async () => {
  const page = await browser.newPage();
  const { rows } = await store.database.$client.query("select id from items where site = 'nod' and code = 'ZW-10808'");
  await openDeskSignedIn(page, store, 'catalogue', 'nod', `/items/${rows[0].id}`);
  await page.getByText('1,020.00').waitFor();
  await page.keyboard.press('e');
  await page.getByLabel('List price, INR').fill('1030');
  await page.getByLabel('Popularity').fill('7');
  const changes = [{ column: 'list_price' as const, value: '1025', seen: '1020.00' }];
  const desk = await store.signInAtDesk('admin');
  await store.call(changeItemAtDesk, { site: 'nod', id: rows[0].id, changes }, { desk });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is 1025.00 now; Arjun Shah changed it').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByText('1,030.00').first().waitFor();
});
