import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, type Day, dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { ensurePriceList } from './ensure-price-list.server.ts';
import { exportPrices } from './export-prices.server.ts';
import { importPrices } from './import-prices.server.ts';
import type { PriceOwner } from './price-owner.server.ts';
import type { SavePrices } from './save-prices.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);
let today: Day;
let codes: string[];
let lists = 0;
beforeAll(async () => {
  today = dayOf(store.now(), nod.calendar.timeZone);
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' and list_minor > 0 order by id limit 20",
  );
  codes = rows.map(({ code }) => code);
});

async function newList(): Promise<PriceOwner> {
  lists += 1;
  return { priceListId: await ensurePriceList(store.database, nod, `List ${lists}`, []), customerId: null };
}

const head = 'for,min_qty,discount_percent,net_price,valid_from,valid_to';
async function importLines(owner: PriceOwner, lines: readonly string[], mode: SavePrices['mode'] = 'all-or-nothing') {
  const file = Readable.from([Buffer.from(lines.join('\r\n'))]);
  const report = await importPrices(store.database, nod, { owner, file, mode, by: 'Meera', now: store.now() });
  if (report instanceof Refusal) throw new Error(report.message);
  return report;
}
async function exported(owner: PriceOwner) {
  const file = await exportPrices(store.database, nod, { owner, format: 'csv', now: store.now() });
  if (file instanceof Refusal) throw new Error(file.message);
  return file;
}
const textOf = (content: Uint8Array) => new TextDecoder().decode(content);

test('a file is checked, imported, exported, and changes nothing the second time', async () => {
  const owner = await newList();
  const later = addDays(today, 14);
  const lines = [
    head,
    'all,,20,,,',
    'maker: Koyo,,30,,,',
    'sub category: UC2 series,100,43,,,',
    ...codes.map((code, at) => `${code},${at + 1},,${100 + at}.50,${at % 2 ? later : ''},`),
  ];
  expect(await importLines(owner, lines, 'check')).toMatchObject({ written: false, begun: 23, problems: [] });
  expect((await exported(owner)).rows).toBe(0);
  expect(await importLines(owner, lines)).toMatchObject({ written: true, begun: 23, problems: [] });
  const file = await exported(owner);
  expect(file).toMatchObject({
    fileName: `NOD-prices-List-${lists}.csv`,
    mediaType: 'text/csv;charset=utf-8',
    rows: 23,
  });
  const { data } = Papa.parse<Record<string, string>>(textOf(file.content), { header: true, skipEmptyLines: true });
  expect(data.slice(0, 3).map((row) => row.for)).toEqual(['all', 'maker: Koyo', 'sub category: UC2 series']);
  const again = await importLines(owner, textOf(file.content).split('\r\n'));
  expect(again).toMatchObject({ begun: 0, changed: 0, unchanged: 23, problems: [] });
});

test('each bad line is told by its number, and only the good ones are written when asked', async () => {
  const owner = await newList();
  const lines = [head, 'all,,20,,,', 'all,5,20,12,,', '', 'nobody,,20,,,', 'Koyo,,=1+1,,,', 'Grease,1'];
  const problems = [
    { line: 3, field: 'net_price' },
    { line: 5, field: 'for', message: expect.stringMatching(/^No item nobody/) },
    {
      line: 6,
      field: 'for',
      message: expect.stringContaining("discount_percent '=1+1' is a formula without its value"),
    },
    { line: 7, field: 'for', message: expect.stringMatching(/^The line has 2 values for 6 columns/) },
  ];
  expect(await importLines(owner, lines)).toMatchObject({ written: false, problems });
  expect((await exported(owner)).rows).toBe(0);
  expect(await importLines(owner, lines, 'good-lines')).toMatchObject({ written: true, begun: 1, problems });
});

test.each([
  [['name,price'], "The first line lacks 'for'; add these columns."],
  [[], 'The file is empty; its first line must contain the column names.'],
  [['PK\u0003\u0004'], 'This is a spreadsheet file; save it as CSV (UTF-8) and import that.'],
])('a file that begins with %j is refused', async (lines, message) => {
  const report = await importLines(await newList(), lines);
  expect(report.written).toBe(false);
  expect(report.problems[0]).toMatchObject({ line: 1, message });
});

test('a list that does not exist is neither exported nor imported', async () => {
  const owner = { priceListId: 99_999_999, customerId: null } as const;
  const now = store.now();
  expect(await exportPrices(store.database, nod, { owner, format: 'csv', now })).toMatchObject({
    message: 'This price list was not found.',
  });
  const file = Readable.from([Buffer.from(head)]);
  expect(await importPrices(store.database, nod, { owner, file, mode: 'check', by: 'Meera', now })).toMatchObject({
    refusal: 'unknown_owner',
  });
});
