import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../../tests/actions/cart.ts';
import {
  createConfirmedOrder,
  findInconsistencies,
  submitOrder,
  toReviewedLines,
} from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import {
  amendShipmentAtDesk,
  cancelLinesAtDesk,
  decideOrderAtDesk,
  deliverOrderAtDesk,
  dispatchOrderAtDesk,
  holdOrderAtDesk,
  printOrderFileAtDesk,
  releaseOrderAtDesk,
  returnGoodsAtDesk,
} from './order-actions.contract.ts';
import { orderAtDesk } from './order-record.contract.ts';
import { pickLineAtDesk } from './picking.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let token: string;
beforeAll(async () => {
  desk = await store.signInAtDesk('sales');
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const load = async (number: string) => (await store.call(orderAtDesk, { site: 'nod', number }, { desk })).body;
const about = async (number: string) => ({ site: 'nod' as const, number, seen: (await load(number)).seen });
const noShipment = { carrier: '', docket: '', tracking: '', ewayBill: '', cartons: null, weightKg: null };
const placeOrder = async () => {
  const lines = await fillCart(store, token, [['51105', 9]]);
  return (await submitOrder(store, token, toReviewedLines(lines))).body.myscno;
};
const decide = async (number: string, decision: 'approve' | 'reject' | 'take-back', reason = '') =>
  (await store.call(decideOrderAtDesk, { ...(await about(number)), decision, reason }, { desk })).body;
const send = async (number: string, quantity: number, more: object = {}) => {
  const lots = [{ quantity, lot: '2608-114', origin: '', carton: 1 }];
  const pick = {
    site: 'nod' as const,
    number,
    lineNo: 1,
    lots,
    short: 'later' as const,
    seenPick: (await load(number)).lines[0]?.pick?.id ?? 0,
  };
  const { body } = await store.call(pickLineAtDesk, pick, { desk });
  expect(body).toEqual({ success: true });
  const { lines } = await load(number);
  const picks = lines.flatMap((line) => (line.pick ? [line.pick.id] : []));
  const request = { ...(await about(number)), ...noShipment, picks, unpaid: '', ...more };
  return (await store.call(dispatchOrderAtDesk, request, { desk })).body;
};

test('an order is approved, dispatched in two parts, delivered, and partly returned', async () => {
  const number = await placeOrder();
  expect(await decide(number, 'approve')).toEqual({ success: true });
  const first = await send(number, 4, { carrier: 'Konkan Roadlines', tracking: 'https://track.example/7', cartons: 2 });
  expect(first).toMatchObject({ dispatch: `${number}-1`, stillOwed: 5 });
  const shipment = { ...noShipment, docket: 'KR 118204', ewayBill: '391600421187', weightKg: 4.5, dispatchNo: 1 };
  await store.call(amendShipmentAtDesk, { ...(await about(number)), ...shipment }, { desk });
  expect((await load(number)).dispatches).toMatchObject([
    { docket: 'KR 118204', ewayBill: '391600421187', weightKg: 4.5 },
  ]);
  const second = await send(number, 5);
  const deliver = async (dispatchNo: number, delivered: boolean, note = '') =>
    (await store.call(deliverOrderAtDesk, { ...(await about(number)), dispatchNo, delivered, note }, { desk })).body;
  await deliver(1, true, 'K. Rao');
  expect((await load(number)).status).toBe('Dispatched');
  await deliver(2, true);
  expect((await load(number)).status).toBe('Delivered');
  expect(await deliver(2, false)).toMatchObject({ message: 'Say why the delivery is taken back; the buyer reads it.' });
  await deliver(2, false, 'Another order');
  expect((await load(number)).status).toBe('Dispatched');
  const back = async (reason: string) => {
    const lines = [{ lineNo: 1, quantity: 2 }];
    const request = { ...(await about(number)), invoice: second.invoice, lines, reason, restock: true };
    return (await store.call(returnGoodsAtDesk, request, { desk })).body;
  };
  expect((await back('')).refusal).toBe('reason');
  expect((await back('Wrong size')).creditNote).toMatch(/^NMC\//);
  expect((await load(number)).lines).toMatchObject([{ dispatched: 9, returned: 2 }]);
});

test('a rejection needs a reason; an approval is taken back with one', async () => {
  const number = await placeOrder();
  expect((await decide(number, 'reject')).refusal).toBe('reason');
  await decide(number, 'approve');
  expect(await decide(number, 'take-back', 'Wrong address')).toEqual({ success: true });
  expect(await decide(number, 'reject', 'Not sold there')).toEqual({ success: true });
  expect((await load(number)).status).toBe('Rejected');
  expect((await decide(number, 'take-back', 'x')).message).toContain('given back');
});

test('an order is put on hold with a reason and a day, is shown so, and is released', async () => {
  const number = await placeOrder();
  const hold = async (reason: string, lookAgainOn = '') => {
    const request = { ...(await about(number)), reason, lookAgainOn, isToldToBuyer: false };
    return (await store.call(holdOrderAtDesk, request, { desk })).body;
  };
  expect(await hold('  ')).toMatchObject({ refusal: 'reason', message: 'Please write why the order waits.' });
  expect((await hold('Sizes', '2020-01-02')).refusal).toBe('look_again');
  expect((await hold('Sizes', '2020-13-02')).errors).toMatchObject([{ field: 'lookAgainOn' }]);
  expect((await load(number)).hold).toBeNull();
  expect(await hold('Sizes')).toEqual({ success: true, written: true });
  expect(await hold('Sizes')).toEqual({ success: true, written: false });
  const { hold: held, steps } = await load(number);
  expect(held).toMatchObject({ reason: 'Sizes', lookAgainOn: null, isToldToBuyer: false });
  expect(steps.at(-1)).toMatchObject({ what: 'On hold', by: held?.by, note: 'Sizes' });
  expect((await decide(number, 'approve')).refusal).toBe('on_hold');
  const release = async () => (await store.call(releaseOrderAtDesk, await about(number), { desk })).body;
  expect(await release()).toEqual({ success: true, written: true });
  expect(await release()).toEqual({ success: true, written: false });
  expect(await decide(number, 'approve')).toEqual({ success: true });
});

test('owed pieces are cancelled with a reason', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const cancel = async (quantity: number, reason: string) => {
    const request = { ...(await about(number)), lines: [{ lineNo: 1, quantity }], reason };
    return (await store.call(cancelLinesAtDesk, request, { desk })).body;
  };
  expect((await cancel(2, '')).refusal).toBe('reason');
  expect(await cancel(10, 'x')).toMatchObject({ success: false, refusal: 'not_allowed' });
  expect(await cancel(2, 'By phone')).toMatchObject({ pieces: 2, stillOwed: 7, status: 'Confirmed' });
});

test('what is wrong is said in one sentence, and nothing leaves', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 9]]);
  const tooLong = { carrier: 'x'.repeat(81) };
  expect((await send(number, 9, tooLong)).errors).toMatchObject([{ field: 'carrier' }]);
  expect(await send(number, 1, { tracking: 'http://x.example' })).toMatchObject({ refusal: 'wrong_details' });
  expect((await load(number)).dispatches).toEqual([]);
});

test('the second of two staff learns who was first', async () => {
  const number = await placeOrder();
  const seen = await about(number);
  await decide(number, 'approve');
  const { body } = await store.call(decideOrderAtDesk, { ...seen, decision: 'reject', reason: 'x' }, { desk });
  expect(body).toMatchObject({ success: false, refusal: 'changed_meanwhile' });
  expect(body.message).toContain('order confirmed');
});

test('staff print documents and packing lists', async () => {
  const number = await createConfirmedOrder(store, token, [['51105', 2]]);
  const { invoice } = await send(number, 2);
  const print = async (kind: 'document' | 'packing-list', document: string) =>
    (await store.call(printOrderFileAtDesk, { site: 'nod', number, kind, document }, { desk })).body;
  expect((await print('packing-list', '1')).fileName).toBe(`packing-list-${number}-1.pdf`);
  expect((await print('packing-list', 'x')).refusal).toBe('unknown_dispatch');
  expect((await print('document', invoice)).fileName).toBe(`${invoice.replaceAll('/', '-')}.pdf`);
  expect((await print('document', number)).fileName).toBe(`${number}.pdf`);
  expect((await print('document', 'NM/1')).refusal).toBe('unknown_document');
});
