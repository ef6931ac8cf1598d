import { beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import { advanceClock, createPaidOrder, startPayment } from '../../../tests/actions/payments/payments.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { listPayments } from './list-payments.server.ts';

const store = setUp(openTestStore);
let paid: { number: string; sessionId: string };
let open: { sessionId: string };
beforeAll(async () => {
  const token = await store.signIn('active');
  const cart = () => fillCart(store, token, [['6205-2RS/C3', 2]]);
  paid = await createPaidOrder(store, token, await cart());
  open = await startPayment(store, token, await cart());
  advanceClock(store, 60);
});

const list = async (view: string, q = '', range = { limit: 50, offset: 0 }, site = sites.nod) => {
  const { rows, total } = await listPayments(store.database, site, {
    view,
    q,
    ...range,
    maxTotal: 10_000,
    now: store.now(),
  });
  return { sessions: rows.map(({ sessionId }) => sessionId), total };
};

test('all payments come newest first, in pages with their number', async () => {
  const both = [open.sessionId, paid.sessionId];
  expect(await list('all')).toEqual({ sessions: both, total: 2 });
  expect(await list('all', '', { limit: 1, offset: 1 })).toEqual({ sessions: [paid.sessionId], total: 2 });
  expect(await list('all', '', undefined, sites.zwz)).toEqual({ sessions: [], total: 0 });
});

test.each(['', 'hanging', 'no such view'])("the view '%s' has what needs a look", async (view) => {
  expect(await list(view)).toEqual({ sessions: [open.sessionId], total: 1 });
});

test('a payment is found by its order, its session and its customer, but not by the signs of a pattern', async () => {
  expect((await list('all', paid.number)).sessions).toEqual([paid.sessionId]);
  expect((await list('all', ` ${open.sessionId} `)).sessions).toEqual([open.sessionId]);
  expect((await list('all', 'western')).total).toBe(2);
  expect((await list('hanging', 'western')).total).toBe(1);
  for (const q of ['%', '_', 'nobody']) expect((await list('all', q)).total).toBe(0);
});
