import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { answerAsStaff, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { withdrawQuotes } from '../../rfi/quotes/withdraw-quotes.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { recordDelivery } from '../fulfilment/record-delivery.server.ts';
import { underWay } from './under-way.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

async function counted(as = token) {
  const { body } = await store.call(underWay, {}, { token: as });
  if (!body.success) throw new Error(body.message);
  return { answered: body.answered, onTheWay: body.on_the_way };
}

test('an RFI counts while a quote of it can be ordered; those of other customers do not', async () => {
  const before = await counted();
  const other = await store.signIn('newbalance0');
  const strangers = await counted(other);
  const number = await submitRfi(store, token, [
    ['6205-2RS', 500],
    ['6308', 40],
  ]);
  expect(await counted()).toEqual(before);
  await answerAsStaff(store, number, [quoteLine(store, 1, 200_00), quoteLine(store, 2, 300_00)]);
  expect(await counted()).toEqual({ ...before, answered: before.answered + 1 });
  expect(await counted(other)).toEqual(strangers);
  await store.database.$client.query(
    'update rfi_lines set held_at = now(), held_by = $2 where rfi_id = (select id from rfis where number = $1)',
    [number, 'test desk'],
  );
  expect(await counted()).toEqual(before);
});

test('an RFI whose quotes are withdrawn does not count any more', async () => {
  const before = await counted();
  const number = await submitRfi(store, token, [['6308', 40]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 300_00)]);
  expect(await counted()).toEqual({ ...before, answered: before.answered + 1 });
  const lines = [{ lineNo: 1, revision: 1 }];
  const withdrawn = { number, lines, reason: 'Sold', by: 'test desk', now: store.now() };
  expect(await withdrawQuotes(store.database, sites.nod, withdrawn)).not.toBeInstanceOf(Refusal);
  expect(await counted()).toEqual(before);
});

test('an order counts from its dispatch until its goods have arrived', async () => {
  const before = await counted();
  const number = await createConfirmedOrder(store, token, [['NU205', 2]]);
  expect(await counted()).toEqual(before);
  await dispatchGoods(store, number);
  expect(await counted()).toEqual({ ...before, onTheWay: before.onTheWay + 1 });
  await recordDelivery(store.database, sites.nod, { number, by: 'test desk', now: store.now() });
  expect(await counted()).toEqual(before);
});
