import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFile, problemsOf, uploadImport, workOff } from '../../../tests/actions/imports.ts';
import { openTestStore, type TestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { startCheck } from '../control-import.server.ts';

let store: TestStore;
let code: string;
beforeAll(async () => {
  store = await openTestStore();
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' order by id limit 1");
  code = rows[0].code;
});
afterAll(() => store.close());

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
    "6: itemcode '=cmd()' is a formula; write its value.",
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
