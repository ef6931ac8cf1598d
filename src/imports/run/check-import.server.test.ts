import { beforeAll, expect, test } from 'vitest';
import { checkFile, problemsOf, uploadImport, workOff } from '../../../tests/actions/imports.ts';
import { workbook } from '../../../tests/fixtures/workbook.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck } from '../control-import.server.ts';

const store = setUp(openTestStore);
let code: string;
beforeAll(async () => {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' order by id limit 1");
  code = rows[0].code;
});

test('wrong lines keep their cells, unchanged ones only what they are about', async () => {
  const { rows: now } = await store.database.$client.query(
    `select s.on_hand from stock s join items i on i.id = s.item_id join branches b on b.id = s.branch_id
      where i.site = 'nod' and i.code = $1 and b.position = 1`,
    [code],
  );
  const lines = [`${code},${now[0].on_hand}`, 'NO-SUCH,"5"', '\ud83d\ude00,x', `${code},1`, '=cmd(),1'];
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${lines.join('\n')}`);
  expect(checked.found).toEqual({ new: 0, changed: 0, unchanged: 1, wrong: 4 });
  const { rows } = await store.database.$client.query(
    'select line, outcome, cells, values from import_rows where import_id = $1 order by line',
    [checked.id],
  );
  expect(rows.slice(0, 2)).toEqual([
    { line: 2, outcome: 'unchanged', cells: null, values: null },
    { line: 3, outcome: 'wrong', cells: ['NO-SUCH', '5'], values: null },
  ]);
  expect((await problemsOf(store, checked)).slice(2)).toEqual([
    expect.stringContaining('is already on line 2'),
    expect.stringContaining("6: itemcode '=cmd()' is a formula without its value"),
  ]);
});

test('another mapping checks the file anew', async () => {
  const uploaded = await uploadImport(store, 'stock', `itemcode,on_hand,other\n${code},7,x`);
  const { id } = uploaded as Exclude<typeof uploaded, string>;
  const check = async (mapping: string[]) => {
    await startCheck(store.database, sites.nod, { id, mapping, by: 'Meera Iyer', now: store.now() });
    await workOff(store);
    const { rows } = await store.database.$client.query(
      'select outcome, count(*)::int from import_rows where import_id = $1 group by 1',
      [id],
    );
    return rows;
  };
  expect(await check(['itemcode', '', 'on_hand'])).toEqual([{ outcome: 'wrong', count: 1 }]);
  expect(await check(['itemcode', 'on_hand', ''])).toEqual([{ outcome: 'changed', count: 1 }]);
});

test.each([
  [
    'items',
    'itemcode,itemname,brandname,super_category,category,list_price,tax_percent',
    'F-1,#N/A,Acme,Bearings,Ball,10,18',
  ],
  ['stock', 'itemcode,on_hand,shelf', 'N-1,5,#REF!'],
  ['prices', 'price_list,for,discount_percent,valid_to', 'Standard,all,5,#VALUE!'],
  [
    'customers',
    'customer_id,tax_number,company,email,address,state',
    'F-1,27AAPFU0939F1ZV,Rao Mills,r@mills.example,#NAME?,Goa',
  ],
] as const)('an error of the spreadsheet is a problem of its cell in a file of %s', async (kind, head, line) => {
  const failed = line.split(',').find((cell) => cell.startsWith('#'));
  const problem = expect.stringContaining(`'${failed}' is an error of the spreadsheet; correct its formula there`);
  expect(await problemsOf(store, await checkFile(store, kind, `${head}\n${line}`))).toEqual([problem]);
  const cellsOf = (cells: string) =>
    cells
      .split(',')
      .map((cell) => (cell === failed ? `<c t="e"><f>A1</f><v>${cell}</v></c>` : `<c t="str"><v>${cell}</v></c>`))
      .join('');
  const sheet = workbook([head, line].map((cells, at) => `<row r="${at + 1}">${cellsOf(cells)}</row>`).join(''));
  expect(await problemsOf(store, await checkFile(store, kind, sheet))).toEqual([problem]);
});

test('an escape that somebody typed stays, and half a character, of a file or where a text is cut, stops nothing', async () => {
  const typed = 'C:\\u0000\\ud800';
  const cut = `${'x'.repeat(59)}\ud83d\ude00`;
  const rowOf = (...cells: string[]) => cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('');
  const rows = [rowOf('itemcode', 'on_hand'), rowOf(typed, 'x'), rowOf('half _xD83D_', '5'), rowOf(cut, 'x')];
  const sheet = workbook(rows.map((row, at) => `<row r="${at + 1}">${row}</row>`).join(''));
  const checked = await checkFile(store, 'stock', sheet);
  expect(checked.sample.map(([first]) => first)).toEqual([typed, 'half ', 'x'.repeat(59)]);
  const { rows: stored } = await store.database.$client.query<{ cells: string[] }>(
    'select cells from import_rows where import_id = $1 order by line',
    [checked.id],
  );
  expect(stored.map(({ cells }) => cells[0])).toEqual([typed, 'half \ufffd', cut]);
  expect((await problemsOf(store, checked))[1]).toContain("itemcode 'half \ufffd' is not UTF-8 text");
});
