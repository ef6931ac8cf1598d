import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { emptyStockOf, type StockLine, validateStock, writeStock } from './import-stock.server.ts';

const store = setUp(openTestStore);
let codes: string[];
beforeAll(async () => {
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' and retired_at is null order by id limit 2",
  );
  codes = rows.map(({ code }) => code);
});

const branch = sites.nod.branches[0]?.code ?? '';
const line = (of: Partial<StockLine>): StockLine => ({
  line: 2,
  code: codes[0] ?? '',
  branch,
  onHand: 500,
  shelf: null,
  incomingKinds: [],
  incoming: [],
  ...of,
});
const cause = { kind: 'import' as const, by: 'test', now: new Date() };
const write = (...lines: StockLine[]) => store.database.transaction((db) => writeStock(db, sites.nod, lines, cause));

test('lines are validated without writing; written again they are unchanged', async () => {
  const lines = [
    line({ onHand: 512, shelf: 'C-7' }),
    line({ line: 3, code: 'NO-SUCH' }),
    line({ line: 4, code: codes[1] ?? '', incomingKinds: ['arriving'], incoming: [] }),
  ];
  const validated = await validateStock(store.database, sites.nod, lines);
  expect(validated.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'changed'],
    [3, 'wrong'],
    [4, 'changed'],
  ]);
  expect(await write(...lines)).toEqual(validated);
  expect((await write(...lines)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'wrong', 'unchanged']);
});

test('a line that names no shelf leaves it, also beside one that does', async () => {
  const [first = '', second = ''] = codes;
  await write(line({ shelf: 'C-7' }), line({ line: 3, code: second, shelf: 'D-1' }));
  await write(line({ code: first, onHand: 501 }), line({ line: 3, code: second, onHand: 501, shelf: 'D-2' }));
  const validated = await validateStock(store.database, sites.nod, [line({}), line({ line: 3, code: second })]);
  expect(validated.map(({ before }) => before)).toMatchObject([
    { onHand: 501, shelf: 'C-7' },
    { onHand: 501, shelf: 'D-2' },
  ]);
});

test('an item of another site is not known', async () => {
  const validated = await validateStock(store.database, sites.zwz, [line({ code: 'NO-SUCH' })]);
  expect(validated[0]?.outcome).toBe('wrong');
});

test('what is gone keeps the pieces that are reserved', async () => {
  await write(line({ onHand: 40 }));
  await store.database.$client.query(
    "update stock set reserved = 15 where item_id = (select id from items where site = 'nod' and code = $1)",
    [codes[0]],
  );
  const gone = [{ code: codes[0] ?? '', branch }];
  expect(await store.database.transaction((db) => emptyStockOf(db, sites.nod, gone, cause))).toEqual([
    { code: codes[0], branch, onHand: 40, reserved: 15 },
  ]);
  expect(await validateStock(store.database, sites.nod, [line({ onHand: 15 })])).toMatchObject([
    { outcome: 'unchanged' },
  ]);
  expect(await store.database.transaction((db) => emptyStockOf(db, sites.nod, gone, cause))).toEqual([]);
});
