import { beforeAll, expect, test } from 'vitest';
import { fillCart, loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder } from '../../../tests/actions/orders.ts';
import {
  addQuotes,
  answerAsStaff,
  loadRfiLines,
  loadRfiNumbers,
  quoteLine,
  submitRfi,
} from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { rfiHistory } from '../rfi-history.contract.ts';
import { askAgain } from './ask-again.contract.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

const again = (rfq_id: string, lines?: number[], key?: string) =>
  store.call(askAgain, { rfq_id, ...(lines && { lines }) }, { token, ...(key && { key }) });

test('expired and declined lines become one new RFI, even if clicked twice', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
    ['6308', 2],
  ]);
  await answerAsStaff(store, number, [
    quoteLine(store, 1, 640_00),
    { lineNo: 2 },
    quoteLine(store, 3, 300_00, { validUntil: '2099-12-31' }),
  ]);
  const now = store.now();
  store.setClock(new Date(now.getTime() + 5 * 86_400_000));
  const before = (await loadRfiNumbers(store, token)).length;
  const replies = await Promise.all([again(number, undefined, 'k'), again(number, undefined, 'k')]);
  store.setClock(now);
  expect(new Set(replies.map((reply) => reply.body.RefNo)).size).toBe(1);
  expect(await loadRfiNumbers(store, token)).toHaveLength(before + 1);
  const lines = await loadRfiLines(store, token, replies[0]?.body.RefNo ?? '');
  expect(lines.map((line) => [line.ItemName, line.Qty, line.status])).toEqual([
    ['NU205', 4, 'Awaiting quote'],
    ['51105', 10, 'Awaiting quote'],
  ]);
});

test('a line and its alternatives that have ended are requested as one line', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { quote } = quoteLine(store, 1, 640_00);
  const { expectedOn, validUntil } = quote;
  const alternatives = [{ itemCode: await codeOf('51105'), unitMinor: 90_00, expectedOn, validUntil }];
  await answerAsStaff(store, number, [{ lineNo: 1, quote: { ...quote, alternatives } }]);
  expect(await loadRfiLines(store, token, number)).toHaveLength(2);
  const now = store.now();
  store.setClock(new Date(now.getTime() + 5 * 86_400_000));
  const { RefNo } = (await again(number)).body;
  store.setClock(now);
  expect((await loadRfiLines(store, token, RefNo)).map((line) => line.ItemName)).toEqual(['NU205']);
});

test('a line is not requested again while its alternative can be ordered, nor after it was ordered', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const { quote } = quoteLine(store, 1, 640_00);
  const { expectedOn, validUntil } = quote;
  const alternatives = [{ itemCode: await codeOf('51105'), unitMinor: 90_00, expectedOn, validUntil }];
  await answerAsStaff(store, number, [{ lineNo: 1, quote: { ...quote, alternatives } }]);
  await answerAsStaff(store, number, [{ lineNo: 1 }]);
  const [line] = await loadRfiLines(store, token, number);
  const reply = await again(number, [line?.StkTranNo ?? 0]);
  expect(reply.body).toMatchObject({
    success: false,
    refusal: 'still_quoted',
    message: 'Our quote for 51105 is still valid. Please order from it instead.',
  });
});

test('a line that was not answered or was ordered says so when it is requested again', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 2, 640_00)]);
  await addQuotes(store, token, number);
  const quoted = (await loadCart(store, token)).filter((line) => line.status === '4');
  expect((await submitOrder(store, token, quoted)).body.success).toBe(true);
  const [waiting, ordered] = await loadRfiLines(store, token, number);
  expect((await again(number, [waiting?.StkTranNo ?? 0])).body).toMatchObject({
    refusal: 'not_answered',
    message: 'We have your request for NU205 and will answer it.',
  });
  expect((await again(number, [ordered?.StkTranNo ?? 0])).body).toMatchObject({
    refusal: 'ordered',
    message: 'You have ordered 51105 from this RFI. To buy more, please send a new RFI.',
  });
  expect((await again(number)).body).toMatchObject({
    refusal: 'nothing_to_ask',
    message: 'Nothing of this RFI can be requested again: every line is still open or was ordered.',
  });
});

async function codeOf(name: string): Promise<string> {
  const { rows } = await store.database.$client.query<{ code: string }>(
    "select code from items where site = 'nod' and name = $1 and retired_at is null",
    [name],
  );
  return rows[0]?.code ?? '';
}

test("a repeated RFI keeps the buyer's reference", async () => {
  const [line] = await fillCart(store, token, [['NU205', 4]]);
  const request = { item_info: [{ item_detail_id: line.item_detail_id }], reference: 'PO-2026/77' };
  const { RefNo } = (await store.call(sendRfi, request, { token })).body;
  await answerAsStaff(store, RefNo, [{ lineNo: 1 }]);
  const repeated = (await again(RefNo)).body.RefNo;
  expect(repeated).not.toBe(RefNo);
  const { body } = await store.call(rfiHistory, { putawayno_key: repeated }, { token });
  expect(body.data.reference).toBe('PO-2026/77');
});

test("open, unknown and other customers' lines cannot be requested again", async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const [line] = await loadRfiLines(store, token, number);
  expect((await again(number)).body).toMatchObject({ success: false, refusal: 'nothing_to_ask' });
  expect((await again(number, [line?.StkTranNo ?? 0])).body).toMatchObject({ refusal: 'not_answered' });
  expect((await again(number, [999_999_999])).status).toBe(404);
  expect((await again('NODR26999999')).status).toBe(404);
});

test('an item that is no longer sold cannot be requested again', async () => {
  const number = await submitRfi(store, token, [['6308', 4]]);
  await answerAsStaff(store, number, [{ lineNo: 1 }]);
  const retire = (at: string) =>
    store.database.$client.query(`update items set retired_at = ${at} where name = '6308' and site = 'nod'`);
  await retire('now()');
  expect((await again(number)).body).toMatchObject({ success: false, message: '6308 is no longer sold here.' });
  await retire('null');
});
