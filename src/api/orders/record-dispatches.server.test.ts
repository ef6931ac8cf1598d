import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { createConfirmedOrder, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { readOrderByApi, recordDispatchesByApi } from './orders.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const rowOf = (own_number: string, order: string, quantity: number) => ({
  own_number,
  order,
  carrier: 'Blue Dart',
  docket: 'BD 1',
  lines: [{ line_no: 1, quantity }],
});
const record = async (...rows: ReturnType<typeof rowOf>[]) =>
  (await store.call(recordDispatchesByApi, { rows }, { bearer })).body;

test('a dispatch issues its invoice; the same one again changes nothing', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 5]]);
  const first = await record(rowOf('ERP-D-1', order, 2));
  expect(first.rows?.[0]).toMatchObject({ saved: true, repeated: false, dispatch: `${order}-1`, still_owed: 3 });
  const again = await record(rowOf('ERP-D-1', order, 2));
  expect(again.rows?.[0]).toEqual({ ...first.rows?.[0], repeated: true });
  const { body } = await store.call(readOrderByApi, { number: order }, { bearer });
  const [saved] = first.rows;
  expect(body.dispatches.map(({ invoice }) => invoice)).toEqual([saved?.saved && saved.invoice]);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('two requests with one number at once are one dispatch', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 4]]);
  const replies = await Promise.all([1, 2, 3].map(() => record(rowOf('ERP-D-2', order, 1))));
  const saved = replies.flatMap(({ rows }) => rows.flatMap((row) => (row.saved ? [row] : [])));
  expect(saved.map(({ repeated }) => repeated).toSorted()).toEqual([false, true, true]);
  expect(new Set(saved.map(({ invoice }) => invoice)).size).toBe(1);
});

test('a refused dispatch leaves the others and its number free', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 2]]);
  const reply = await record(
    rowOf('ERP-D-3', order, 9),
    rowOf('ERP-D-4', order, 1),
    rowOf('ERP-D-5', 'NOD26999999', 1),
  );
  expect(reply.rows?.map(({ saved }) => saved)).toEqual([false, true, false]);
  expect(reply.rows?.[0]).toMatchObject({ error: { code: 'cannot_send', param: 'lines' } });
  expect(reply.rows?.[2]).toMatchObject({
    error: { code: 'unknown_order', param: 'order', message: 'NOD has no order NOD26999999.' },
  });
  expect((await record(rowOf('ERP-D-3', order, 1))).rows?.[0]).toMatchObject({ saved: true, still_owed: 0 });
});

test('a dispatch without a number is refused', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 3]]);
  expect((await record(rowOf(' ', order, 1))).rows?.[0]).toMatchObject({
    saved: false,
    error: {
      code: 'no_number',
      param: 'own_number',
      message: 'own_number is empty; send your own number, so that nothing is recorded twice.',
    },
  });
});

test('a number with other content is refused', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 3]]);
  await record(rowOf('ERP-D-6', order, 1));
  expect((await record(rowOf('ERP-D-6', order, 2))).rows?.[0]).toMatchObject({
    saved: false,
    error: { code: 'other_content', message: 'Number ERP-D-6 was sent before with other content.' },
  });
});

test('the audit trail of the order names the token', async () => {
  const order = await createConfirmedOrder(store, await store.signIn('active'), [['6205', 1]]);
  await record(rowOf('ERP-D-7', order, 1));
  const { rows } = await store.database.$client.query(
    "select actor_name from audit_trail where subject = $1 and action = 'order dispatched'",
    [order],
  );
  expect(rows[0].actor_name).toMatch(/^API: ERP/);
});
