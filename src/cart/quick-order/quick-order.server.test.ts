import { beforeAll, expect, test, vi } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { visibilityFor } from '../../catalogue/pricing/visibility.rule.ts';
import { dayOf } from '../../lib/dates.ts';
import { requestLocale } from '../../server/http/locale.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { quickOrder } from './quick-order.contract.ts';
import { readListInThread } from './quick-order-worker.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active', 'zwz');
});

const read = async (text: string, as: string | undefined = token) =>
  (await store.call(quickOrder, { text }, { site: 'zwz', ...(as && { token: as }) })).body;
const summary = async (text: string) =>
  (await read(text)).lines.map((line) => [line.result, line.items[0]?.itemname ?? '', line.quantity]);

test('a pasted list is read line by line in any spelling, and nothing is added to the cart', async () => {
  const list = [
    '6205-2RS C3    40',
    '22205 CC W33\t4',
    '6308, 12',
    '6205 2rs; 20',
    '',
    'FAN BRG DRG 4471   2',
    'ZW-10101 x 100',
  ];
  expect(await summary(list.join('\n'))).toEqual([
    ['found', '6205-2RS/C3', 40],
    ['found', '22205CC/W33', 4],
    ['found', '6308', 12],
    ['found', '6205-2RS', 20],
    ['not_found', '', 2],
    ['found', '608-2Z', 100],
  ]);
  expect((await read(list.join('\r\n'))).lines.map((line) => line.line)).toEqual([1, 2, 3, 4, 6, 7]);
  expect(await loadCart(store, token, 'zwz')).toEqual([]);
});

test('an enquiry on one line orders each of its bearings', async () => {
  const enquiry = '6205 2rs 10 nos, 6308 5 nos & 22205 CC W33 2nos';
  expect(await summary(`608 2Z\n${enquiry}`)).toEqual([
    ['found', '608-2Z', 1],
    ['found', '6205-2RS', 10],
    ['found', '6308', 5],
    ['found', '22205CC/W33', 2],
  ]);
  expect((await read(enquiry)).lines.map(({ line, text }) => [line, text])).toEqual([
    [1, '6205 2rs 10 nos'],
    [1, '6308 5 nos'],
    [1, '22205 CC W33 2nos'],
  ]);
  const long = Array.from({ length: 40 }, (_, count) => `6308 ${count + 1} nos`).join(', ');
  expect((await read(long)).lines).toHaveLength(40);
});

test('the last number is the quantity where what stands before it is an item', async () => {
  expect(await summary('608 2Z\n6308 2Z C3\n6308 2\n6205-2RS 2\nZW-10601 3\nZW-10601 - 3')).toEqual([
    ['found', '608-2Z', 1],
    ['found', '6308-2Z/C3', 1],
    ['found', '6308', 2],
    ['found', '6205-2RS', 2],
    ['found', '6205', 3],
    ['found', '6205', 3],
  ]);
});

test('a line that names two bearings asks which, and each reading can be sent instead', async () => {
  const [line] = (await read('3311 2')).lines;
  expect(line).toMatchObject({
    result: 'two_readings',
    message: '2 × 3311, or 1 × 33112?',
    quantity: 0,
    readings: [
      { designation: '3311', quantity: 2 },
      { designation: '33112', quantity: 1 },
    ],
    items: [],
  });
  const chosen = (line?.readings ?? []).map(({ designation, quantity }) => `${designation}\t${quantity}`);
  const { lines } = await read(chosen.join('\n'));
  expect(lines.map(({ designation, quantity, readings }) => [designation, quantity, readings])).toEqual([
    ['3311', 2, []],
    ['33112', 1, []],
  ]);
});

test.each([
  ['6205\t', 'How many?', 0],
  ['6205 3 pairs', '3 pairs: are these 6 pieces?', 6],
  ['6205 4 sets', '4 sets: are these 4 pieces?', 4],
  ['6205 5 kg', '5 kg: how many pieces are these?', 0],
  ['6205 @ 5', 'Is 5 the quantity, or a price?', 5],
  ['6205 = 255', 'Is 255 the quantity, or a price?', 255],
  ['6205, 255.00', 'Is 255 the quantity, or a price?', 255],
  ['6205 approx 20', "'approx 20' is not a quantity. Is it 20?", 20],
])('how many %j orders is asked', async (text, message, likely) => {
  expect((await read(text)).lines).toMatchObject([
    { result: 'bad_quantity', quantity: 0, message, likely_quantity: likely, designation: '6205' },
  ]);
});

test('a range of numbers, or one of two, has to be written out', async () => {
  const { lines } = await read('6205 to 6210 each 4\n6205 or 6206 5 nos');
  expect(lines.map(({ result, message }) => [result, message])).toEqual([
    ['not_found', 'Which bearings of this range? Please write each on a line of its own.'],
    ['not_found', 'This line names two bearings. Please write the one you want, or each on a line of its own.'],
  ]);
});

test('a bearing set is no set of a cone and a cup', async () => {
  expect(await summary('Bearing Set\t3\nSet 5\t2')).toEqual([
    ['no_bearing', '', 3],
    ['not_found', '', 2],
  ]);
});

test("another maker's spelling or an old number finds the same bearing", async () => {
  const { lines } = await read('6205-2RSH/C3 10\n6205LLU/C3, 5\n180205, 3');
  expect(lines.map((line) => line.items[0]?.itemname)).toEqual(['6205-2RS/C3', '6205-2RS/C3', '6205-2RS']);
  expect(lines.every((line) => ['found', 'interchangeable', 'choose'].includes(line.result))).toBe(true);
});

test("a maker written beside the number decides, and another maker's item is marked", async () => {
  const lines = 'Koyo 6205-2Z, 5\nDPI 6205, 3\n6205 Koyo\nSKF NU205, 2';
  const { body } = await store.call(quickOrder, { text: lines }, { site: 'nod', token: await store.signIn('active') });
  expect(body.lines.map(({ items }) => items.map(({ brandname }) => brandname))).toEqual([
    ['Koyo'],
    ['DPI'],
    ['Koyo'],
    expect.not.arrayContaining(['SKF']),
  ]);
  expect(body.lines.slice(0, 3).map(({ result }) => result)).toEqual(['found', 'found', 'found']);
  expect((await read('SKF 6308, 2')).lines[0]).toMatchObject({
    result: 'choose',
    ambiguous: true,
    message: 'SKF asked, ZWZ offered.',
    items: [{ differs: 'Another maker' }],
  });
});

test.each([
  ['6205 c5 zz 10', '6205-2Z'],
  ['22220 CCK/C4W33 + H320', '22220CAK/W33'],
])('of the items of the size of %s the one with its seal and bore comes first', async (text, first) => {
  const [line] = (await read(text)).lines;
  expect([line?.result, line?.items[0]?.itemname]).toEqual(['same_size', first]);
});

test.each([
  ['25x52x15 2RS', '-2RS'],
  ['25*52*15 sealed 10 pcs', '-2RS'],
  ['25x52x15 ZZ', '-2Z'],
])('of a size the items with the seal beside it come first: %s', async (text, seal) => {
  const [line] = (await read(text)).lines;
  expect(line?.result).toBe('same_size');
  expect(line?.items[0]?.itemname).toContain(`6205${seal}`);
});

test('of a size the items of the kind beside it come first', async () => {
  const [line] = (await read('angular contact 25x52x15, 4')).lines;
  expect(line).toMatchObject({ result: 'same_size', quantity: 4 });
  expect(line?.items[0]?.itemname).toContain('7205');
});

test('a size or an unknown variant offers items of the same size with their differences', async () => {
  const [size, close] = (await read('25x52x15\n6205-2RS/P5 10')).lines;
  expect(size).toMatchObject({ result: 'same_size', quantity: 1 });
  expect(size?.items.map((item) => item.itemname)).toContain('6205');
  expect(close?.result).toBe('same_size');
  expect(close?.items.find((item) => item.itemname === '6205-2RS')?.differs).toBe('precision');
});

test('a typing mistake offers the likely item', async () => {
  const [line] = (await read('6025-2RS, 5')).lines;
  expect(line).toMatchObject({ result: 'choose', quantity: 5 });
  expect(line?.items.map((item) => item.itemname)).toContain('6205-2RS');
});

test.each(['0', '1.5', '1e9', '9'.repeat(200)])("'%s' is not a quantity", async (quantity) => {
  expect((await read(`6205, ${quantity}`)).lines).toMatchObject([
    { result: 'bad_quantity', quantity: 0, designation: '6205', message: `'${quantity}' is not a quantity.` },
  ]);
});

test.each([
  ['6308-4', "'-4' is not a quantity. Is it 4?", 4],
  ['6308, -5', "'-5' is not a quantity. Is it 5?", 5],
  ['3 6308', 'Is 3 the quantity?', 3],
  ['3 6308 30', "'3 or 30' is not a quantity.", 0],
  ['6308 2 boxes', "'2 boxes' is not a quantity.", 0],
])('what %s orders is asked and not guessed', async (text, message, likely) => {
  expect((await read(text)).lines).toMatchObject([
    { result: 'bad_quantity', quantity: 0, designation: '6308', message, likely_quantity: likely },
  ]);
});

test('a quantity that cannot be ordered shows the allowed steps', async () => {
  await store.database.$client.query(
    "update items set min_qty = 10, order_multiple = 5 where site = 'zwz' and name = '1205'",
  );
  const lines = (await read('1205, 12\n1205, 15')).lines;
  expect(lines).toMatchObject([
    { result: 'bad_quantity', quantity: 12, message: 'Please enter a valid quantity: 10 or more, in steps of 5.' },
    { result: 'found', quantity: 15 },
  ]);
});

test('price and availability depend on the quantity', async () => {
  const [few, many] = (await read('6206-2RS, 40\n6206-2RS, 41')).lines;
  expect(few?.items[0]).toMatchObject({ Availability: 'Stock' });
  expect(many?.items[0]).toMatchObject({ Availability: 'Arriving Shortly' });
  expect(few?.items[0]?.total_value1).toBeCloseTo((few?.items[0]?.your_price ?? 0) * 40, 2);
});

test('a visitor sees the items without prices and stock', async () => {
  const [line] = (await read('6205-2RS/C3, 40', '')).lines;
  expect(line?.result).toBe('found');
  expect(line?.items[0]).toMatchObject({
    list_price: 0,
    your_price: 0,
    total_value1: 0,
    Availability: '',
    exp_dod: '',
  });
});

test('a heading is marked and not read as an item', async () => {
  expect((await read('Designation,Quantity\n6308,2')).lines.map((line) => line.result)).toEqual(['heading', 'found']);
});

test('the quantity at the end of a long line of a table is read', async () => {
  const table = `Designation\tDescription\tQuantity\n6308\t${'Deep groove ball bearing '.repeat(20)}\t7`;
  expect((await read(table)).lines.map(({ result, quantity }) => [result, quantity])).toEqual([
    ['heading', 0],
    ['found', 7],
  ]);
});

test('an item the company ordered says when', async () => {
  const buyer = await store.signIn('active');
  const stranger = await store.signIn('newbalance0');
  await createConfirmedOrder(store, buyer, [['NU205', 2]]);
  const boughtBy = async (as: string) => {
    const { body } = await store.call(quickOrder, { text: 'NU205, 2' }, { site: 'nod', token: as });
    return body.lines[0]?.items.map((item) => item.last_bought).filter((day) => day !== '');
  };
  expect(await boughtBy(buyer)).toEqual([dayOf(store.now(), sites.nod.calendar.timeZone)]);
  expect(await boughtBy(stranger)).toEqual([]);
});

test('a line of more than 300 characters has to be corrected; the rest of the list is read', async () => {
  const long = `6205${' '.repeat(50_000)}y`;
  const { lines } = await read(`6308, 12\n${long}\n\n${'x'.repeat(301)}\n6205-2RS C3, 4\n${'x'.repeat(300)}`);
  expect(lines.map(({ line, result }) => [line, result])).toEqual([
    [1, 'found'],
    [2, 'bad_line'],
    [4, 'bad_line'],
    [5, 'found'],
    [6, 'no_bearing'],
  ]);
  expect(lines[1]).toMatchObject({
    text: '6205…',
    quantity: 0,
    message: 'This line is longer than 300 characters. Please shorten it.',
    items: [],
  });
  expect((await read('x'.repeat(400))).lines).toMatchObject([{ line: 1, result: 'bad_line' }]);
});

test.each(['6205\tDeep groove\t4', 'Designation\tDescription\tQuantity'])(
  'after %j a line that no row of a table can be has to be corrected',
  async (first) => {
    const { lines } = await read(`${first}\n${'x\t'.repeat(200_000)}y\n6308\tDeep groove\t7`);
    expect(lines.slice(1).map(({ line, result, quantity }) => [line, result, quantity])).toEqual([
      [2, 'bad_line', 0],
      [3, 'found', 7],
    ]);
  },
);

test('where few items of the column that the heads name are found, the one in which more are found is read, and named', async () => {
  const table = ['Type\tModel\tQty', 'A1 200\t6205-2RS\t10', 'A2 201\t6205-2Z\t4'].join('\n');
  const { lines, sheets } = await read(table);
  expect(lines.slice(1).map(({ designation, quantity }) => [designation, quantity])).toEqual([
    ['6205-2RS', 10],
    ['6205-2Z', 4],
  ]);
  expect(sheets[0]).toMatchObject({ item: { head: 'Model' }, instead_of: 'Type' });
  const chosen = await store.call(
    quickOrder,
    { text: table, choices: { columns: [{ sheet: 0, item: 0 }] } },
    { site: 'zwz' },
  );
  expect(chosen.body).toMatchObject({ sheets: [{ item: { head: 'Type' }, instead_of: '' }] });
});

test("the buyer's own number comes back with its line", async () => {
  const { lines } = await read('100023411 6205-2RS 10\nMaterial\tDescription\tQty\n100023412\t6205-2Z\t4');
  expect(lines.filter(({ result }) => result !== 'heading').map(({ own_number }) => own_number)).toEqual(['100023412']);
  expect((await read('100023411 6205-2RS 10')).lines.map((line) => [line.own_number, line.quantity])).toEqual([
    ['100023411', 10],
  ]);
});

test('2,000 lines are accepted, 2,001 and none are refused', async () => {
  // Few different ones, because a line that was read before is not read again: how long 2,000 take is no promise of this test.
  const lines = Array.from({ length: 2000 }, (_, i) =>
    i % 20 ? `6205-2RS C3 ${(i % 100) + 1}` : `NO SUCH NUMBER ${i % 100}, 5`,
  );
  const { lines: answered } = await read(lines.join('\n'));
  expect(answered).toHaveLength(2000);
  expect(answered.filter((line) => line.result === 'found')).toHaveLength(1900);
  expect((await read(`${lines.join('\n')}\n6205`)).message).toBe(
    'A list has at most 2,000 lines; this one has 2001. Please send it in parts.',
  );
  expect((await read(' \n\t\n')).message).toBe('Please enter at least one line.');
});

test('a long list read in a thread has the same results as its lines one by one', async () => {
  const lines = [
    '6205-2RS C3    40',
    "1,000's; no number",
    'Koyo 6205-2Z, 5',
    '6025-2RS, 5',
    '25x52x15',
    '6205-2RS/P5 10',
    ...Array.from({ length: 60 }, (_, i) => `NU205, ${i + 1}`),
  ];
  for (const as of [token, undefined]) {
    const together = (await read(lines.join('\n'), as)).lines;
    const apart = await Promise.all(lines.slice(0, 7).map(async (line) => (await read(line, as)).lines[0]));
    expect(together.slice(0, 7).map((line) => ({ ...line, line: 1 }))).toEqual(apart);
    expect(together.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  }
});

test('a list is read in the language of its site', async () => {
  const pricing = { today: '2026-11-21', nextWorkingDay: '2026-11-23', taxTreatment: 'none' } as const;
  const list = { site: 'gwd', source: { text: '6205' }, pricing, visibility: visibilityFor(undefined, false) } as const;
  const languages: (string | undefined)[] = [];
  await readListInThread(list, async () => {
    languages.push(requestLocale()?.language);
    return new Map();
  });
  expect(new Set(languages)).toEqual(new Set([sites.gwd.language]));
});

test('of two numbers on a line neither is ordered by the thousand; the line says to divide it', async () => {
  expect(await summary('6205, 1205\n6205 2 dozen')).toEqual([
    ['same_size', '6205', 1],
    ['found', '6205', 24],
  ]);
  const { lines } = await read('6205, 1205');
  expect(lines[0]?.message).toBe('This line has two numbers. Please write each on a line of its own.');
});

test('a list of two hundred lines needs no more database queries than one line', async () => {
  const countQueries = async (text: string) => {
    const query = vi.spyOn(store.database.$client, 'query');
    const { lines } = await read(text);
    const count = query.mock.calls.length;
    query.mockRestore();
    return [lines.length, count] as const;
  };
  const numbers = ['6205 2RS', '6308', '22205 CC W33', 'NU 2310', '6020 fan', '620S'];
  const list = Array.from({ length: 200 }, (_, index) => `${numbers[index % numbers.length]}\t${index + 1}`);
  const [[, ofOne], [lines, ofAll]] = [await countQueries('620S\t1'), await countQueries(list.join('\n'))];
  expect(lines).toBe(200);
  expect(ofAll).toBeLessThanOrEqual(ofOne + 2);
  expect(ofAll).toBeLessThanOrEqual(8);
});
