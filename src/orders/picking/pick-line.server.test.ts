import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfirmedOrder, dispatchGoods, findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { cancelLines } from '../fulfilment/cancel-lines.server.ts';
import { dispatchOrder } from '../fulfilment/dispatch-order.server.ts';
import { takeBackApproval } from '../fulfilment/take-back.server.ts';
import { findSiteOrder } from '../orders.db.ts';
import { findPackedCartons, findPicks } from '../picks.db.ts';
import { type LinePicked, pickLine, pickRest, putBackLine, weighCarton } from './pick-line.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const newOrder = () =>
  createConfirmedOrder(store, token, [
    ['51105', 9],
    ['NU205', 4],
  ]);
const by = 'Meera';
const about = (number: string) => ({ number, by, now: store.now() });
const lot = (quantity: number, more: object = {}) => ({ quantity, lot: '', origin: '', carton: 1, ...more });
const pick = (number: string, lineNo: number, quantity: number, more: Partial<LinePicked> = {}) =>
  pickLine(store.database, sites.nod, {
    ...about(number),
    lineNo,
    lots: [lot(quantity)],
    short: '',
    seenPick: 0,
    ...more,
  });
const orderId = async (number: string) => (await findSiteOrder(store.database, { site: 'nod', number }))[0]?.id ?? 0;
const picksOf = async (number: string) => findPicks(store.database, { orderId: await orderId(number) });
const send = async (number: string, more: object = {}) =>
  dispatchOrder(store.database, sites.nod, {
    ...about(number),
    seenPicks: (await picksOf(number)).map(({ id }) => id),
    ...more,
  });

test('what was picked leaves with its lots, cartons and weight, and is asked for no more', async () => {
  const number = await newOrder();
  expect(
    await pick(number, 1, 0, {
      lots: [lot(5, { lot: '2608-114' }), lot(2, { origin: 'Japan', carton: 2 })],
      short: 'missing',
    }),
  ).toBeUndefined();
  expect(await send(number)).toMatchObject({ refusal: 'not_picked', message: 'Line 2 is not picked yet.' });
  await pick(number, 2, 4);
  for (const [cartonNo, grossKg] of [
    [1, 16.2],
    [2, 3.05],
  ] as const)
    await weighCarton(store.database, sites.nod, { number, cartonNo, grossKg });
  expect(await send(number)).toMatchObject({ dispatch: `${number}-1`, stillOwed: 2 });
  const { rows } = await store.database.$client.query(
    `select d.cartons, d.weight_kg, d.carton_kg, json_agg(json_build_array(q.quantity, q.lot, q.origin, q.carton) order by q.id) as lines
      from dispatches d join dispatch_lines q on q.dispatch_id = d.id where d.order_id = $1 group by d.id`,
    [await orderId(number)],
  );
  expect(rows).toEqual([
    {
      cartons: 2,
      weight_kg: 19.25,
      carton_kg: [16.2, 3.05],
      lines: [
        [5, '2608-114', expect.any(String), 1],
        [2, '', 'Japan', 2],
        [4, '', expect.any(String), 1],
      ],
    },
  ]);
  expect(await picksOf(number)).toEqual([]);
  expect(await findPackedCartons(store.database, { orderId: await orderId(number) })).toEqual([]);
  expect(await send(number, { seenPicks: [] })).toMatchObject({ message: 'Line 1 is not picked yet.' });
});

test('the history says who began to pick, and the dispatch who picked what and why pieces are short', async () => {
  const number = await newOrder();
  await pick(number, 1, 7, { short: 'damaged' });
  await pick(number, 2, 4);
  await send(number, { by: 'Asha' });
  const { rows } = await store.database.$client.query(
    "select actor_name, action, details -> 'picked' as picked from audit_trail where subject = $1 order by id desc limit 2",
    [number],
  );
  expect(rows).toEqual([
    {
      actor_name: 'Asha',
      action: 'order dispatched',
      picked: [
        { lineNo: 1, picked: 7, short: 'damaged', by },
        { lineNo: 2, picked: 4, short: '', by },
      ],
    },
    { actor_name: by, action: 'picking started', picked: null },
  ]);
});

test('of two who pick the same line, the second learns what the first has picked', async () => {
  const number = await newOrder();
  await pick(number, 1, 7, { short: 'damaged' });
  const second = await pick(number, 1, 9, { by: 'Asha' });
  expect(second).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(second?.message).toMatch(/^Meera picked 7 of line 1 meanwhile, .+ Look at it again before you go on\.$/);
  const [first] = await picksOf(number);
  expect(await pick(number, 1, 9, { by: 'Asha', seenPick: first?.id ?? 0 })).toBeUndefined();
  expect(await picksOf(number)).toMatchObject([{ lineNo: 1, lots: [lot(9)], short: '', by: 'Asha' }]);
  const stale = { ...about(number), lineNo: 1, seenPick: first?.id ?? 0 };
  expect(await putBackLine(store.database, sites.nod, stale)).toMatchObject({ refusal: 'changed_meanwhile' });
  await pick(number, 2, 4);
  expect(await send(number, { seenPicks: [first?.id] })).toMatchObject({ refusal: 'changed_meanwhile' });
  expect(await send(number, { seenPicks: [...(await picksOf(number)).map(({ id }) => id), 0] })).toMatchObject({
    message: `A line of order ${number} was put back meanwhile. Look at it again.`,
  });
});

test('a line that is put back is to be picked again', async () => {
  const number = await newOrder();
  await pick(number, 1, 9);
  const [picked] = await picksOf(number);
  await weighCarton(store.database, sites.nod, { number, cartonNo: 1, grossKg: 4 });
  const request = { ...about(number), lineNo: 1, seenPick: picked?.id ?? 0 };
  expect(await putBackLine(store.database, sites.nod, request)).toBeUndefined();
  expect(await picksOf(number)).toEqual([]);
  expect(await findPackedCartons(store.database, { orderId: await orderId(number) })).toEqual([]);
  expect(await putBackLine(store.database, sites.nod, request)).toMatchObject({ refusal: 'not_picked' });
  expect(await pick(number, 1, 9, { seenPick: picked?.id ?? 0 })).toMatchObject({ refusal: 'changed_meanwhile' });
});

test('all the rest is picked at once, into the carton that was packed last', async () => {
  const number = await newOrder();
  await pick(number, 2, 0, { lots: [lot(4, { carton: 3 })] });
  expect(await pickRest(store.database, sites.nod, about(number))).toBeUndefined();
  expect(await picksOf(number)).toMatchObject([{ lots: [lot(9, { carton: 3 })] }, { lots: [lot(4, { carton: 3 })] }]);
  expect(await pickRest(store.database, sites.nod, about(number))).toMatchObject({ refusal: 'nothing_to_pick' });
});

test('only some lines leave; the others stay owed, and are not said to be missing', async () => {
  const number = await newOrder();
  const only = (...lines: number[]) => pickRest(store.database, sites.nod, { ...about(number), only: lines });
  expect(await only()).toMatchObject({ refusal: 'nothing_to_pick' });
  expect(await only(7)).toMatchObject({ refusal: 'nothing_to_pick' });
  expect(await picksOf(number)).toEqual([]);
  expect(await only(2)).toBeUndefined();
  expect(await picksOf(number)).toMatchObject([
    { lineNo: 1, lots: [], short: 'later' },
    { lineNo: 2, lots: [{ quantity: 4 }], short: '' },
  ]);
  expect(await only(2)).toMatchObject({ refusal: 'nothing_to_pick' });
  expect(await send(number)).toMatchObject({ stillOwed: 9 });
  await pick(number, 1, 2, { short: 'damaged' });
  expect(await send(number)).toMatchObject({ stillOwed: 7 });
});

test('what is picked by hand leaves, and the rest later', async () => {
  const number = await newOrder();
  await pick(number, 1, 9);
  expect(await pickRest(store.database, sites.nod, { ...about(number), only: [] })).toBeUndefined();
  expect(await send(number)).toMatchObject({ stillOwed: 4 });
});

test('what cannot be picked is refused in one sentence', async () => {
  const number = await newOrder();
  expect(await pick(number, 1, 10)).toMatchObject({ message: 'Line 1: only 9 are on the shelf and owed.' });
  expect(await pick(number, 1, 8)).toMatchObject({ message: 'Line 1: say why 1 are short.' });
  expect(await pick(number, 3, 1)).toMatchObject({ refusal: 'unknown_line' });
  expect(await pick(number, 1, 0, { lots: Array.from({ length: 51 }, () => lot(1)) })).toMatchObject({
    message: 'Line 1: write at most 50 lots.',
  });
  expect(await pick('NOD26999999', 1, 1)).toMatchObject({ refusal: 'unknown_order' });
  expect(
    await pickLine(store.database, sites.zwz, { ...about(number), lineNo: 1, lots: [lot(9)], short: '', seenPick: 0 }),
  ).toMatchObject({ refusal: 'unknown_order' });
  const weigh = (cartonNo: number, grossKg: number | null) =>
    weighCarton(store.database, sites.nod, { number, cartonNo, grossKg });
  expect(await weigh(1, 4)).toMatchObject({ refusal: 'unknown_carton' });
  await pick(number, 1, 9);
  expect(await weigh(2, 4)).toMatchObject({ refusal: 'unknown_carton' });
  for (const kg of [0, -1, 10_001]) expect(await weigh(1, kg)).toMatchObject({ refusal: 'wrong_weight' });
  expect(await weigh(1, 10_000)).toBeUndefined();
  expect(await weigh(1, null)).toBeUndefined();
  expect(await findPackedCartons(store.database, { orderId: await orderId(number) })).toEqual([]);
  await dispatchGoods(store, number, { lines: [{ lineNo: 1, quantity: 9 }] });
  expect(await pick(number, 1, 1)).toMatchObject({ message: 'Line 1: only 0 are on the shelf and owed.' });
});

test('what is cancelled, rejected or not approved any more is not picked', async () => {
  const number = await newOrder();
  await pickRest(store.database, sites.nod, about(number));
  await cancelLines(store.database, sites.nod, { ...about(number), lines: [{ lineNo: 1, quantity: 1 }] });
  expect(await picksOf(number)).toMatchObject([{ lineNo: 2 }]);
  await takeBackApproval(store.database, sites.nod, { ...about(number), reason: 'Wrong address' });
  expect(await picksOf(number)).toEqual([]);
  expect(await pick(number, 2, 4)).toMatchObject({ refusal: 'not_allowed' });
});

test('a dispatch that names no lines sends what was picked, and lines that are named replace it', async () => {
  const number = await newOrder();
  await pick(number, 1, 3, { short: 'later' });
  expect(await dispatchGoods(store, number)).toMatchObject({ stillOwed: 10 });
  await pick(number, 1, 6);
  expect(await dispatchGoods(store, number, { lines: [{ lineNo: 2, quantity: 4 }] })).toMatchObject({ stillOwed: 6 });
  expect(await picksOf(number)).toEqual([]);
});
