import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { SiteCode } from '../../src/sites/site.ts';
import { loadCart } from '../actions/cart.ts';
import { findSmallTargets } from '../browser/find-small-targets.ts';
import { holdRequests, interceptRequests } from '../browser/hold-requests.ts';
import { openSignedIn } from '../browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
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

/** Ready, to be answered, not found. */
async function tally(page: Page): Promise<number[]> {
  const counts = page.getByRole('status').filter({ hasText: 'not found' }).getByRole('link').locator('b');
  return (await counts.allTextContents()).slice(0, 3).map(Number);
}

test('in a page that runs from right to left, each example of the list keeps its own direction', {
  tags: ['lab'],
}, async () => {
  const page = await quickOrder('gwd');
  const direction = page
    .getByLabel('One item per line: designation, quantity')
    .evaluate((list) => getComputedStyle(list, '::placeholder').unicodeBidi);
  expect(await direction).toBe('plaintext');
});

test('a pasted list is added to the cart with the quantity typed last; lines not found stay, and each time they are sent make an RFI', async () => {
  const site = 'zwz';
  const page = await quickOrder(site);
  await read(page, '22220 CA W33\t4\n22220CA/W33 6\nFAN BRG DRG 4471   2', '3 lines');
  await expect.poll(() => tally(page)).toEqual([2, 0, 1]);
  await checkWidths(page, `${site}-30-quick-order`);
  const release = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 1').fill('100');
  await page.getByRole('button', { name: 'Add 2 lines to cart' }).click();
  release();
  await page.getByText('2 lines added to your cart').waitFor();
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

test('what is chosen or typed while replies are on their way counts, is in the list that is edited, and is kept', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
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
  await expect.poll(() => list(page).inputValue()).toBe('22220CA/W33\t24\n6205 DDU C3\t4\nXYZ\t9');
  await list(page).press('ControlOrMeta+End');
  await list(page).pressSequentially('\n6310, 5');
  await page.getByRole('button', { name: 'Remove line 3', exact: true }).click();
  expect(await list(page).inputValue()).toBe('22220CA/W33\t24\n6205 DDU C3\t4\n6310, 5');

  const release = await holdRequests(page, '**/api/add_item/');
  const adding = page.waitForRequest('**/api/add_item/');
  await page.getByRole('button', { name: 'Add 2 lines to cart' }).click();
  await adding;
  const answer = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 2').fill('100');
  await page.getByLabel('Quantity of line 2').blur();
  release();
  await page.getByText('2 lines added to your cart').waitFor();
  await page.getByText('1 line read, not in your cart yet.').waitFor();
  expect(await page.getByLabel('Quantity of line 2').inputValue()).toBe('100');
  // The reply to it is still on its way.
  await page.reload();
  answer();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
  expect(await page.getByLabel('Quantity of line 1').inputValue()).toBe('100');

  await openList(page);
  await interceptRequests(page, '**/api/quick_order/', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Quantity of line 1').fill('7');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  expect(await list(page).inputValue()).toContain('6205 DDU C3\t7');
  await page.getByLabel('Quantity of line 1').press('Escape');
  await expect.poll(() => list(page).inputValue()).toContain('6205 DDU C3\t100');
});

test('a list of several parts shows progress; what could not be read of it stays, whatever is done with the lines that were read, and when another list is refused', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_FAILED/);
  const page = await quickOrder('nod');
  let isDown = true;
  const hold = Promise.withResolvers<void>();
  await interceptRequests(page, '**/api/quick_order/', async (route) => {
    await hold.promise;
    await (isDown && route.request().postData()?.includes('ZYX 210') ? route.abort() : route.continue());
  });
  await paste(page, [...Array.from({ length: 209 }, (_, index) => `XYZ ${index + 1}`), 'ZYX 210'].join('\n'));
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByRole('progressbar', { name: 'Reading your list' }).waitFor();
  hold.resolve();
  await page.getByText("We couldn't read the whole list").waitFor();
  await page.getByText('200 lines read, not in your cart yet.').waitFor();
  await page.getByRole('button', { name: 'Remove line 1', exact: true }).click();
  await page.getByText('199 lines read, not in your cart yet.').waitFor();
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('209 lines read, not in your cart yet.').waitFor();
  expect((await tally(page)).reduce((all, count) => all + count)).toBe(209);
  await page.reload();
  await page.getByText('209 lines read, not in your cart yet.').waitFor();
  await openList(page);
  await paste(page, '6205, 1\n'.repeat(2001));
  await page.getByRole('button', { name: 'Read again' }).click();
  await page.getByText('this one has 2,001').waitFor();
  await page.getByText('209 lines read, not in your cart yet.').waitFor();
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

/** As the browser prints it, with cells in the middle of their rows. */
async function printed(body: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(body);
  return page.pdf({ format: 'A4' });
}

test('the table of a printed order is read with its columns; a scan is shown beside the list', {
  tags: ['lab'],
}, async () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const order = await printed(`<h1>Purchase Order</h1><p>PO No 4500123456, dated 12.11.2026</p>
    <table cellpadding="4">${[
      ['Sl', 'Material', 'Description', 'Make', 'Qty', 'Rate', 'Amount'],
      ['10', '100023451', 'BEARING 22220CA/W33', 'ZWZ', '12', '4,955.00', '59,460.00'],
      ['20', '100023452', 'CYLINDRICAL ROLLER BEARING<br>NU2310', '', '4', '1,120.00', '4,480.00'],
      ['30', '100023459', 'DEEP GROOVE 6310', '', '2', '812.50', '1,625.00'],
    ]
      .map(row)
      .join('')}</table><p>Total 65,565.00</p>`);
  const scan = await printed('<div style="width: 300px; height: 200px; background: #333"></div>');
  const page = await quickOrder('nod');
  const file = page.getByLabel('CSV, XLSX or PDF');
  await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: order });
  await page.getByText('3 lines read, not in your cart yet.').waitFor();
  expect(await page.getByLabel('Quantity of line 4').inputValue()).toBe('12');
  expect(await page.getByLabel('Quantity of line 5').inputValue()).toBe('4');
  await page.getByRole('link', { name: '22220CA/W33' }).waitFor();
  // The head, the number of the order and the total are named, and counted by nobody.
  await page.getByText(/4 lines skipped.*PO No 4500123456.*Total 65,565\.00/).waitFor();
  await checkWidths(page, 'quick-order-pdf');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await waitForHydration(page);
  await file.setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await page.getByRole('img', { name: 'The first page of your PDF' }).waitFor();
  await page.getByText('Please type its lines into the list.').waitFor();
  await checkWidths(page, 'quick-order-scan');
});

test('the reader of lists is fetched when the list is begun; where it cannot be, the store reads what was typed', {
  tags: ['lab'],
}, async () => {
  const page = await quickOrder('nod');
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await interceptRequests(page, '**/read-list.rule-*.js', (route) => route.abort('internetdisconnected'));
  await list(page).focus();
  await expect.poll(() => asked.some((url) => url.includes('read-list.rule-'))).toBe(true);
  const typed = 'NU2310 4\nGasket set\nB 68 V-belt';
  await read(page, typed, '3 lines');
  await page.getByText('2 lines name no bearing').waitFor();
  expect(await tally(page)).toEqual([1, 0, 2]);
  await openList(page);
  expect(await list(page).inputValue()).toContain('Gasket set');
});

/** What stands in a card, from its top on. */
const cardOf = (page: Page, line: number) => page.getByRole('region', { name: 'Ready' }).locator('tbody tr').nth(line);

test('on a phone each card begins with what was typed; one press takes a basket or gives an answer, and every line is counted once', async () => {
  const page = await quickOrder('nod', phone);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  const clear = ['22220CA/W33\t4', 'NU2310\t4', '6310\t2', '6308\t2', '6205 DDU C3\t4'];
  const open = ['6308 SKF\t3', '22220CA/W33\t1O0', 'XYZ\t9'];
  await read(page, ['Item\tQty', ...clear, ...clear, ...clear, ...open, 'TOTAL\t136'].join('\n'), '18 lines');
  const count = async () => {
    const [ready = 0, ...others] = await tally(page);
    return { ready, lines: others.reduce((sum, one) => sum + one, ready) };
  };
  await expect.poll(async () => (await count()).lines).toBe(18);
  await page.getByText(/2 lines skipped.*TOTAL, 136/).waitFor();
  await expect.poll(() => findSmallTargets(page)).toEqual([]);

  const first = cardOf(page, 0);
  const parts = ['22220CA/W33 · 4', /^22220CA\/W33$/, /100 × 180 × 46/].map((text) => first.getByText(text));
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [wrote, item, size] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }));
  expect(wrote?.bottom).toBeLessThanOrEqual(item?.top ?? 0);
  expect(item?.bottom).toBeLessThanOrEqual((size?.top ?? 0) + 1);
  const { ready } = await count();
  expect(ready).toBeGreaterThan(8);
  expect(await cardOf(page, 8).isVisible()).toBe(false);
  await page.getByRole('button', { name: `Show ${ready - 8} more` }).click();
  expect(await cardOf(page, 8).isVisible()).toBe(true);
  await checkWidths(page, 'nod-quick-order-phone');

  await page.getByRole('radio', { name: /^Cheapest (?!in stock)/ }).check();
  await page.getByRole('region', { name: 'Ready' }).getByText('Cheapest', { exact: true }).first().waitFor();

  const question = page.getByRole('group', { name: 'Line 17: 6308 SKF · 3' });
  await question.getByRole('button').first().click();
  await expect.poll(count).toEqual({ ready: ready + 1, lines: 18 });
  await page.getByRole('button', { name: 'Take 100' }).click();
  await expect.poll(count).toEqual({ ready: ready + 2, lines: 18 });
  await page.getByRole('button', { name: `Add ${ready + 2} lines to cart` }).click();
  await page.getByText(`${ready + 2} lines added to your cart`).waitFor();
  await page.getByText(`${18 - ready - 2} lines read, not in your cart yet.`).waitFor();
});

test('keys go from line to line and answer the one that has the focus', async () => {
  const page = await quickOrder('nod');
  await read(page, '6308 SKF, 3\n22220CA/W33, 1O0\n6308 SKF, 5\n22220CA/W33, 2', '4 lines');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('1');
  await expect.poll(() => tally(page)).toEqual([1, 3, 0]);
  await page.getByRole('button', { name: /^Keys: 1 ?2 ?3 answer/ }).click();
  expect(await focused()).toContain('6308 SKF, 3');
  for (const [key, line] of [
    ['j', '22220CA/W33, 1O0'],
    ['j', '6308 SKF, 5'],
    ['k', '22220CA/W33, 1O0'],
    ['k', '6308 SKF, 3'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toContain(line);
  }
  const outline = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  );
  expect(outline).toBe('solid');
  await page.keyboard.press('1');
  await expect.poll(() => tally(page)).toEqual([2, 2, 0]);
  await expect.poll(focused).toContain('22220CA/W33, 1O0');
  await page.keyboard.press('1');
  await expect.poll(focused).toContain('6308 SKF, 5');
  await page.keyboard.press('1');
  await expect.poll(() => tally(page)).toEqual([4, 0, 0]);
});

test('a list that another tab sends from the home page or reads is kept, and the earlier list with it', {
  tags: ['lab'],
}, async () => {
  const page = await quickOrder('nod');
  await read(page, 'FAN BRG DRG 1, 1\nFAN BRG DRG 2, 2', '2 lines');
  const other = await page.context().newPage();
  await other.goto(store.addressOf('nod'));
  await waitForHydration(other);
  await other.getByLabel('Quick order: one item per line').fill('22220CA/W33, 4');
  await other.getByRole('button', { name: 'Find these items' }).click();
  await other.getByText('1 line read, not in your cart yet.').waitFor();
  await other.getByText('2 lines of your list not read yet').waitFor();
  await checkWidths(other, 'nod-quick-order-unread');
  await other.getByRole('button', { name: 'Read them too' }).click();
  await other.getByText('3 lines read, not in your cart yet.').waitFor();
  await page.reload();
  await page.getByText('3 lines read, not in your cart yet.').waitFor();

  await read(other, 'XYZ, 9\nNU2310, 2', '2 lines');
  await page.getByRole('button', { name: 'Remove line 1', exact: true }).click();
  await page.getByText('2 lines of your list not read yet').waitFor();
  await page.reload();
  await page.getByText('4 lines read, not in your cart yet.').waitFor();
});

test("the counter's home page sends a list without scripts", { tags: ['lab'] }, async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(store.addressOf('nod'));
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
  await expect.poll(() => tally(page)).toEqual([1, 0, 1]);
});

test('a quantity that could not be saved is still typed when another maker moves its line to the other table', {
  tags: ['lab'],
}, async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await quickOrder('nod');
  await read(page, '6205 DDU C3, 12', '1 line');
  const maker = page.getByLabel('Maker of line 1');
  const chosen = await maker.inputValue();
  const others = await maker.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const other = others.find((id) => id !== chosen) ?? '';
  await store.database.$client.query('update items set min_qty = 5, order_multiple = 5 where id = $1', [other]);
  await read(page, '6205 DDU C3, 12', '1 line');
  await page.context().setOffline(true);
  const quantity = page.getByLabel('Quantity of line 1');
  await quantity.fill('20');
  await quantity.press('Enter');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await maker.selectOption(other);
  await page.getByRole('region', { name: 'Lines that wait for you' }).getByLabel('Quantity of line 1').waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('20');

  await page.context().setOffline(false);
  await quantity.press('Enter');
  await page.getByRole('region', { name: 'Ready' }).waitFor();
  const adding = page.waitForRequest('**/api/add_item/');
  await page.getByRole('button', { name: 'Add 1 line to cart' }).click();
  expect((await adding).postDataJSON()).toMatchObject({ item_info: [{ quantity: '20' }] });
});
