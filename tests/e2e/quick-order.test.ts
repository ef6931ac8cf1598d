import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { SiteCode } from '../../src/sites/site.ts';
import { loadCart } from '../actions/cart.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { type RunningStore, startStore } from '../store/running-store.ts';

const browser = setUpBrowser();
let store: RunningStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store?.close());

async function quickOrder(site: SiteCode, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await openSignedIn(page, store, site, `active@${site}.example`, '/quick-order');
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
  await waitForHydration(page);
  return page;
}

const list = (page: Page) => page.getByRole('textbox', { name: 'One item per line: designation, quantity' });

/** Once lines are read, the list is folded away. */
async function openList(page: Page): Promise<void> {
  const edit = page.locator('details:not([open]) > summary', { hasText: 'Edit the list' });
  if (await edit.isVisible()) await edit.click();
}

/** As a buyer does it; `fill` types, which takes seconds for a long list. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await list(page).focus();
  for (const keys of ['ControlOrMeta+A', 'ControlOrMeta+V']) await page.keyboard.press(keys);
}

async function read(page: Page, text: string, lines: string): Promise<void> {
  await openList(page);
  await list(page).fill(text);
  await page.getByRole('button', { name: /Find these items|Read again/ }).click();
  await page.getByText(`${lines} read, not in your cart yet.`).waitFor();
}

/** Ready, to check, not found. */
async function tally(page: Page): Promise<number[]> {
  const counts = page.getByRole('status').filter({ hasText: 'Not found' }).getByRole('link').locator('b');
  return (await counts.allTextContents()).slice(0, 3).map(Number);
}

test('a pasted list is added to the cart; lines not found stay', async () => {
  const site = 'zwz';
  const page = await quickOrder(site);
  await read(page, '22220 CA W33\t4\n22220CA/W33 6\nFAN BRG DRG 4471   2', '3 lines');
  await expect.poll(() => tally(page)).toEqual([2, 0, 1]);
  await checkWidths(page, `${site}-30-quick-order`);
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await page.getByText('1 item added to your cart').waitFor();
  await openList(page);
  await expect.poll(() => list(page).inputValue()).toBe('FAN BRG DRG 4471\t2');
  const cart = await loadCart(store, await store.signIn('active', site), site);
  expect(cart.find((line) => line.itemname === '22220CA/W33')?.quantity).toBe(10);

  await page.reload();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  await page.getByRole('button', { name: 'Send as RFI' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your RFI/ }).waitFor();
  await page.getByText('FAN BRG DRG 4471').waitFor();
});

test('a quantity that is typed just before the list is added counts', async () => {
  const site = 'zwz';
  const page = await quickOrder(site);
  await read(page, 'NU2310 10\nXYZ 1', '2 lines');
  const release = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 1').fill('100');
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  release();
  await page.getByText('1 item added to your cart').waitFor();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  const cart = await loadCart(store, await store.signIn('active', site), site);
  expect(cart.find((line) => line.itemname === 'NU2310')?.quantity).toBe(100);
});

test('what is chosen or typed while replies are on their way counts', async () => {
  const page = await quickOrder('nod');
  await read(page, '22220CA/W33, 7\n6205 DDU C3, 4\nXYZ 9', '3 lines');
  const makers = () =>
    page
      .getByLabel(/^Maker of line/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).selectedOptions[0]?.text));
  const held = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 1').fill('24');
  const asking = page.waitForRequest('**/api/quick_order/');
  await page.keyboard.press('Enter');
  await asking;
  const first = page.getByLabel('If several makers have an item, choose');
  await first.selectOption({ index: (await first.locator('option').count()) - 1 });
  const chosen = await makers();
  const answered = page.waitForResponse('**/api/quick_order/');
  held();
  await answered;
  await expect.poll(() => page.getByLabel('Quantity of line 1').inputValue()).toBe('24');
  expect(await makers()).toEqual(chosen);

  await openList(page);
  await list(page).fill(`${await list(page).inputValue()}\n6310, 5`);
  await page.getByRole('button', { name: 'Remove line 3', exact: true }).click();
  expect(await list(page).inputValue()).toBe('22220CA/W33\t24\n6205 DDU C3\t4\n6310, 5');

  const release = await holdRequests(page, '**/api/add_item/');
  const adding = page.waitForRequest('**/api/add_item/');
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click();
  await adding;
  await page.getByLabel('Quantity of line 2').fill('100');
  await page.getByLabel('Quantity of line 2').blur();
  release();
  await page.getByText('2 items added to your cart').waitFor();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  expect(await page.getByLabel('Quantity of line 2').inputValue()).toBe('100');
  await page.reload();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
});

test('what is changed in a line is in the list that is edited, read again and kept', async () => {
  const page = await quickOrder('nod');
  await read(page, '22220CA/W33, 7\nXYZ 9', '2 lines');
  await page.getByLabel('Quantity of line 1').fill('24');
  const saved = page.waitForResponse('**/api/quick_order/');
  await page.keyboard.press('Enter');
  await saved;
  await openList(page);
  await expect.poll(() => list(page).inputValue()).toBe('22220CA/W33\t24\nXYZ\t9');
  await list(page).press('ControlOrMeta+End');
  await list(page).pressSequentially('\n6310, 5');
  await page.reload();
  await page.getByText('3 lines read, not in your cart yet.').waitFor();
  expect(await page.getByLabel('Quantity of line 1').inputValue()).toBe('24');
});

test('what could not be read of a list stays in it, whatever is done with the lines that were read', async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await quickOrder('nod');
  let isDown = true;
  await interceptRequests(page, '**/api/quick_order/', (route) =>
    isDown && route.request().postData()?.includes('LAST 450') ? route.abort() : route.continue(),
  );
  const lines = Array.from({ length: 450 }, (_, index) => `${index === 449 ? 'LAST ' : 'XYZ '}${index + 1}`);
  await paste(page, lines.join('\n'));
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText("We couldn't read the whole list").waitFor();
  await page.getByText('400 lines read, not in your cart yet.').waitFor();
  await page.getByRole('button', { name: 'Remove line 1', exact: true }).click();
  await page.getByText('399 lines read, not in your cart yet.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('449 lines read, not in your cart yet.').waitFor();
  await page.reload();
  await page.getByText('449 lines read, not in your cart yet.').waitFor();
});

test('the same list sent as an RFI twice makes two RFIs', async () => {
  const page = await quickOrder('nod');
  const sendAsRfi = async () => {
    await read(page, 'FAN BRG DRG 4472 2', '1 line');
    await page.getByRole('button', { name: 'Send as RFI' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('heading', { level: 1, name: /^Your RFI/ }).waitFor();
    return new URL(page.url()).searchParams.get('rfi');
  };
  const first = await sendAsRfi();
  await page.goto(`${store.addressOf('nod')}/quick-order`);
  await waitForHydration(page);
  expect(await sendAsRfi()).not.toBe(first);
});

test('several makers: one is proposed and can be changed in its row; a line is corrected in place', async () => {
  const page = await quickOrder('nod');
  await read(page, '30206, 12\n6205 DDU C3, 4\nXYZ 9', '3 lines');
  const maker = page.getByLabel('Maker of line 2');
  await maker.selectOption({ label: (await maker.locator('option').last().textContent()) ?? '' });
  await page.getByText('Chosen by you', { exact: true }).waitFor();
  await page.getByLabel('Correct line 3').fill('22220CA/W33');
  await page.getByRole('button', { name: 'Search again' }).click();
  await page.getByRole('link', { name: '22220CA/W33' }).waitFor();
  expect((await tally(page))[2]).toBe(0);
  await page.getByLabel('Quantity of line 3').fill('7');
  await page.keyboard.press('Enter');
  await page.getByText('49,980.00').waitFor();
});

test('columns copied from a spreadsheet are read by their headings', async () => {
  const page = await quickOrder('nod');
  await read(page, 'Sr\tPart No\tRequired Qty\n1\t22220CA/W33\t4\n2\t"NU2310"\t2', '2 lines');
  await page.getByText('1 line above the items skipped, as a heading: Sr, Part No, Required Qty').waitFor();
  expect((await tally(page))[2]).toBe(0);
});

test('an overlong line is reported and corrected; the other lines are matched', async () => {
  const page = await quickOrder('nod');
  await read(page, `22220CA/W33 4\n6205${' '.repeat(50_000)}y`, '2 lines');
  await expect.poll(() => tally(page)).toEqual([1, 1, 0]);
  await page.getByText('This line is longer than 300 characters. Please shorten it.').waitFor();
  await page.getByLabel('Correct line 2').fill('22220CA/W33, 3');
  await page.getByRole('button', { name: 'Search again' }).click();
  await page.getByText('This line is longer than 300 characters.').waitFor({ state: 'detached' });
  await expect.poll(() => tally(page)).toEqual([2, 0, 0]);
});

test.each([
  ['list.csv', 'Pos;Qty;Part number\r\n1;40;22220CA/W33\r\n2;4;NU2310\r\n'],
  ['list.txt', '22220CA/W33 40\nNU2310 4\n'],
])('a file %s is read into the list', async (name, text) => {
  const page = await quickOrder('nod');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV or XLSX').setInputFiles(file);
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
  await openList(page);
  expect((await list(page).inputValue()).trim().split('\n')).toHaveLength(2);
});

test('a workbook of several parts and over 512 KB is read', async () => {
  const page = await quickOrder('nod');
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  const remark = () => Array.from({ length: 340 }, () => Math.random().toString(36)).join(' ');
  const rows = Array.from({ length: 250 }, (_, index) => row(`${6200 + (index % 40)}-2RS`, index + 1, remark()));
  const buffer = await writeXlsx([row('Part number', 'Qty', 'Remark'), ...rows]).toBuffer();
  expect(buffer.length).toBeGreaterThan(600_000);
  await page
    .getByLabel('CSV or XLSX')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'application/octet-stream', buffer });
  await page.getByText('250 lines read, not in your cart yet.').waitFor();
  expect((await tally(page)).reduce((all, count) => all + count)).toBe(250);
});

test('two thousand lines show progress, and none is lost', async () => {
  const page = await quickOrder('nod');
  const lines = Array.from({ length: 2000 }, (_, index) => `${6200 + (index % 40)}-2RS, ${index + 1}`);
  await paste(page, lines.join('\n'));
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByRole('progressbar', { name: 'Reading your list' }).waitFor();
  await page.getByText('2,000 lines read, not in your cart yet.').waitFor({ timeout: 60_000 });
  expect((await tally(page)).reduce((all, count) => all + count)).toBe(2000);
  await openList(page);
  await paste(page, '6205, 1\n'.repeat(2001));
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByText('this one has 2,001').waitFor();
  await page.getByText('2,000 lines read, not in your cart yet.').waitFor();
});

test('on a phone everything can be pressed with a finger, before and after a list is read', async () => {
  const page = await quickOrder('nod', phone);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await read(page, '32205, 3\n6205 DDU C3, 4\n6310, 2\nXYZ 9\n22220CA/W33, 1O0', '5 lines');
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});

test('a list that is sent from the home page is kept, and the earlier list with it', async () => {
  const page = await quickOrder('nod');
  await read(page, 'FAN BRG DRG 1, 1\nFAN BRG DRG 2, 2', '2 lines');
  await page.goto(store.addressOf('nod'));
  await waitForHydration(page);
  await page.getByLabel('Quick order: one item per line').fill('22220CA/W33, 4');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  await page.getByText('2 lines of your list not read yet').waitFor();
  await checkWidths(page, 'nod-quick-order-unread');
  await page.getByRole('button', { name: 'Read them too' }).click();
  await page.getByText('3 lines read, not in your cart yet.').waitFor();
  await page.goto(`${store.addressOf('nod')}/quick-order`);
  await page.getByText('3 lines read, not in your cart yet.').waitFor();
});

test('a list that was pasted in another tab stays when this one changes its own', async () => {
  const page = await quickOrder('nod');
  await read(page, 'FAN BRG DRG 1, 1\nFAN BRG DRG 2, 2', '2 lines');
  const other = await page.context().newPage();
  await other.goto(`${store.addressOf('nod')}/quick-order`);
  await other.getByText('2 lines read, not in your cart yet.').waitFor();
  await read(other, '22220CA/W33, 4\nXYZ, 9\nNU2310, 2', '3 lines');
  await page.getByRole('button', { name: 'Remove line 1', exact: true }).click();
  await page.getByText('3 lines of your list not read yet').waitFor();
  await page.reload();
  await page.getByText('4 lines read, not in your cart yet.').waitFor();
});

test("the counter's home page sends a list without scripts", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(store.addressOf('nod'));
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
  await expect.poll(() => tally(page)).toEqual([1, 0, 1]);
});
