import { afterAll, beforeAll, expect, test } from 'vitest';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import { returnRequestsOf, sendTwoLines } from '../../../tests/actions/returns.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { orderDetail } from '../order-page/order-detail.contract.ts';
import { decideReturn, type GoodsReceived, receiveReturn } from './decide-return.server.ts';
import { requestReturn } from './request-return.contract.ts';
import { returnGoods } from './return-goods.server.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});
afterAll(async () => expect(await findInconsistencies(store)).toEqual([]));

const sentOrder = () => sendTwoLines(store, token);
const line = (line_no: number, quantity: number) => ({ line_no, quantity, reason: 'wrong' as const });
const ask = async (number: string, invoice: string, lines: ReturnType<typeof line>[], as = token) =>
  store.call(requestReturn, { order_no: number, invoice, lines, note: 'Unopened' }, { token: as });
const about = (number: string, returnNo = 1) => ({ number, returnNo, by: 'Meera', now: store.now() });
const decide = (number: string, approve: boolean, answer = '', returnNo = 1) =>
  decideReturn(store.database, sites.nod, { ...about(number, returnNo), approve, answer });
const receive = (number: string, more: Partial<GoodsReceived> = {}) =>
  receiveReturn(store.database, sites.nod, { ...about(number), reason: '', ...more });
const requestsOf = (number: string) => returnRequestsOf(store, number);
const shown = async (number: string) => (await store.call(orderDetail, { order_no: number }, { token })).body.data;
const mails = async (number: string) =>
  (
    await store.database.$client.query(
      "select receiver, data -> 'status' as status, data -> 'note' as note from outbox where data ->> 'orderNumber' = $1 order by id desc",
      [number],
    )
  ).rows;
const onHand = async (name: string) =>
  (
    await store.database.$client.query(
      "select sum(s.on_hand)::int as pieces from stock s join items i on i.id = s.item_id where i.site = 'nod' and i.name = $1",
      [name],
    )
  ).rows[0].pieces;

test('what a buyer returns is approved, received and credited; the buyer sees each step', async () => {
  const { number, invoice } = await sentOrder();
  expect((await shown(number)).returnable).toEqual([
    {
      invoice,
      lines: [
        { line_no: 1, item_name: '51105', left: 9 },
        { line_no: 2, item_name: 'NU205', left: 4 },
      ],
    },
  ]);
  const { body } = await ask(number, invoice, [line(1, 5), line(2, 2)]);
  expect(body).toMatchObject({ success: true, return_no: `${number}-R1` });
  const { returnable, returns } = await shown(number);
  expect(returnable).toEqual([]);
  expect(returns).toMatchObject([{ return_no: `${number}-R1`, invoice, status: 'requested', answer: '' }]);
  expect(await mails(number)).toMatchObject([
    { receiver: sites.nod.contact.email, note: 'Unopened' },
    { receiver: 'active@nod.example', status: 'Return {return} requested' },
    ...(await mails(number)).slice(2),
  ]);
  expect(await receive(number)).toMatchObject({ message: `Return ${number}-R1 is requested.` });
  expect(await decide(number, true, 'Send it to Mumbai')).toBeUndefined();
  expect((await mails(number))[0]).toMatchObject({ status: 'Return {return} approved', note: 'Send it to Mumbai' });
  expect(await decide(number, false, 'x')).toMatchObject({ message: `Return ${number}-R1 is approved.` });

  const before = [await onHand('51105'), await onHand('NU205')];
  const lines = [
    { lineNo: 1, credited: 5, restock: true },
    { lineNo: 2, credited: 1, restock: false },
  ];
  expect(await receive(number, { lines })).toMatchObject({ refusal: 'cannot_take_back' });
  const received = await receive(number, { lines, reason: 'One box is greased' });
  expect(received).toMatchObject({ creditNote: { number: expect.stringMatching(/^NMC\//) } });
  expect([await onHand('51105'), await onHand('NU205')]).toEqual([before[0] + 5, before[1]]);
  expect(await requestsOf(number)).toMatchObject([
    {
      status: 'received',
      answer: 'Send it to Mumbai\nOne box is greased',
      receivedBy: 'Meera',
      decidedBy: 'Meera',
      lines: [
        { quantity: 5, credited: 5, restocked: true },
        { quantity: 2, credited: 1, restocked: false },
      ],
    },
  ]);
  const after = await shown(number);
  const note = after.documents.find(({ kind }) => kind === 'credit_note');
  expect(after.returns).toMatchObject([
    { credit_note: { number: note?.number, total: note?.total }, lines: [{ reason: 'wrong' }, { reason: 'wrong' }] },
  ]);
  expect(note?.total).toBeGreaterThan(0);
  expect(after.lines).toMatchObject([{ returned: 5 }, { returned: 1 }]);
  expect(after.returnable[0]?.lines).toMatchObject([{ left: 4 }, { left: 3 }]);
  expect(after.documents.map(({ kind }) => kind)).toContain('credit_note');
  const { rows } = await store.database.$client.query(
    "select head ->> 'reason' as reason from documents where kind = 'credit_note' and head ->> 'orderNumber' = $1",
    [number],
  );
  expect(rows).toEqual([{ reason: `Return ${number}-R1: One box is greased` }]);
});

test('a return is declined with a reason; then the lines can be asked for again', async () => {
  const { number, invoice } = await sentOrder();
  await ask(number, invoice, [line(1, 9)]);
  expect(await decide(number, false, ' ')).toMatchObject({ refusal: 'reason' });
  expect(await decide(number, false, 'Made to order')).toBeUndefined();
  expect((await mails(number))[0]).toMatchObject({ status: 'Return {return} declined', note: 'Made to order' });
  expect((await shown(number)).returns).toMatchObject([{ status: 'declined', answer: 'Made to order' }]);
  expect((await ask(number, invoice, [line(1, 9)])).body.return_no).toBe(`${number}-R2`);
});

test('goods that are not credited close the return without a credit note', async () => {
  const { number, invoice } = await sentOrder();
  await ask(number, invoice, [line(1, 9)]);
  await decide(number, true);
  const lines = [{ lineNo: 1, credited: 0, restock: true }];
  expect(await receive(number, { lines, reason: 'Mounted' })).toEqual({ creditNote: undefined });
  expect((await mails(number))[0]).toMatchObject({ status: 'Return {return} not credited', note: 'Mounted' });
  expect(await requestsOf(number)).toMatchObject([
    { status: 'received', creditNote: null, lines: [{ credited: 0, restocked: false }] },
  ]);
});

test('pieces that came back otherwise are not credited twice', async () => {
  const { number, invoice } = await sentOrder();
  await ask(number, invoice, [line(1, 9)]);
  await decide(number, true);
  const back = { invoice, lines: [{ lineNo: 1, quantity: 1 }], reason: 'x', restock: true, by: 'x', now: store.now() };
  await returnGoods(store.database, sites.nod, back);
  expect(await receive(number)).toMatchObject({ message: 'Line 1: only 8 can be returned.' });
  expect(await requestsOf(number)).toMatchObject([{ status: 'approved' }]);
});

test('an unknown return, one of another site and one that changed meanwhile are refused', async () => {
  const { number, invoice } = await sentOrder();
  await ask(number, invoice, [line(1, 9)]);
  expect(await decide(number, true, '', 2)).toMatchObject({ refusal: 'unknown_return' });
  const elsewhere = { ...about(number), approve: true, answer: '' };
  expect(await decideReturn(store.database, sites.zwz, elsewhere)).toMatchObject({ refusal: 'unknown_return' });
  const seen = { ...about(number), approve: true, answer: '', seen: 1 };
  expect(await decideReturn(store.database, sites.nod, seen)).toMatchObject({ refusal: 'changed_meanwhile' });
});
