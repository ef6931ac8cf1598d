import { expect, test } from 'vitest';
import { bringFile, checkFile, problemsOf, recordOf, runChecked, workOff } from '../../../tests/actions/imports.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck } from '../control-import.server.ts';

const store = setUp(openTestStore);

const head = 'Part No,Designation,Make,super_category,category,MRP,GST';
/** Two codes with one designation of one maker would be asked about. */
const nameOf = (code: string) =>
  code === 'IMP-8' ? '6205-2RS/C3' : `Part of ${code.toUpperCase().match(/\w+/g)?.join('-')}`;
const line = (code: string, price = '298.50') => `${code},${nameOf(code)},Acme,Bearings,Deep groove ball,${price},18`;
const file = (...lines: string[]) => [head, ...lines].join('\n');
const itemOf = async (code: string) => {
  const { rows } = await store.database.$client.query(
    "select name, list_minor, retired_at, name_key from items where site = 'nod' and code = $1",
    [code],
  );
  return rows[0];
};

test('items are new, changed or unchanged; a second time nothing changes', async () => {
  const first = await bringFile(store, 'items', file(line('IMP-1'), line('IMP-2'), line('IMP-3', 'abc')));
  expect(first).toMatchObject({ state: 'done', found: { new: 2, wrong: 1 }, written: { new: 2, wrong: 0 } });
  expect(await problemsOf(store, first)).toEqual([expect.stringContaining("4: list_price 'abc' is not an amount")]);
  expect(await itemOf('IMP-1')).toMatchObject({ name: 'Part of IMP-1', list_minor: 298_50, retired_at: null });
  const second = await bringFile(store, 'items', file(line('IMP-1'), line('IMP-2', '310')));
  expect(second).toMatchObject({ found: { new: 0, changed: 1, unchanged: 1 }, written: { changed: 1 } });
  expect(await bringFile(store, 'items', file(line('IMP-1'), line('IMP-2', '310')))).toMatchObject({
    found: { new: 0, changed: 0, unchanged: 2, wrong: 0 },
  });
});

test('a complete file retires what it does not name, not what has a wrong line; the next file brings it back', async () => {
  const checked = await checkFile(store, 'items', file(line('IMP-1'), line('IMP-2', 'abc')));
  const { rows } = await store.database.$client.query(
    "select count(*)::int from items where site = 'nod' and retired_at is null and code not in ('IMP-1', 'IMP-2')",
  );
  expect(checked.missing).toBe(rows[0].count);
  expect(await runChecked(store, checked, checked.missing)).toMatchObject({ retired: checked.missing });
  expect(await itemOf('IMP-2')).toMatchObject({ retired_at: null });
  await bringFile(store, 'items', file(line('IMP-9')));
  const without = await checkFile(store, 'items', file(line('IMP-1')));
  expect(without.missing).toBe(2);
  await runChecked(store, without, 2);
  expect((await itemOf('IMP-9')).retired_at).toEqual(store.now());
  expect(await bringFile(store, 'items', file(line('IMP-9')))).toMatchObject({ written: { changed: 1 } });
  expect((await itemOf('IMP-9')).retired_at).toBeNull();
});

test('a universal number in a file stays; an empty cell, or a file without the column, leaves it to the name', async () => {
  const numbered = (number: string) => `${head},universal_no\n${line('IMP-8')},${number}`;
  const numberOf = async () =>
    (
      await store.database.$client.query(
        "select universal_no as number, universal_stated as stated from items where site = 'nod' and code = 'IMP-8'",
      )
    ).rows[0];
  await bringFile(store, 'items', numbered('6205-2RS/C3'));
  expect(await numberOf()).toEqual({ number: '6205-2RS/C3', stated: '6205-2RS/C3' });
  expect(await bringFile(store, 'items', numbered(''))).toMatchObject({ written: { changed: 1 } });
  expect(await numberOf()).toEqual({ number: '6205-2RS/C3', stated: '' });
  expect(await bringFile(store, 'items', file(line('IMP-8')))).toMatchObject({ found: { unchanged: 1 } });
});

test('while a wrong line names no item, nothing counts as missing', async () => {
  await bringFile(store, 'items', file(line('IMP-5'), line('IMP-6')));
  const checked = await checkFile(store, 'items', file(line('IMP-5'), line('IMP-6', '1.298,50')));
  expect(checked).toMatchObject({ state: 'checked', found: { wrong: 1 }, missing: 0 });
  const calculated = await checkFile(store, 'items', file(line('IMP-5'), line('=IMP-6')));
  expect(calculated).toMatchObject({ state: 'checked', found: { wrong: 1 }, missing: 0 });
});

test('a code with a no-break space or a sign without width is the same item, also in a line that is wrong', async () => {
  await bringFile(store, 'items', file(line('IMP 10'), line('IMP-11')));
  const odd = file(line('IMP\u00a010'), line('\u200bIMP-11'));
  expect(await checkFile(store, 'items', odd)).toMatchObject({ found: { unchanged: 2, new: 0 } });
  const missingWhen = async (...lines: string[]) => (await checkFile(store, 'items', file(...lines))).missing;
  const missing = await missingWhen(line('IMP 10'), line('IMP-11'));
  expect(await missingWhen(line('IMP\u00a010', 'abc'), line('\u200bIMP-11', 'abc'))).toBe(missing);
});

test('a number that a spreadsheet has shortened is no code and no name', async () => {
  const lines = [
    line('6.2E+06'),
    line('IMP-12').replace('Part of IMP-12', '6.205E+3'),
    line('62E05'),
    line('E+12 SET'),
  ];
  const checked = await checkFile(store, 'items', file(...lines));
  expect(await problemsOf(store, checked)).toEqual([
    expect.stringContaining("2: itemcode '6.2E+06' is a number that a spreadsheet has shortened"),
    expect.stringContaining("3: itemname '6.205E+3' is a number that a spreadsheet has shortened"),
  ]);
});

test('the same code twice in a file is refused with the line of the first', async () => {
  const checked = await checkFile(store, 'items', file(line('IMP-7'), line('IMP-7', '5')));
  expect(await problemsOf(store, checked)).toEqual(["3: 'IMP-7' is already on line 2; keep one of the two."]);
});

const storedItem = async (code: string) => {
  const { rows } = await store.database.$client.query(
    `select i.name, i.maker, i.list_minor, i.hsn, i.cost_minor, i.min_qty, i.unit, i.weight_kg, i.universal_no, s.on_hand,
        i.retired_at is not null as is_retired
      from items i left join stock s on s.item_id = i.id where i.site = 'nod' and i.code = $1`,
    [code],
  );
  return rows[0];
};
const fullHead = `${head},hsn,cost_price,min_qty,weight_kg,on_hand`;
const fullLine = (code: string) => `${line(code)},84821020,150,10,0.13,25`;

test('a list of prices changes prices and nothing else', async () => {
  await bringFile(store, 'items', [fullHead, fullLine('PRICE-1'), fullLine('PRICE-2')].join('\n'));
  const before = await storedItem('PRICE-1');
  const checked = await checkFile(store, 'items', 'Part No,MRP\nPRICE-1,395\nPRICE-2,298.50\nPRICE-3,10');
  expect(checked).toMatchObject({ found: { new: 0, changed: 1, unchanged: 1, wrong: 1 }, emptied: {} });
  expect(await problemsOf(store, checked)).toEqual([
    "4: itemcode 'PRICE-3' is a new item, which needs brandname, super_category, category and tax_percent too.",
  ]);
  expect(await runChecked(store, checked)).toMatchObject({ written: { changed: 1 } });
  expect(await storedItem('PRICE-1')).toEqual({ ...before, list_minor: 395_00 });
});

test('what empty cells take away is counted before it is written; columns that are not there take nothing', async () => {
  await bringFile(store, 'items', [fullHead, fullLine('EMPTY-1'), fullLine('EMPTY-2')].join('\n'));
  const before = await storedItem('EMPTY-1');
  const file = 'itemcode,hsn,cost_price,min_qty,list_price\nEMPTY-1,,-,,\nEMPTY-2,,150,,';
  const checked = await checkFile(store, 'items', file);
  expect(checked).toMatchObject({ found: { changed: 2 }, emptied: { hsn: 2, cost_price: 1 } });
  await runChecked(store, checked);
  expect(await storedItem('EMPTY-1')).toEqual({ ...before, hsn: '', cost_minor: null });
});

test('a line is written over what the item is by then', async () => {
  await bringFile(store, 'items', [fullHead, fullLine('LATE-1')].join('\n'));
  const checked = await checkFile(store, 'items', 'itemcode,list_price\nLATE-1,400');
  await store.database.$client.query("update items set weight_kg = 0.5 where site = 'nod' and code = 'LATE-1'");
  await runChecked(store, checked);
  expect(await storedItem('LATE-1')).toMatchObject({ list_minor: 400_00, weight_kg: 0.5, hsn: '84821020' });
});

test('one column may be the code and the name of a new item; it does not rename one that is there', async () => {
  await bringFile(store, 'items', [fullHead, fullLine('NAMED-1')].join('\n'));
  const list =
    'Part No,Make,Group,super_category,MRP,GST\nNAMED-1,Acme,Ball,Bearings,300,18\n6310,Acme,Ball,Bearings,980,18';
  const checked = await checkFile(store, 'items', list);
  expect(checked).toMatchObject({
    mapping: ['itemcode itemname', 'brandname', 'category', 'super_category', 'list_price', 'tax_percent'],
  });
  await runChecked(store, checked);
  expect(await storedItem('NAMED-1')).toMatchObject({ name: 'Part of NAMED-1', list_minor: 300_00 });
  expect(await storedItem('6310')).toMatchObject({ name: '6310', maker: 'Acme' });
});

test('a list of prices brings no retired item back', async () => {
  await bringFile(store, 'items', [fullHead, fullLine('OLD-1')].join('\n'));
  await store.database.$client.query("update items set retired_at = now() where site = 'nod' and code = 'OLD-1'");
  await bringFile(store, 'items', 'itemcode,list_price\nOLD-1,400');
  expect(await storedItem('OLD-1')).toMatchObject({ list_minor: 400_00, is_retired: true });
});

test('a price list of a maker finds items by designation, and asks what may be another one', async () => {
  const named = (code: string, name: string, maker = 'Acme') =>
    `${code},${name},${maker},Bearings,Deep groove ball,298.50,18,84821020,150,10,0.13,25`;
  const items = [named('AL-1', '6205-2Z/C3'), named('AL-2', '6309'), named('BL-2', '6309', 'Bestco')];
  await bringFile(store, 'items', [fullHead, ...items].join('\n'));
  const list = 'Designation,Make,MRP\n6205 ZZ C3,ACME,410\n6309,Bestco,980\n7777 X,Acme,5';
  const checked = await checkFile(store, 'items', list);
  expect(checked).toMatchObject({ mapping: ['itemname', 'brandname', 'list_price'], found: { changed: 2, wrong: 1 } });
  await runChecked(store, checked);
  expect(await storedItem('AL-1')).toMatchObject({ list_minor: 410_00, name: '6205-2Z/C3', maker: 'Acme' });
  expect(await storedItem('BL-2')).toMatchObject({ list_minor: 980_00 });
  expect(await storedItem('AL-2')).toMatchObject({ list_minor: 298_50 });
});

test('a new code that is another spelling of one that is there is asked', async () => {
  await bringFile(store, 'items', file(line('CASE-1')));
  const checked = await checkFile(store, 'items', file(line('case 1')));
  expect(checked).toMatchObject({ found: { new: 0, wrong: 1 }, openWords: [{ name: 'itemcode', word: 'case 1' }] });
  const answer = (means: string) =>
    startCheck(store.database, sites.nod, {
      id: checked.id,
      mapping: checked.mapping,
      words: [{ name: 'itemcode', word: 'case 1', means }],
      by: 'Meera Iyer',
      now: store.now(),
    });
  await answer('CASE-1');
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ found: { unchanged: 1 } });
  await answer('case 1');
  await workOff(store);
  expect(await recordOf(store, checked.id)).toMatchObject({ found: { new: 1 } });
});
