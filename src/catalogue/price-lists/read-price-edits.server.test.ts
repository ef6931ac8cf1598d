import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { StoredPrice } from './plan-price.rule.ts';
import { readPriceEdits, type TypedEdit } from './read-price-edits.server.ts';

const store = setUp(openTestStore);

const stored: StoredPrice = {
  id: 7,
  scope: 'maker',
  scopeKey: 'Koyo',
  minQty: 10,
  discountBp: 30_00,
  netMinor: null,
  validFrom: '2026-04-01',
  validTo: null,
};
const cells = { for: '', min_qty: '', discount_percent: '', net_price: '', valid_from: '', valid_to: '' };
const read = (...edits: Omit<TypedEdit, 'line'>[]) =>
  readPriceEdits(
    store.database,
    'nod',
    edits.map((edit, line) => ({ line, ...edit })),
    (id) => (id === stored.id ? stored : undefined),
  );

test('an edited row without a text keeps what it is for', async () => {
  const { edits, problems } = await read({ rowId: 7, cells: { ...cells, discount_percent: '31', min_qty: '20' } });
  expect(problems).toEqual([]);
  expect(edits).toMatchObject([
    { kind: 'price', rowId: 7, wanted: { scope: 'maker', scopeKey: 'Koyo', minQty: 20, discountBp: 31_00 } },
  ]);
});

test('an edited row with a text is for that', async () => {
  const { edits } = await read({ rowId: 7, cells: { ...cells, for: 'Grease', discount_percent: '31' } });
  expect(edits).toMatchObject([{ rowId: 7, wanted: { scope: 'category', scopeKey: 'Grease' } }]);
});

test('of a row that ends only the last day counts', async () => {
  const ended = { rowId: 7, end: true, cells: { ...cells, net_price: 'nonsense', valid_to: '2026-12-31' } };
  expect(await read(ended)).toMatchObject({
    problems: [],
    edits: [{ kind: 'end', rowId: 7, lastDay: '2026-12-31', wanted: { scope: 'maker' } }],
  });
});

test('a new row needs to say what it is for', async () => {
  const { edits, problems } = await read({ cells: { ...cells, discount_percent: '31' } });
  expect(edits).toEqual([]);
  expect(problems).toEqual([
    { line: 0, field: 'for', message: 'Write an item, a maker or a category, or: all', choices: [] },
  ]);
});
