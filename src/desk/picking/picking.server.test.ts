import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { orderAtDesk } from '../orders/order-record.contract.ts';
import { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.ts';

const store = setUp(openTestStore);
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
});

const load = async (number: string) => (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;

test('the order shows what is asked for, what was picked by whom, and the cartons', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const order = { site: 'nod' as const, number };
  expect((await load(number)).lines).toMatchObject([
    { asked: 9, pick: null },
    { asked: 4, pick: null },
  ]);
  const lots = [{ quantity: 7, lot: '2608-114', origin: 'Japan', carton: 2 }];
  const request = { ...order, line_no: 1, lots, short: 'damaged' as const, seen_pick: 0 };
  expect((await store.call(pickLineAtDesk, request, { desk })).body).toEqual({ success: true });
  expect((await store.call(pickLineAtDesk, request, { desk })).body.refusal).toBe('changed_meanwhile');
  await store.call(pickRestAtDesk, order, { desk });
  await store.call(weighCartonAtDesk, { ...order, carton_no: 2, gross_kg: 4.2 }, { desk });
  const { lines, cartons, history } = await load(number);
  expect(lines).toMatchObject([
    { pick: { lots, short: 'damaged', at: store.now().toISOString() } },
    { pick: { lots: [{ quantity: 4, lot: '', origin: '', carton: 2 }], short: '' } },
  ]);
  expect(cartons).toEqual([{ carton_no: 2, gross_kg: 4.2 }]);
  expect(history[0]).toMatchObject({ action: 'picking started', by: lines[0]?.pick?.by });
  const back = { ...order, line_no: 2, seen_pick: lines[1]?.pick?.id ?? 0 };
  expect((await store.call(putBackAtDesk, back, { desk })).body).toEqual({ success: true });
  expect((await load(number)).lines[1]?.pick).toBeNull();
});
