import { beforeAll, expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { createPriceListAtDesk } from './price-lists.contract.ts';
import {
  exportPricesAtDesk,
  importPricesAtDesk,
  listPriceRowsAtDesk,
  priceHistoryAtDesk,
  savePricesAtDesk,
} from './price-rows.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let owner: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('catalogue');
  owner = (await store.call(createPriceListAtDesk, { site: 'nod', name: 'Mills' }, { desk })).body.owner;
});

const site = 'nod';
const rows = async (view = '') => (await store.call(listPriceRowsAtDesk, { site, owner, view }, { desk })).body;
const row = (line: number, target: string, discount_percent: string) => ({ line, for: target, discount_percent });

test('rows are checked, saved and listed, with the fix for a bad one and who changed them', async () => {
  const edits = [row(1, 'Koyo', '30'), row(2, 'Koyoo', '31'), row(3, 'ZWZ UC205', '45')];
  const save = async (mode: 'check' | 'good-lines') =>
    (await store.call(savePricesAtDesk, { site, owner, mode, edits }, { desk })).body;
  expect(await save('check')).toMatchObject({ written: false, begun: 2, moves: [{ line: 3, isItem: true }] });
  expect((await rows()).total).toBe(0);
  const saved = await save('good-lines');
  expect(saved).toMatchObject({ written: true, begun: 2, problems: [{ line: 2, field: 'for' }] });
  const listed = await rows();
  expect(listed).toMatchObject({ name: 'Mills', total: 2, currency: 'INR', lastChange: saved.lastChange });
  expect(listed.rows).toMatchObject([
    { for: 'maker: Koyo', discountBp: 30_00, item: null, changedBy: expect.stringMatching(/./) },
    { discountBp: 45_00, item: { name: 'UC205', maker: 'ZWZ' }, isInForce: true },
  ]);
  const [koyo, uc205] = listed.rows;
  expect(saved.rows).toEqual([
    { line: 1, rowId: koyo?.id },
    { line: 3, rowId: uc205?.id },
  ]);
  expect((await save('check')).rows).toEqual([]);
  expect((await save('good-lines')).rows).toEqual(saved.rows);
  expect((await rows('planned')).rows).toEqual([]);
});

test('a row is ended, and the history tells it', async () => {
  const before = await rows();
  const [koyo] = before.rows;
  const edits = [{ line: 1, rowId: koyo?.id ?? 0, end: true, seen: before.lastChange }];
  const ended = await store.call(savePricesAtDesk, { site, owner, mode: 'good-lines', edits }, { desk });
  expect(ended.body).toMatchObject({ changed: 1, problems: [] });
  const { body } = await store.call(priceHistoryAtDesk, { site, owner }, { desk });
  expect(body.changes[0]).toMatchObject({ kind: 'removed', label: 'maker: Koyo', after: null });
  const older = await store.call(priceHistoryAtDesk, { site, owner, before: body.changes[0]?.id ?? '' }, { desk });
  expect(older.body.changes).toHaveLength(body.changes.length - 1);
  const stale = await store.call(savePricesAtDesk, { site, owner, mode: 'good-lines', edits }, { desk });
  expect(stale.body.problems).toMatchObject([{ line: 1, stale: true }]);
});

test('a file is imported and exported', async () => {
  const csv = 'for,discount_percent\nGrease,20\n';
  const imported = await store.call(importPricesAtDesk, { site, owner, mode: 'all-or-nothing', csv }, { desk });
  expect(imported.body).toMatchObject({ written: true, begun: 1 });
  const { body } = await store.call(exportPricesAtDesk, { site, owner, format: 'csv' }, { desk });
  expect(body.fileName).toBe('NOD-prices-Mills.csv');
  expect(Buffer.from(body.content, 'base64').toString()).toContain('category: Grease,1,20,');
});

test.each(['list-99999999', 'customer-99999999', 'nonsense', ''])('%j is no sheet', async (unknown) => {
  const asked = { site, owner: unknown } as const;
  expect((await store.call(listPriceRowsAtDesk, asked, { desk })).body.refusal).toBe('unknown_owner');
  expect((await store.call(savePricesAtDesk, { ...asked, mode: 'check', edits: [] }, { desk })).body.refusal).toBe(
    'unknown_owner',
  );
  expect((await store.call(importPricesAtDesk, { ...asked, mode: 'check', csv: '' }, { desk })).body.refusal).toBe(
    'unknown_owner',
  );
  expect((await store.call(exportPricesAtDesk, asked, { desk })).body.refusal).toBe('unknown_owner');
  expect((await store.call(priceHistoryAtDesk, asked, { desk })).body.refusal).toBe('unknown_owner');
});
