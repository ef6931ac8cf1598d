import { beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { bringFile, checkFile, problemsOf, recordOf, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startUndo } from '../control-import.server.ts';

const store = setUp(openTestStore);
let codes: string[];
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' and retired_at is null order by id limit 2",
  );
  codes = rows.map(({ code }) => code);
});

const head = 'List;for;min_qty;discount_percent;net_price;valid_from;valid_to';

test('prices of lists and of customers are written by the rules of the sheet; a second time nothing changes', async () => {
  const file = [
    head,
    `Standard;${codes[0]};250;41.5;;;`,
    `resellers;${codes[1]};250;;1,234.50;;`,
    `active@nod.example;${codes[0]};250;33;;;`,
  ].join('\n');
  expect(await bringFile(store, 'prices', file)).toMatchObject({
    state: 'done',
    found: { new: 3, wrong: 0 },
    written: { new: 3, wrong: 0 },
  });
  const { rows } = await store.database.$client.query(
    `select discount_bp, net_minor, customer_id is not null as own from price_rows
      where site = 'nod' and min_qty = 250 order by id`,
  );
  expect(rows).toEqual([
    { discount_bp: 41_50, net_minor: null, own: false },
    { discount_bp: null, net_minor: 1234_50, own: false },
    { discount_bp: 33_00, net_minor: null, own: true },
  ]);
  expect(await bringFile(store, 'prices', file)).toMatchObject({
    found: { new: 0, changed: 0, unchanged: 3, wrong: 0 },
  });
});

test('a discount that a workbook shows as 12.5 % is 12.5 %', async () => {
  const texts = (...values: string[]) => values.map((value) => ({ value, type: String }));
  const discount = (value: number, format: string) => ({ value, type: Number, format });
  const sheet = await writeExcelFile([
    texts('price_list', 'for', 'min_qty', 'discount_percent'),
    [...texts('Standard', codes[0] ?? '', '600'), discount(0.125, '0.0%')],
    [...texts('Standard', codes[1] ?? '', '600'), discount(12.5, '0.00')],
  ]).toBuffer();
  expect(await bringFile(store, 'prices', new Uint8Array(sheet))).toMatchObject({ written: { new: 2, wrong: 0 } });
  const { rows } = await store.database.$client.query(
    "select discount_bp from price_rows where site = 'nod' and min_qty = 600",
  );
  expect(rows).toEqual([{ discount_bp: 12_50 }, { discount_bp: 12_50 }]);
});

test('a price in a cell that shows a percentage is a mistake, not a price a hundred times as high', async () => {
  const texts = (...values: string[]) => values.map((value) => ({ value, type: String }));
  const sheet = await writeExcelFile([
    texts('price_list', 'for', 'min_qty', 'net_price'),
    [...texts('Standard', codes[0] ?? '', '700'), { value: 0.125, type: Number, format: '0.0%' }],
  ]).toBuffer();
  expect(await problemsOf(store, await checkFile(store, 'prices', new Uint8Array(sheet)))).toEqual([
    '2: net_price: This is a percentage, not a price; write the price, or write the percentage as a discount.',
  ]);
});

test('each wrong line is told what to write instead', async () => {
  const file = [
    head,
    `Unheard;${codes[0]};1;5;;;`,
    `Standard;NO-SUCH-ITEM;1;5;;;`,
    `Standard;${codes[0]};x;5;;;`,
    `;${codes[0]};1;5;;;`,
    `Standard;all;300;5;;;`,
    `Standard;all;300;6;;;`,
  ];
  const checked = await checkFile(store, 'prices', file.join('\n'));
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining('2: There is no price list Unheard; write one of'),
    expect.stringContaining('3: for: No item NO-SUCH-ITEM'),
    '4: min_qty: Write a whole number from 1 to 1,000,000.',
    '5: price_list is empty; write a price list or an e-mail address.',
    expect.stringContaining('is already on line 6'),
  ]);
});

test('a first day in the past applies from today, and this is said; the same file again changes nothing', async () => {
  const file = `price_list,for,discount_percent,w.e.f.\nStandard,${codes[0]},27,05-04-2020`;
  const done = await bringFile(store, 'prices', file);
  expect(done).toMatchObject({
    written: { wrong: 0 },
    notes: { 'Prices whose first day is in the past apply from today.': 1 },
  });
  expect(await bringFile(store, 'prices', file)).toMatchObject({ found: { unchanged: 1, wrong: 0 } });
});

test('an item is found by maker and designation, and a price list of another name is asked', async () => {
  const items =
    'itemcode,itemname,brandname,super_category,category,list_price,tax_percent\nPAC-1,6205-2Z/C3,Acme,Bearings,Ball,10,18';
  await bringFile(store, 'items', items);
  const head = 'Price level,Part No,Make,Net';
  expect(await bringFile(store, 'prices', `${head}\nStandard,6205 ZZ C3,Acme,700`)).toMatchObject({
    written: { new: 1 },
  });
  const asked = await checkFile(store, 'prices', `${head}\nDealers 2,6205 ZZ C3,Acme,700`);
  expect(asked).toMatchObject({ found: { wrong: 1 }, openWords: [{ name: 'price_list', word: 'Dealers 2' }] });
});

test('prices of an import that is undone are those of before, from today on', async () => {
  const pricesOf = async () => {
    const { rows } = await store.database.$client.query(
      "select discount_bp, net_minor, valid_to from price_rows where site = 'nod' and min_qty = 777 order by id",
    );
    return rows;
  };
  const file = (percent: number) => `price_list,for,min_qty,discount_percent\nStandard,${codes[0]},777,${percent}`;
  await bringFile(store, 'prices', file(20));
  const done = await bringFile(store, 'prices', file(30));
  expect(await pricesOf()).toMatchObject([{ discount_bp: 30_00, valid_to: null }]);
  await startUndo(store.database, sites.nod, { id: done.id, by: 'Meera Iyer', now: store.now() });
  await workOff(store);
  expect(await recordOf(store, done.id)).toMatchObject({ state: 'undone', undone: 1, keptLines: 0 });
  expect(await pricesOf()).toMatchObject([{ discount_bp: 20_00, valid_to: null }]);
});
