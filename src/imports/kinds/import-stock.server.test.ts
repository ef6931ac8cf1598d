import { beforeAll, expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf, runChecked } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { readStockCells } from './import-stock.server.ts';

const store = setUp(openTestStore);
let codes: string[];
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    `select i.code from items i join stock s on s.item_id = i.id join branches b on b.id = s.branch_id
      where i.site = 'nod' and b.position = 1 and s.reserved = 0 order by i.id limit 5`,
  );
  codes = rows.map(({ code }) => code);
});

const stockOf = async (code = '') => {
  const { rows } = await store.database.$client.query(
    `select s.on_hand, s.shelf, (select json_agg(json_build_array(n.kind, n.quantity, n.due_on) order by n.kind)
        from stock_incoming n where n.item_id = s.item_id and n.branch_id = s.branch_id) as incoming
      from stock s join items i on i.id = s.item_id join branches b on b.id = s.branch_id
      where i.site = 'nod' and i.code = $1 and b.position = 1`,
    [code],
  );
  return rows[0];
};

test('a file is checked without writing, then written; a second time it changes nothing', async () => {
  const before = await stockOf(codes[0]);
  const file = `Part No;Qty;Bin\n${codes[0]};1234;A-03-2\n${codes[1]};77;\nNO-SUCH;5;\n`;
  const checked = await checkFile(store, 'stock', file);
  expect(checked).toMatchObject({ state: 'checked', found: { new: 0, changed: 2, unchanged: 0, wrong: 1 } });
  expect(await problemsOf(store, checked)).toEqual(["4: itemcode 'NO-SUCH' is not in the catalogue."]);
  expect(await stockOf(codes[0])).toEqual(before);
  const done = await runChecked(store, checked);
  expect(done).toMatchObject({ state: 'done', written: { new: 0, changed: 2, unchanged: 0, wrong: 0 } });
  expect(await stockOf(codes[0])).toEqual({ ...before, on_hand: 1234, shelf: 'A-03-2' });
  expect(await bringFile(store, 'stock', file)).toMatchObject({
    found: { changed: 0, unchanged: 2, wrong: 1 },
    written: { changed: 0 },
  });
});

test('incoming pieces are replaced where the file has a column for them; the shelf is left as it is', async () => {
  await bringFile(
    store,
    'stock',
    `itemcode,on_hand,shelf,arriving_qty,arriving_on,production_qty,production_on\n${codes[2]},9,B-1,20,2027-01-04,5,2027-02-01`,
  );
  const incoming = [
    ['arriving', 20, '2027-01-04'],
    ['production', 5, '2027-02-01'],
  ];
  expect(await stockOf(codes[2])).toEqual({ on_hand: 9, shelf: 'B-1', incoming });
  await bringFile(store, 'stock', `itemcode,on_hand,arriving_qty,arriving_on\n${codes[2]},8,0,`);
  expect(await stockOf(codes[2])).toEqual({ on_hand: 8, shelf: 'B-1', incoming: incoming.slice(1) });
});

test('fewer pieces than are reserved for orders are refused', async () => {
  await store.database.$client.query(
    `update stock set on_hand = 10, reserved = 6 where item_id = (select id from items where site = 'nod' and code = $1)`,
    [codes[3]],
  );
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[3]},5`);
  expect(await problemsOf(store, checked)).toEqual([
    '2: on_hand 5 is less than the 6 reserved for orders; dispatch or cancel them first.',
  ]);
});

test('what is reserved between check and run is reported by the run, and the rest is written', async () => {
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[3]},7\n${codes[4]},70`);
  await store.database.$client.query(
    `update stock set reserved = 9 where item_id = (select id from items where site = 'nod' and code = $1)`,
    [codes[3]],
  );
  const done = await runChecked(store, checked);
  expect(done.written).toEqual({ new: 0, changed: 1, unchanged: 0, wrong: 1 });
  expect(await problemsOf(store, done)).toEqual([expect.stringContaining('2: on_hand 7 is less than the 9 reserved')]);
  expect(await stockOf(codes[4])).toMatchObject({ on_hand: 70 });
});

test('a complete file empties what it does not name, except what is reserved', async () => {
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[0]},5`);
  expect(checked.missing).toBeGreaterThan(10);
  const done = await runChecked(store, checked, checked.missing);
  expect(done.retired).toBe(checked.missing);
  expect(await stockOf(codes[0])).toMatchObject({ on_hand: 5 });
  expect(await stockOf(codes[1])).toMatchObject({ on_hand: 0 });
  expect(await stockOf(codes[3])).toMatchObject({ on_hand: 9 });
});

test('while a wrong line names no item, nothing counts as missing and the stock stays', async () => {
  const before = await stockOf(codes[0]);
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[0]},1,200\n${codes[3]},9`);
  expect(checked).toMatchObject({ state: 'checked', found: { wrong: 1 }, missing: 0 });
  expect(await runChecked(store, checked, checked.missing)).toMatchObject({ state: 'done', retired: 0 });
  expect(await stockOf(codes[0])).toEqual(before);
});

test('an item that is in the file twice is not missing', async () => {
  const complete = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[3]},9`);
  const twice = await checkFile(store, 'stock', `itemcode,on_hand\n${codes[3]},9\n${codes[3]},9`);
  expect(twice).toMatchObject({ found: { wrong: 1 }, missing: complete.missing });
});

const read = (cells: Record<string, string>) => readStockCells(sites.nod)({ itemcode: 'N-1', on_hand: '7', ...cells });

test('a branch is named by code or name, the selling branch when it is empty', () => {
  const [selling, second] = sites.nod.branches;
  expect(read({ branch: '' })).toMatchObject({ key: `${selling?.code} · N-1` });
  if (second) expect(read({ branch: second.name.toUpperCase() })).toMatchObject({ values: { branch: second.code } });
});

test('a branch is found with another hyphen or dash than its name has', () => {
  const branch = {
    ...sites.nod.branches[0],
    code: 'jebel-ali',
    name: 'Jebel Ali - North',
  } as (typeof sites.nod.branches)[0];
  const readAt = (cell: string) =>
    readStockCells({ branches: [branch] })({ itemcode: 'N-1', on_hand: '7', branch: cell });
  for (const cell of ['Jebel\u2010Ali', 'Jebel Ali \u2013 North'])
    expect(readAt(cell)).toMatchObject({ values: { branch: 'jebel-ali' } });
});

test.each([
  ['5.0', 5],
  ['5.00', 5],
  ['2,400', 2400],
  ['1,25,000', 125_000],
])("pieces may be written as '%s'", (on_hand, onHand) => {
  expect(read({ on_hand })).toMatchObject({ values: { onHand } });
});

test.each([
  [{ itemcode: '' }, 'itemcode is empty; write a value.'],
  [{ on_hand: '' }, 'on_hand is empty; write 0 where there is nothing.'],
  [{ on_hand: '12,50' }, "on_hand '12,50' is not a whole number from 0 to 100000000; write digits only."],
  [{ on_hand: '2.000' }, "on_hand '2.000' may mean 2 or 2000; write it without the point."],
  [{ on_hand: '-3' }, "on_hand '-3' is not a whole number"],
  [{ branch: 'Atlantis' }, "branch 'Atlantis' is no branch; write one of"],
  [{ arriving_qty: '5', arriving_on: '' }, 'arriving_on is empty; write the date the 5 pieces are due.'],
  [
    { arriving_qty: '5', arriving_on: '12/31/2026' },
    "arriving_on '12/31/2026' is not a date; write it like 2026-12-04 or 4 Dec 2026.",
  ],
])('%j is told as a problem', (cells, says) => {
  expect(read(cells as Record<string, string>)).toMatchObject({ problems: [expect.stringContaining(says)] });
});

test.each(['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'])(
  'the item code of a line may be written with %s',
  (sign) => {
    const line = readStockCells(sites.nod)({ itemcode: `ZW${sign}6205`, on_hand: '5' });
    expect(line).toMatchObject({ values: { code: 'ZW-6205' } });
  },
);
