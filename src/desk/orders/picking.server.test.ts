import { beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { billWholeOrder } from '../../orders/documents/bill-whole-order.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderAtDesk } from './order-record.contract.ts';
import { pickLineAtDesk, pickRestAtDesk, putBackAtDesk, weighCartonAtDesk } from './picking.contract.ts';

const store = setUp(openTestStore);
const site = 'nod' as const;
let desk: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
});

const load = async (number: string) => (await store.call(orderAtDesk, { site, number }, { desk })).body;

test('the order shows what is asked for, what was picked by whom, and the cartons', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [
    ['51105', 9],
    ['NU205', 4],
  ]);
  const order = { site, number };
  expect((await load(number)).lines).toMatchObject([
    { asked: 9, pick: null },
    { asked: 4, pick: null },
  ]);
  const lots = [{ quantity: 7, lot: '2608-114', origin: 'Japan', carton: 2 }];
  const request = { ...order, lineNo: 1, lots, short: 'damaged' as const, seenPick: 0 };
  expect((await store.call(pickLineAtDesk, request, { desk })).body).toEqual({ success: true });
  expect((await store.call(pickLineAtDesk, request, { desk })).body.refusal).toBe('changed_meanwhile');
  await store.call(pickRestAtDesk, order, { desk });
  await store.call(weighCartonAtDesk, { ...order, cartonNo: 2, grossKg: 4.2 }, { desk });
  const { lines, cartons, history } = await load(number);
  expect(lines).toMatchObject([
    { pick: { lots, short: 'damaged', at: store.now().toISOString() } },
    { pick: { lots: [{ quantity: 4, lot: '', origin: '', carton: 2 }], short: '' } },
  ]);
  expect(cartons).toEqual([{ cartonNo: 2, grossKg: 4.2 }]);
  expect(history[0]).toMatchObject({ action: 'picking started', by: lines[0]?.pick?.by });
  const back = { ...order, lineNo: 2, seenPick: lines[1]?.pick?.id ?? 0 };
  expect((await store.call(putBackAtDesk, back, { desk })).body).toEqual({ success: true });
  expect((await load(number)).lines[1]?.pick).toBeNull();
});

test('what is billed for the pieces picked is known to the paisa before they leave', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 7]]);
  const picked: number[] = [];
  for (const quantity of [1, 2, 1, 3]) {
    const lots = [{ quantity, lot: '', origin: '', carton: 1 }];
    await store.call(pickLineAtDesk, { site, number, lineNo: 1, lots, short: 'damaged', seenPick: 0 }, { desk });
    picked.push((await load(number)).picked.totalMinor);
    await dispatchGoods(store, number);
  }
  const { documents } = await load(number);
  const invoices = documents.filter(({ kind }) => kind === 'tax_invoice');
  expect(picked).toEqual(invoices.map(({ totalMinor }) => totalMinor));
});

test('an order that was billed whole is dispatched without an invoice, and its pieces keep their worth', async () => {
  const number = await createConfirmedOrder(store, await store.signIn('active'), [['51105', 2]]);
  const whole = await store.database.transaction((db) =>
    billWholeOrder(db, sites.nod, number, { by: 'Meera', now: store.now() }),
  );
  await store.call(pickRestAtDesk, { site, number }, { desk });
  expect((await load(number)).picked).toEqual({ isBilled: true, totalMinor: whole?.totalMinor });
});
