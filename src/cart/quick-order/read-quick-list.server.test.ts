import { expect, test } from 'vitest';
import { matchRank } from '../../catalogue/search/match-rank.data.ts';
import { maxLineLength } from '../../lib/line-length.ts';
import type { QuickItemRow } from './quick-order.db.ts';
import { type QuickListToRead, type QuickLookups, readQuickList } from './read-quick-list.server.ts';

const item: QuickItemRow = {
  id: 1,
  code: 'ZW-6205',
  name: '6205-2RS/C3',
  maker: 'ZWZ',
  bearingType: 'deep groove ball',
  seal: '',
  boreMm: 25,
  outsideMm: 52,
  widthMm: 15,
  minQty: 1,
  orderMultiple: 1,
  qtyPerCarton: 100,
  listMinor: 412_00,
  taxBp: 18_00,
  weightKg: 0.13,
  prices: [],
  free: 500,
  incoming: [],
};
const everything = { listPrice: true, yourPrice: true, availability: true, quantity: true };
const pricing = { today: '2026-11-20', nextWorkingDay: '2026-11-23', taxTreatment: 'state' } as const;

function read(text: string, overrides: Partial<QuickListToRead & { row: Partial<QuickItemRow> }> = {}) {
  const { row, ...view } = overrides;
  const asked: number[][] = [];
  const lookups: QuickLookups = {
    matches: async (queries) =>
      new Map(
        queries
          .filter(({ key }) => key === '62052RSC3')
          .map(({ place }) => [place, [{ itemId: 1, name: item.name, maker: 'ZWZ', rank: matchRank.designation }]]),
      ),
    items: async (ids) => {
      asked.push(ids);
      return [{ ...item, ...row }];
    },
    lastBought: async () => [[1, '2026-07-27']],
  };
  const list: QuickListToRead = { site: 'nod', source: { text }, pricing, visibility: everything, ...view };
  return readQuickList(list, lookups).then(({ lines }) => ({ lines, asked }));
}

test('a found line has item, quantity, amounts and availability', async () => {
  const { lines, asked } = await read('6205-2RS/C3 40');
  expect(lines).toMatchObject([
    {
      line: 1,
      designation: '6205-2RS/C3',
      quantity: 40,
      result: 'found',
      items: [
        {
          itemid: 1,
          list_price: 412,
          your_price: 412,
          total_value1: 16480,
          Availability: 'Stock',
          exp_dod: '2026-11-23',
        },
      ],
    },
  ]);
  expect(asked).toEqual([[1]]);
});

test('an item named on many lines is loaded once', async () => {
  const { lines, asked } = await read('6205-2RS/C3 1\n6205-2RS/C3 2\n6205-2RS/C3 3');
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2, 3]);
  expect(asked).toEqual([[1]]);
});

test('each item says when the company bought it last', async () => {
  const { lines } = await read('6205-2RS/C3 40');
  expect(lines[0]?.items[0]?.last_bought).toBe('2026-07-27');
});

test('a table copied from a spreadsheet is read by its columns', async () => {
  const { lines } = await read('Sr\tPart No\tRequired Qty\n1\t6205-2RS/C3\t40');
  expect(lines).toMatchObject([
    { line: 1, result: 'heading', text: 'Sr, Part No, Required Qty' },
    { line: 2, result: 'found', quantity: 40 },
  ]);
});

test('a line without a quantity stands for one piece', async () => {
  expect((await read('6205-2RS/C3')).lines[0]).toMatchObject({ quantity: 1, result: 'found' });
});

test.each([
  ['6205-2RS/C3; 1,5', {}, "'1,5' is not a quantity."],
  ['6205-2RS/C3; 1.0E+02', {}, '1.0E+02 is a number that a spreadsheet has shortened. Please write it out.'],
  ['6205-2RS/C3 1O0', {}, "'1O0' is not a quantity. Is it 100?"],
  ['6205-2RS/C3 5', { minQty: 4, orderMultiple: 4 }, 'Please enter a valid quantity: 4 or more, in steps of 4.'],
  ['6205-2RS/C3 2', { minQty: 10 }, 'Please enter a valid quantity: 10 or more.'],
])('%s is told as a wrong quantity', async (text, row, message) => {
  expect((await read(text, { row })).lines[0]).toMatchObject({
    result: 'bad_quantity',
    message,
    items: [{ itemid: 1 }],
  });
});

test.each([
  ['2.222E+04', '2.222E+04 is a number that a spreadsheet has shortened. Please write it out.'],
  ['05-Jun', '05-Jun is a date that a spreadsheet has made of a number. Please write the number.'],
])('%s, which a spreadsheet has made of a number, is told as that', async (text, message) => {
  expect((await read(text)).lines[0]).toMatchObject({ result: 'not_found', message });
});

test('column headings are skipped, and told in their place', async () => {
  const { lines } = await read('Designation;Qty\n6205-2RS/C3;4\nDesignation;Qty');
  expect(lines.map(({ result }) => result)).toEqual(['heading', 'found', 'heading']);
});

test('a line that is too long is told in its place, shortened', async () => {
  const { lines } = await read(`6205-2RS/C3\n${'x'.repeat(maxLineLength + 1)}\n6205-2RS/C3`);
  expect(lines.map(({ result }) => result)).toEqual(['found', 'bad_line', 'found']);
  expect(lines[1]?.message).toContain(`longer than ${maxLineLength} characters`);
  expect(lines[1]?.text.length).toBeLessThan(maxLineLength);
});

test('who may not see prices and stock gets neither', async () => {
  const nothing = { listPrice: false, yourPrice: false, availability: false, quantity: false };
  const [line] = (await read('6205-2RS/C3 40', { visibility: nothing })).lines;
  expect(line?.items[0]).toMatchObject({
    itemname: '6205-2RS/C3',
    list_price: 0,
    your_price: 0,
    calculate_discount_percentage: 0,
    gst_value: 0,
    total_value1: 0,
    Availability: '',
    exp_dod: '',
  });
});
