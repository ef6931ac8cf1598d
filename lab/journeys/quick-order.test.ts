import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteCode } from '../../src/sites/site.ts';
import { findSmallTargets } from '../../tests/browser/find-small-targets.ts';
import { holdRequests, interceptRequests } from '../../tests/browser/hold-requests.ts';
import { openSignedIn } from '../../tests/browser/sign-in.ts';
import { checkWidths, phone, setUpBrowser, waitForHydration } from '../../tests/browser/test-browser.ts';
import { startStore } from '../../tests/store/running-store.ts';
import { setUp } from '../../tests/store/set-up.ts';

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

/** Ready, to check, not found. */
async function tally(page: Page): Promise<number[]> {
  const counts = page.getByRole('status').filter({ hasText: 'Not found' }).getByRole('link').locator('b');
  return (await counts.allTextContents()).slice(0, 3).map(Number);
}

test('in a page that runs from right to left, each example of the list keeps its own direction', async () => {
  const page = await quickOrder('gwd');
  const direction = page
    .getByLabel('One item per line: designation, quantity')
    .evaluate((list) => getComputedStyle(list, '::placeholder').unicodeBidi);
  expect(await direction).toBe('plaintext');
});

test('what is chosen or typed while replies are on their way counts, is in the list that is edited, and is kept', async () => {
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
  await page.getByRole('button', { name: 'Add 2 items to cart' }).click();
  await adding;
  const answer = await holdRequests(page, '**/api/quick_order/');
  await page.getByLabel('Quantity of line 2').fill('100');
  await page.getByLabel('Quantity of line 2').blur();
  release();
  await page.getByText('2 items added to your cart').waitFor();
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

test('a list of several parts shows progress; what could not be read of it stays, whatever is done with the lines that were read, and when another list is refused', async () => {
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

/** As the browser prints it, with cells in the middle of their rows. */
async function printed(body: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(body);
  return page.pdf({ format: 'A4' });
}

test('the table of a printed order is read with its columns; a scan is shown beside the list', async () => {
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

test('the reader of lists is fetched when the list is begun; where it cannot be, the store reads what was typed', async () => {
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
  expect(await tally(page)).toEqual([1, 0, 0]);
  await openList(page);
  expect(await list(page).inputValue()).toContain('Gasket set');
});

test('on a phone everything can be pressed with a finger, before and after a list is read', async () => {
  const page = await quickOrder('nod', phone);
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
  await read(page, '32205, 3\n6205 DDU C3, 4\n6310, 2\nXYZ 9\n22220CA/W33, 1O0', '5 lines');
  await expect.poll(() => findSmallTargets(page)).toEqual([]);
});

test('a list that another tab sends from the home page or reads is kept, and the earlier list with it', async () => {
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

test("the counter's home page sends a list without scripts", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(store.addressOf('nod'));
  await page.getByLabel('One item per line: designation, quantity').fill('22220CA/W33, 4\nXYZ, 1');
  await page.getByRole('button', { name: 'Find these items' }).click();
  await page.getByText('2 lines read, not in your cart yet.').waitFor();
  await expect.poll(() => tally(page)).toEqual([1, 0, 1]);
});

test('a quantity that could not be saved is still typed when another maker moves its line to the other table', async () => {
  browser.expectError(/ERR_INTERNET_DISCONNECTED/);
  const page = await quickOrder('nod');
  await read(page, '6205 DDU C3, 12', '1 line');
  const chosen = await page.getByLabel('Maker of line 1').inputValue();
  await store.database.$client.query('update items set min_qty = 5, order_multiple = 5 where id = $1', [chosen]);
  await read(page, '6205 DDU C3, 12', '1 line');
  const choices = page.getByRole('region', { name: 'To check' }).getByRole('radiogroup');
  await choices.waitFor();
  await page.context().setOffline(true);
  const quantity = page.getByLabel('Quantity of line 1');
  await quantity.fill('20');
  await quantity.press('Enter');
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await choices.getByRole('radio').and(page.locator(':not(:checked)')).first().click();
  await page.getByRole('region', { name: 'Ready' }).getByLabel('Quantity of line 1').waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('20');

  await page.context().setOffline(false);
  const adding = page.waitForRequest('**/api/add_item/');
  await page.getByRole('button', { name: 'Add 1 item to cart' }).click();
  expect((await adding).postDataJSON()).toMatchObject({ item_info: [{ quantity: '20' }] });
});
