import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { SiteCode } from '../../src/sites/site.ts';
import { loadCart } from '../actions/cart.ts';
import { holdRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);

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

test('a pasted list is added to the cart with the quantity typed last; lines not found stay, and each time they are sent make an RFI', async () => {
  const site = 'zwz';
  const page = await quickOrder(site);
  await read(page, '22220 CA W33\t4\n22220CA/W33 6\nFAN BRG DRG 4471   2', '3 lines');
  await expect.poll(() => tally(page)).toEqual([2, 0, 1]);
  await checkWidths(page, `${site}-30-quick-order`);
  const release = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 1').fill('100');
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  release();
  await page.getByText('1 item added to your cart').waitFor();
  await openList(page);
  await expect.poll(() => list(page).inputValue()).toBe('FAN BRG DRG 4471\t2');
  const cart = await loadCart(store, await store.signIn('active', site), site);
  expect(cart.find((line) => line.itemname === '22220CA/W33')?.quantity).toBe(106);

  await page.reload();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  const sendAsRfi = async () => {
    await page.getByRole('button', { name: 'Send as RFI' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('heading', { level: 1, name: /^Your RFI/ }).waitFor();
    await page.getByText('FAN BRG DRG 4471').waitFor();
    return new URL(page.url()).searchParams.get('rfi');
  };
  const first = await sendAsRfi();
  await page.getByRole('link', { name: 'Quick order' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Quick order' }).waitFor();
  await read(page, 'FAN BRG DRG 4471 2', '1 line');
  expect(await sendAsRfi()).not.toBe(first);
});

test('of several makers one is proposed and can be changed in its row; lines are corrected in place, also overlong ones; columns are read by their headings', async () => {
  const page = await quickOrder('nod');
  await read(page, '6308 P5, 12\n6205 DDU C3, 4\nXYZ 9', '3 lines');
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

  await read(page, `22220CA/W33 4\n6205${' '.repeat(50_000)}y`, '2 lines');
  await expect.poll(() => tally(page)).toEqual([1, 1, 0]);
  await page.getByText('This line is longer than 300 characters. Please shorten it.').waitFor();
  await page.getByLabel('Correct line 2').fill('22220CA/W33, 3');
  await page.getByRole('button', { name: 'Search again' }).click();
  await page.getByText('This line is longer than 300 characters.').waitFor({ state: 'detached' });
  await expect.poll(() => tally(page)).toEqual([2, 0, 0]);

  await read(page, 'Sr\tPart No\tRequired Qty\n1\tNU2310\t4\n2\t"22220CA/W33"\t2\n3\t6310\t2', '3 lines');
  await page.getByText('1 line skipped, as a heading, greeting or total: Sr, Part No, Required Qty').waitFor();
  expect((await tally(page))[2]).toBe(0);
});

test('a list is read from a CSV file, a text file and a workbook of over 512 KB', async () => {
  const page = await quickOrder('nod');
  const row = (...cells: (string | number)[]) => cells.map((value) => ({ value }));
  const remark = () => randomBytes(22_500).toString('base64');
  const rows = Array.from({ length: 30 }, (_, index) => row(`${6200 + index}-2RS`, index + 1, remark()));
  const workbook = await writeXlsx([row('Part number', 'Qty', 'Remark'), ...rows]).toBuffer();
  expect(workbook.length).toBeGreaterThan(600_000);
  // A text stays as it was written, with its headings.
  for (const [name, content, lines, written] of [
    ['list.csv', Buffer.from('Pos;Qty;Part number\r\n1;40;22220CA/W33\r\n2;4;NU2310\r\n'), 2, 3],
    ['list.txt', Buffer.from('22220CA/W33 40\nNU2310 4\n6310 2\n'), 3, 3],
    ['list.xlsx', workbook, 30, 30],
  ] as const) {
    await page.getByLabel('CSV, XLSX or PDF').setInputFiles({ name, mimeType: 'text/csv', buffer: content });
    await page.getByText(`${lines} lines read, not in your cart yet.`).waitFor();
    await openList(page);
    expect((await list(page).inputValue()).trim().split('\n')).toHaveLength(written);
    expect((await tally(page)).reduce((all, count) => all + count)).toBe(lines);
  }
});
