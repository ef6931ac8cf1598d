import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { outboxList } from '../../src/messages/outbox.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { fillCart, findItemIds } from '../actions/cart.ts';
import { createConfirmedOrder, dispatchGoods } from '../actions/orders.ts';
import { findTextsOverOneAnother } from '../browser/find-colliding-texts.ts';
import { findViolations } from '../browser/find-violations.ts';
import { endSheetIn, printPage, printSheets, showAsPrinted } from '../browser/print-sheets.ts';
import { openSignedIn, signIn } from '../browser/sign-in.ts';
import { checkWidths, setUpBrowser, waitForHydration } from '../browser/test-browser.ts';
import { startStore } from '../store/running-store.ts';
import { setUp } from '../store/set-up.ts';

const browser = setUpBrowser();
const store = setUp(startStore);
let number: string;
let invoice: string;
beforeAll(async () => {
  number = await createConfirmedOrder(
    store,
    await store.signIn('active'),
    [
      ['51105', 9],
      ['NU205', 4],
    ],
    { purchase_order_no: 'PO-4500018822' },
  );
  invoice = (await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 5 }] })).invoice;
});

const arrival = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const addressOf = (path: string) => `${store.addressOf('nod')}${path}`;

test('the outbox shows a mail as it will look; it fits 320, 600 and 1000 pixels, light and dark', async () => {
  const page = await browser.newPage();
  await page.goto(addressOf('/outbox'));
  await arrival(page, 'Outbox');
  await waitForHydration(page);
  const mail = page.getByRole('article').filter({ hasText: `Part of order ${number} is on its way` });
  await mail
    .frameLocator('iframe')
    .getByRole('heading', { level: 1, name: `Part of order ${number}` })
    .waitFor();
  await page.getByRole('radio', { name: 'Phone, 320 px' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => mail.locator('iframe').getAttribute('src')).toContain('scheme=dark');
  await expect.poll(async () => (await mail.locator('iframe').boundingBox())?.width).toBe(322);
  await checkWidths(page, 'outbox');
  expect(await findViolations(page)).toEqual([]);

  const { messages } = (await store.call(outboxList, {})).body;
  for (const { id } of messages.filter(({ channel }) => channel === 'mail').slice(0, 5))
    for (const scheme of ['light', 'dark']) {
      await page.goto(addressOf(`/outbox/${id}/mail?scheme=${scheme}`));
      for (const width of [320, 600, 1000]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([id, scheme, wide]).toEqual([id, scheme, width]);
      }
    }
});

test('the page of an order is printed without what is pressed or ticked; its invoice is shared by a link that ends, and opens for who has it', async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', `/order-detail?order=${number}`);
  await arrival(page, `Order ${number}`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
  for (const gone of [
    page.getByRole('heading', { name: 'Reorder' }),
    page.getByText('Tick lines to add only those.'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('button', { name: /^Cancel/ }),
    page.getByRole('checkbox'),
  ])
    await expect.poll(() => gone.and(page.locator(':visible')).count()).toBe(0);
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  for (const column of ['Price, ₹', 'Total, ₹'])
    await expect.poll(() => page.getByRole('columnheader', { name: column }).isVisible()).toBe(true);
  const document = await page.getByText(`Tax invoice ${invoice}`).first().boundingBox();
  expect(document?.height).toBeLessThan(40);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: `Share Tax invoice ${invoice}` }).click();
  const dialog = page.getByRole('dialog', { name: `Share Tax invoice ${invoice}` });
  await dialog.getByText(/The link ends on \d+ \w+ \d{4}\./).waitFor();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect
    .poll(() => dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))
    .toContain(encodeURIComponent(link));
  await checkWidths(page, 'share');
  const stranger = await browser.newPage();
  await stranger.goto(addressOf('/robots.txt'));
  const replyTo = (address: string) =>
    stranger.evaluate(async (url) => {
      const reply = await fetch(url);
      return {
        status: reply.status,
        type: reply.headers.get('content-type'),
        start: (await reply.text()).slice(0, 26),
      };
    }, address);
  expect(await replyTo(link)).toMatchObject({ status: 200, type: 'application/pdf' });
  browser.expectError(/status of 404/);
  expect(await replyTo(link.replace(/sign=./, 'sign='))).toMatchObject({
    status: 404,
    start: 'There is no such document.',
  });
});

test('who scans the code of a paper without a session is asked to sign in, and comes to the order', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await page.goto(addressOf(`/o/${number}`));
  await page.waitForURL(/\/login/);
  await signIn(page, 'active@nod.example');
  await arrival(page, `Order ${number}`);
});

test('a sheet of the statement does not end with the names of columns, and has none of what is pressed or ticked', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/statement');
  const table = page.getByRole('table', { name: 'Open invoices' });
  await endSheetIn(page, table, table.locator('thead'), 1.1);
  const sheets = await printSheets(page);
  expect(sheets.find((sheet) => sheet.includes('Invoice, your PO'))).toContain(invoice);
  const printed = sheets.join(' ');
  for (const text of ['Open invoices', 'Unpaid, ₹']) expect(printed).toContain(text);
  for (const text of ['Pay now', 'Tick what to pay']) expect(printed).not.toContain(text);
});

const openItem = async (name: string): Promise<Page> => {
  const page = await browser.newPage();
  const ids = await findItemIds(store, 'nod', [name]);
  await page.goto(addressOf(`${sites.nod.pages.detail}?item=${ids[name]}`));
  await waitForHydration(page);
  return page;
};

test('a group of figures of an item stands on one sheet, and questions are not printed', {
  tags: ['lab'],
}, async () => {
  const page = await openItem('6308');
  const factors = page.getByRole('table', { name: 'Calculation factors' });
  await endSheetIn(page, factors.locator('..'), factors, 0.5);
  const sheets = await printSheets(page);
  const sheet = sheets.find((one) => one.includes('Calculation factors'));
  for (const text of await factors.getByRole('rowheader').allTextContents()) expect(sheet).toContain(text);
  expect(sheets.join(' ')).not.toContain('How other makers name it');
});

test.each([
  ['zwz', '22220CA/W33'],
  ['nod', '6205-2RS/C3'],
  ['gwd', '30308'],
] as const)(
  '%s: the page of an item is printed on one sheet, with the price of who sees it',
  {
    tags: ['lab'],
  },
  async (site, name) => {
    const page = await browser.newPage();
    const ids = await findItemIds(store, site, [name]);
    await openSignedIn(page, store, site, `active@${site}.example`, `${sites[site].pages.detail}?item=${ids[name]}`);
    await waitForHydration(page);
    const sheets = await printPage(page);
    expect(sheets.map(({ isWide }) => isWide)).toEqual([false]);
    const [{ text } = { text: '' }] = sheets;
    for (const part of [name, 'ID (d)', 'Dynamic load rating C', 'Your Price', 'Mounting and calculation'])
      expect(text).toContain(part);
    for (const chrome of ['Add To Cart', 'Compare', 'Order History', 'Work out its life'])
      expect(text).not.toContain(chrome);
  },
);

test('order history is printed across the sheet, with every column and without what is pressed', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/order-history');
  await waitForHydration(page);
  const sheets = await printPage(page);
  expect(sheets.every(({ isWide }) => isWide)).toBe(true);
  const printed = sheets.map(({ text }) => text).join(' ');
  for (const column of [
    'Item',
    'Brand',
    'Qty',
    'Price, ₹',
    'Total, ₹',
    'GST, ₹',
    'Wt., kg',
    'Origin',
    'Date',
    'Status',
  ])
    expect(printed).toContain(column);
  expect(printed).toContain(number);
  for (const pressed of ['Reorder', 'Export', 'Search by item']) expect(printed).not.toContain(pressed);
});

test('links and controls of an item and of a comparison are not printed', { tags: ['lab'] }, async () => {
  const page = await openItem('6308');
  const item = (await printSheets(page)).join(' ');
  for (const text of ['6308-2Z/C3', 'Mumbai 400003']) expect(item).toContain(text);
  for (const text of ['Compare', 'Sign in to see your price', 'Grievance officer']) expect(item).not.toContain(text);

  const ids = await findItemIds(store, 'nod', ['6308', 'NU205']);
  await page.goto(addressOf(`/compare?item=${ids['6308']}&item=${ids.NU205}`));
  await waitForHydration(page);
  const comparison = (await printSheets(page)).join(' ');
  expect(comparison).toMatch(/\d+ of \d+ rows differ/);
  for (const text of ['Only what differs', 'Quantity']) expect(comparison).not.toContain(text);
});

test('a printed cart shows which lines are in its sum, where not all are, and no sum where none is', {
  tags: ['lab'],
}, async () => {
  await fillCart(store, await store.signIn('active'), [
    ['6308', 2],
    ['NU205', 3],
  ]);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await waitForHydration(page);
  const rows = page.getByRole('table', { name: 'Items in your cart' }).locator('tbody tr');
  const marks = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const cell = row.querySelector<HTMLElement>('td:has(input[type="checkbox"])');
        if (!cell || cell.offsetWidth === 0) return '';
        return getComputedStyle(cell, '::before').borderTopWidth === '5px' ? 'in the sum' : 'not in the sum';
      }),
    );
  await showAsPrinted(page);
  await expect.poll(marks).toEqual(['', '']);
  await page.emulateMedia({ media: null });
  await rows.nth(1).getByRole('checkbox').click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(marks).toEqual(['in the sum', 'not in the sum']);
  expect((await printSheets(page)).join(' ')).toContain('Order Summary');
  await page.emulateMedia({ media: null });
  await rows.nth(0).getByRole('checkbox').click();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(marks).toEqual(['', '']);
  expect((await printSheets(page)).join(' ')).not.toContain('Order Summary');
});

test('a printed review has the chosen address on its lines', { tags: ['lab'] }, async () => {
  const [line] = await fillCart(store, await store.signIn('active'), [['6308', 2]]);
  const page = await browser.newPage();
  const review = `${sites.nod.pages.review}?lines=${line.item_detail_id}`;
  await openSignedIn(page, store, 'nod', 'active@nod.example', review);
  await showAsPrinted(page);
  const address = page.getByRole('radiogroup', { name: 'Deliver to' }).getByText('Chakan');
  expect((await address.boundingBox())?.width).toBeGreaterThan(200);
});

test('a printed cart with large sums of some lines fits its sheet, each column below its name', {
  tags: ['lab'],
}, async () => {
  await fillCart(store, await store.signIn('active'), [
    ['LM48548/LM48510', 2],
    ['22308CA/W33', 19],
    ['6308', 9000],
  ]);
  const page = await browser.newPage();
  await openSignedIn(page, store, 'nod', 'active@nod.example', '/cart');
  await page.getByRole('table', { name: 'Items in your cart' }).getByRole('checkbox').last().uncheck();
  await showAsPrinted(page);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(wide).toBe(room);
  const ends = await page
    .getByRole('table', { name: 'Items in your cart' })
    .evaluate((table) =>
      [...table.querySelectorAll('tr')].map((row) =>
        [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().right)).filter((end) => end > 0),
      ),
    );
  for (const row of ends) expect(row).toEqual(ends[0]);
});

test('a designation is explained on one sheet', { tags: ['lab'] }, async () => {
  const page = await openItem('6205-2RS/C3');
  const key = page.getByRole('list', { name: '6205-2RS/C3, part by part' });
  await endSheetIn(page, page.getByRole('main').locator('> *').first(), key, 0.5);
  const [first = 'nothing', ...rest] = await key.getByRole('listitem').allTextContents();
  const sheet = (await printSheets(page)).find((one) => one.includes(first));
  for (const text of rest) expect(sheet).toContain(text);
});

test('a visitor prints the items of a list from the first sheet on, without columns to be pressed or ticked', {
  tags: ['lab'],
}, async () => {
  const page = await browser.newPage();
  await page.goto(addressOf('/listing'));
  await waitForHydration(page);
  const [first = ''] = await printSheets(page);
  expect(first).toContain('6205-2RS/C3');
  for (const column of ['Compare', 'Qty', 'Your Price']) expect(first).not.toContain(column);
});

const openCalculation = async (query: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(addressOf(`/calculate?${query}`));
  await waitForHydration(page);
  return page;
};

test('the bearings that do it are printed legibly, and the address of the calculation as a whole', {
  tags: ['lab'],
}, async () => {
  const query = 'bearing=6308&fr=4.5&fa=1.2&n=1450&hours=20000&bore=40';
  const page = await openCalculation(query);
  await showAsPrinted(page);
  await page.getByRole('heading', { name: 'Bearings that do it' }).waitFor();
  expect(await findTextsOverOneAnother(page)).toEqual([]);
  await page.getByText(addressOf('/calculate?bearing=6308&fr=4.5&fa=1.2')).waitFor();
});

test('fits and clearance stand in one frame on one sheet', { tags: ['lab'] }, async () => {
  const page = await openCalculation('bearing=6308&fr=4.5&n=1450');
  const heading = page.getByRole('heading', { name: 'Fits and clearance' }).locator('..');
  await endSheetIn(page, heading, page.getByText('Left of the line'), 0.5);
  const sheet = (await printSheets(page)).find((one) => one.includes('On the shaft, '));
  expect(sheet).toContain('Left of the line the bearing is preloaded.');
});

test('the results of a calculation stand on one sheet', { tags: ['lab'] }, async () => {
  const page = await openCalculation('bearing=6308&fr=4.5&n=1450');
  const results = page.getByRole('region', { name: 'Result' });
  await endSheetIn(page, results, results, 0.5);
  const sheet = (await printSheets(page)).find((one) => one.includes('Within the limit'));
  expect(sheet).toContain('Clearance at work');
});
