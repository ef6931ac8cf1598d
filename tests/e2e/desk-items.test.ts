import { expect, test } from 'vitest';
import { changeItemAtDesk } from '../../src/desk/items/change-item.contract.ts';
import { findViolations } from '../browser/find-violations.ts';
import { interceptRequests } from '../browser/hold-requests.ts';
import { openDeskSignedIn } from '../browser/sign-in-at-desk.ts';
import { checkWidths, setUpBrowser } from '../browser/test-browser.ts';
import { makePng } from '../fixtures/papers.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

test('an item is found, corrected by keyboard, retired and brought back; a word of its own finds it in the shop', async () => {
  const page = await browser.newPage();
  await openDeskSignedIn(page, store, 'catalogue', 'nod', '/items');
  await page.getByRole('searchbox', { name: 'Number, stock code or maker' }).waitFor();
  await checkWidths(page, 'desk-items');
  await page.getByRole('searchbox').fill('zwz nu 205');
  await page.getByText('1 to 1 of 1').waitFor();
  await page.getByRole('link', { name: 'NU205', exact: true }).click();
  await page.getByRole('heading', { name: 'NU205', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Stock by branch' }).waitFor();

  await page.keyboard.press('e');
  const price = page.getByLabel('List price, INR');
  await price.fill('12,5');
  await price.press('Enter');
  await page.getByText(/'12,5' is not an amount/).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-item-form');
  await price.fill('512.50');
  await price.press('Enter');
  await page.getByText('Saved.').waitFor();
  await page.getByText('item changed').waitFor();
  await page.getByText('512.50').first().waitFor();

  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'front.png', mimeType: 'image/png', buffer: makePng(640, 480) },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await page.getByText('front.png: The shop shows the picture.').waitFor();
  await page.getByText('notes.png: This is not a JPG, PNG or WebP picture.', { exact: false }).waitFor();
  await page.getByRole('img', { name: 'View 1' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'desk-item');

  await page.keyboard.press('r');
  await page.getByText('1 item retired.').waitFor();
  await page.getByText(/^Retired \d/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 item shown in the shop again.').waitFor();

  await page.getByRole('link', { name: 'Items', exact: true }).click();
  browser.expectError(/ERR_FAILED/);
  await interceptRequests(page, '**/desk/api/nod/find/**', (route) => route.abort(), { times: 2 });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByText('The desk could not be reached.').waitFor();
  const failedAgain = page.waitForEvent('requestfailed');
  await page.keyboard.insertText('NU205');
  await failedAgain;
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'NU205', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Items', exact: true }).click();
  await page.getByRole('link', { name: 'Search words' }).click();
  await page.getByRole('button', { name: 'New search word' }).click();
  const dialog = page.getByRole('dialog', { name: 'New search word' });
  await dialog.getByLabel('Word or number').fill('KMP 4711');
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' and maker = 'ZWZ' and name = 'NU205'",
  );
  await dialog.getByLabel('Stock codes of the items').fill(rows[0].code);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('KMP 4711 finds 1 item.').waitFor();
  await checkWidths(page, 'desk-search-words');
  await page.getByRole('button', { name: 'Remove KMP 4711' }).click();
  await page.getByText('KMP 4711 is no search word any more.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('KMP 4711 finds 1 item.').waitFor();
  await page.getByRole('link', { name: 'Categories' }).click();
  await page.getByRole('link', { name: 'Deep groove ball', exact: true }).waitFor();
  await checkWidths(page, 'desk-categories');
  await page.getByRole('link', { name: 'Searched and not found' }).click();
  await page.getByText('Everything that was searched was found.').waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page.goto(`${store.addressOf('nod')}/listing?q=kmp4711`);
  await page.getByText('No maker uses the number kmp4711.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'NU205' }).first().click();
  await page.getByRole('img', { name: 'ZWZ NU205, view 1' }).waitFor();
  await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  expect(await findViolations(page)).toEqual([]);
  await checkWidths(page, 'item-with-picture');
});

test('where buyers read HS code, staff do as well', { tags: ['lab'] }, async () => {
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

test('categories are moved with the keyboard, merged after a question with the counts, and old links lead on', {
  tags: ['lab'],
}, async () => {
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

test('E leads into the form; Escape leaves it, and asks first when something was typed', {
  tags: ['lab'],
}, async () => {
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

test('who is told that a colleague changed the same value may still save theirs', { tags: ['lab'] }, async () => {
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
