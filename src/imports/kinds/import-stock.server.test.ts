import { beforeAll, expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck } from '../control-import.server.ts';
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
  [{ on_hand: '-3' }, "on_hand '-3' is below 0; write what is on the shelf, or 0 where there is nothing."],
  [{ on_hand: '(5)' }, "on_hand '(5)' is below 0"],
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

const items = `itemcode,itemname,brandname,super_category,category,list_price,tax_percent
AC-1,6205-2Z/C3,Acme,Bearings,Ball,10,18
AC-2,6310,Acme,Bearings,Ball,10,18
BE-2,6310,Bestco,Bearings,Ball,10,18
AC-3,NU 2210 ECP,Acme,Bearings,Roller,10,18`;

test('items are found by code in other spellings, and by maker and designation however it is spelled', async () => {
  await bringFile(store, 'items', items);
  const checked = await checkFile(
    store,
    'stock',
    'Part No,Make,Qty on hand\nac 1,,"1,250"\n6310,ACME,12.00\nNU2210ECP,Acme,3 nos',
  );
  expect(checked).toMatchObject({ mapping: ['itemcode', 'brandname', 'on_hand'], found: { wrong: 0 } });
  await runChecked(store, checked);
  expect([await stockOf('AC-1'), await stockOf('AC-2'), await stockOf('AC-3')]).toMatchObject([
    { on_hand: 1250 },
    { on_hand: 12 },
    { on_hand: 3 },
  ]);
  const again = await checkFile(store, 'stock', 'Part No,Make,Qty\n6205 ZZ C3,Acme,7');
  await runChecked(store, again);
  expect(await stockOf('AC-1')).toMatchObject({ on_hand: 7 });
});

test('a number without its maker is asked, and the answer is remembered', async () => {
  const file = 'Part No,Qty\n6310,70';
  const checked = await checkFile(store, 'stock', file);
  expect(await problemsOf(store, checked)).toEqual([
    "2: '6310' may be Acme 6310 (AC-2) or Bestco 6310 (BE-2); say which it is.",
  ]);
  expect(checked.missing).toBe(0);
  expect(checked.openWords).toMatchObject([{ name: 'item', word: '6310', lines: 1 }]);
  const words = [{ name: 'item', word: '6310', means: 'BE-2' }];
  const order = { id: checked.id, mapping: checked.mapping, words, by: 'Meera Iyer', now: store.now() };
  await startCheck(store.database, sites.nod, order);
  await workOff(store);
  await runChecked(store, await recordOf(store, checked.id));
  expect(await stockOf('BE-2')).toMatchObject({ on_hand: 70 });
  expect(await checkFile(store, 'stock', 'Part No,Qty\n6310,71')).toMatchObject({ found: { changed: 1, wrong: 0 } });
});

test('a maker of whom nothing is on sale is asked, and so is an unknown branch', async () => {
  const checked = await checkFile(
    store,
    'stock',
    'Part No,Make,Godown,Qty\n6310,Acme India,Godown 9,5\n6310,Acme India,,5',
  );
  expect(checked.openWords.map(({ name, word }) => [name, word])).toEqual([
    ['brandname', 'Acme India'],
    ['branch', 'Godown 9'],
  ]);
  expect(checked.openWords[0]?.choices).toContainEqual({ value: 'Acme', text: 'Acme' });
});

test('two lines that mean one item are not both written', async () => {
  const checked = await checkFile(store, 'stock', 'Part No,Make,Qty\nAC-2,,5\n6310,Acme,6');
  const [selling] = sites.nod.branches;
  expect(checked).toMatchObject({ found: { wrong: 1 } });
  expect(await problemsOf(store, checked)).toEqual([
    `3: '${selling?.code} · AC-2' is already on line 2; keep one of the two.`,
  ]);
});

test('three decimals in every line are decimals', async () => {
  const checked = await checkFile(store, 'stock', 'Material,Unrestricted\nAC-1,12.000\nAC-2,"1,000.000"\nAC-3,7.000');
  const notes = { 'on_hand has three decimals in every line, so that 12.000 is read as 12.': 3 };
  expect(checked).toMatchObject({ found: { wrong: 0 }, notes });
  await runChecked(store, checked);
  expect([await stockOf('AC-1'), await stockOf('AC-2')]).toMatchObject([{ on_hand: 12 }, { on_hand: 1000 }]);
});

test('days that have the month first elsewhere in their column are asked', async () => {
  const checked = await checkFile(
    store,
    'stock',
    'itemcode,on_hand,arriving_qty,arriving_on\nAC-1,1,5,05/04/2027\nAC-2,1,5,12/31/2026\nAC-3,1,5,2027-01-04',
  );
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining("2: arriving_on '05/04/2027' may be 2027-04-05 or 2027-05-04, as '12/31/2026'"),
    expect.stringContaining("3: arriving_on '12/31/2026' is not a date"),
  ]);
});

test('a stock summary names its items by code, or by maker and number, in one column', async () => {
  const items = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,hsn';
  await bringFile(store, 'items', `${items}\nTALLY-1,6412-2RS1/C3,SKF,Bearings,Ball,10,18,84821020`);
  const summary = `Stock Summary\nStock Item,Closing Quantity,Rate,Value\n${codes[0]},41 Nos,10.00,410.00\nSKF 6412 2RS1 C3,42 Nos,10.00,420.00\nGrand Total,83 Nos,,830.00`;
  const checked = await checkFile(store, 'stock', summary);
  expect(await problemsOf(store, checked)).toEqual([]);
  await runChecked(store, checked);
  expect([(await stockOf(codes[0])).on_hand, (await stockOf('TALLY-1')).on_hand]).toEqual([41, 42]);
});
