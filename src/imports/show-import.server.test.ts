import { expect, test } from 'vitest';
import { checkFile } from '../../tests/actions/imports.ts';
import { setUp } from '../../tests/store/set-up.ts';
import { openTestStore } from '../../tests/store/test-store.ts';
import { sites } from '../sites/resolve-site.ts';
import { listImportsOf, loadImport, loadLines, wrongLinesAsCsv } from './show-import.server.ts';

const store = setUp(openTestStore);

test('changed lines are shown with what is there now', async () => {
  const { rows } = await store.database.$client.query(
    "select code, name, maker, super_category, category, list_minor from items where site = 'nod' order by id limit 1",
  );
  const [item] = rows;
  const file = `itemcode,itemname,brandname,super_category,category,list_price,tax_percent
${[item.code, item.name, item.maker, item.super_category, item.category].map((cell) => `"${cell}"`).join(',')},98765.40,18`;
  const checked = await checkFile(store, 'items', file);
  const { changes } = await loadLines(store.database, sites.nod, checked, store.now());
  expect(changes).toMatchObject([{ line: 2, key: item.code }]);
  expect(changes[0]?.fields).toContainEqual({
    name: 'list_price',
    before: String(item.list_minor / 100),
    after: '98765.4',
  });
});

test('only imports of the kinds that are asked for are found', async () => {
  const { id } = await checkFile(store, 'stock', 'itemcode,on_hand\nNO-SUCH,1');
  expect(await loadImport(store.database, sites.nod, id, ['stock'])).toMatchObject({ id });
  expect(await loadImport(store.database, sites.nod, id, ['items'])).toBeUndefined();
  expect(await loadImport(store.database, sites.zwz, id, ['stock'])).toBeUndefined();
  const list = await listImportsOf(store.database, sites.nod, { kinds: ['stock'], page: 1, perPage: 50 });
  expect(list).toMatchObject({ total: 1, rows: [{ id, kind: 'stock' }] });
});

test('all wrong lines are written, however many', async () => {
  const lines = Array.from({ length: 6_000 }, (_, n) => `NO-SUCH-${n},1`);
  const checked = await checkFile(store, 'stock', `itemcode,on_hand\n${lines.join('\n')}`);
  let text = '';
  for await (const part of wrongLinesAsCsv(store.database, checked)) text += part;
  expect(text.trim().split('\r\n')).toHaveLength(6_001);
});
