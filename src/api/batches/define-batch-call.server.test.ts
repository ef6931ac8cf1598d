import { beforeAll, expect, expectTypeOf, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import type { RefusalName } from '../../lib/contract.ts';
import type { Refusal } from '../../server/refuse.server.ts';
import { type listItemsByApi, saveStockByApi } from '../items/items.contract.ts';
import { savePricesByApi } from '../prices/prices.contract.ts';
import type { RowOutcome } from './define-batch-call.server.ts';

const store = setUp(openTestStore);
let bearer: string;
let code: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
  const { rows } = await store.database.$client.query(
    "select code from items where site = 'nod' order by code limit 1",
  );
  code = rows[0].code;
});

const save = (rows: unknown) => store.call(saveStockByApi, { rows } as never, { bearer });
const good = () => ({ itemcode: code, on_hand: 500_000 });

test.each([
  ['a text for a number', { on_hand: 'many' }, 'invalid_value', 'on_hand', 'Please send a number'],
  ['no number at all', { on_hand: undefined }, 'missing_value', 'on_hand', 'Please send a value'],
  ['more than there can be', { on_hand: 1e12 }, 'invalid_value', 'on_hand', 'Please send at most 100000000'],
  ['a lot without a day', { arriving: [{ quantity: 1 }] }, 'missing_value', 'arriving.0.due_on', 'Please send a value'],
  [
    'a day that is none',
    { arriving: [{ quantity: 1, due_on: '2026-02-30' }] },
    'invalid_value',
    'arriving.0.due_on',
    '',
  ],
  ['a character that cannot be stored', { shelf: 'A\u0000' }, 'invalid_value', 'shelf', ''],
] as const)(
  'a row with %s is refused alone, and the rows around it are saved',
  async (_what, change, code, param, message) => {
    const { status, body } = await save([good(), { ...good(), ...change }, { ...good(), branch: 'NONE' }, good()]);
    expect([status, body.saved, body.refused]).toEqual([200, 1, 3]);
    expect(body.rows).toMatchObject([
      { row: 1, saved: true },
      { row: 2, saved: false, error: { code, param, message: expect.stringContaining(message) } },
      { row: 3, saved: false, error: { code: 'unknown_branch', param: 'branch' } },
      { row: 4, saved: false, error: { code: 'item_twice' } },
    ]);
  },
);

test('every wrong value of a row is named', async () => {
  const { body } = await save([{ itemcode: code, on_hand: -1, shelf: 7 }]);
  expect(body.rows).toMatchObject([
    { error: { param: 'on_hand', errors: [{ param: 'on_hand' }, { param: 'shelf', message: 'Please send a text' }] } },
  ]);
});

test.each([[null], ['x'], [7], [[]]])('a row that is %j is refused alone', async (row) => {
  const { body } = await save([row, good()]);
  expect(body.rows).toMatchObject([{ saved: false, error: { code: 'invalid_value', param: null } }, { saved: true }]);
});

test('a batch without rows saves nothing', async () => {
  expect((await save([])).body).toEqual({ saved: 0, refused: 0, rows: [] });
  for (const rows of [undefined, 'x', {}, Array.from({ length: 1001 }, good)]) {
    const { status, body } = await save(rows);
    expect([status, body.error?.type, body.error?.param]).toEqual([400, 'invalid_request', 'rows']);
  }
});

test('what is wrong beside the rows refuses the whole request', async () => {
  const rows = [{ for: 'all', discount_percent: 'x' }];
  const { status, body } = await store.call(savePricesByApi, { rows } as never, { bearer });
  expect([status, body.error]).toMatchObject([400, { code: 'missing_value', param: 'owner', errors: [{}] }]);
});

test('a refusal whose name the contract does not declare does not compile', () => {
  expectTypeOf<Refusal<'unknown_branch'>>().toExtend<RowOutcome<typeof saveStockByApi>>();
  expectTypeOf<Refusal<'made_up'>>().not.toExtend<RowOutcome<typeof saveStockByApi>>();
  expectTypeOf<Refusal<string>>().not.toExtend<RowOutcome<typeof saveStockByApi>>();
  expectTypeOf<Refusal<'cursor_ahead'>>().toExtend<Refusal<RefusalName<typeof listItemsByApi>>>();
  expectTypeOf<Refusal<string>>().not.toExtend<Refusal<RefusalName<typeof listItemsByApi>>>();
});
