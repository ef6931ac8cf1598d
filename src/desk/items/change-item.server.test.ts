import { beforeAll, expect, test } from 'vitest';
import { findItemIds } from '../../../tests/actions/cart.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { changeItemAtDesk, retireItemsAtDesk } from './change-item.contract.ts';
import { listItemsAtDesk } from './item-list.contract.ts';
import { itemAtDesk } from './item-record.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let id: number;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  id = (await findItemIds(store, 'nod', ['6308']))['6308'] ?? 0;
});

const record = async () => (await store.call(itemAtDesk, { site: 'nod', id }, { desk })).body;
const change = async (column: string, value: string, seen?: string) => {
  const changes = [{ column, value, seen: seen ?? (await record()).cells[column] ?? '' }];
  return store.call(changeItemAtDesk, { site: 'nod', id, changes }, { desk });
};

test('what is changed is saved and stands in the history with before and after', async () => {
  const before = (await record()).cells.list_price;
  expect((await change('list_price', '999.90')).body).toMatchObject({ success: true, message: 'Saved.' });
  const { cells, history } = await record();
  expect(cells.list_price).toBe('999.90');
  expect(history[0]).toMatchObject({
    action: 'item changed',
    details: { before: { list_price: before }, after: { list_price: '999.90' } },
  });
});

test('a wrong value is refused at its column', async () => {
  expect((await change('tax_percent', 'eighteen')).body).toMatchObject({
    success: false,
    refusal: 'tax_percent',
    message: "'eighteen' is not a percentage from 0 to 100; write it like 18.",
  });
});

test('a column that is none, or the stock code, is a wrong request', async () => {
  for (const column of ['itemcode', 'id', 'constructor']) expect((await change(column, 'x')).status).toBe(400);
});

test('a value that was changed meanwhile is refused with who changed it', async () => {
  const seen = (await record()).cells.origin ?? '';
  await change('origin', 'Germany');
  const { body } = await change('origin', 'Japan', seen);
  expect(body).toMatchObject({ success: false, refusal: 'origin' });
  expect(body.message).toMatch(/^This is Germany now; .+ changed it, /);
});

test('several items are retired at once, each once, and brought back', async () => {
  const set = async (ids: readonly (string | number)[], retired: boolean) =>
    (await store.call(retireItemsAtDesk, { site: 'nod', ids: [...ids], retired }, { desk })).body;
  const { rows } = (await store.call(listItemsAtDesk, { site: 'nod', q: 'Koyo' } as never, { desk })).body;
  const keys = rows.slice(0, 3).map((row) => String(row.id));
  expect(await set([...keys, keys[0] ?? '', 999_999_999], true)).toMatchObject({
    done: keys,
    refused: [{ key: '999999999', message: 'The item was not found.' }],
  });
  expect((await set(keys.slice(0, 1), true)).refused[0]?.message).toContain('It is retired since');
  expect((await set(keys, false)).done).toEqual(keys);
});
