import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder } from '../../../tests/actions/orders.ts';
import { answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { callDuring } from '../../../tests/store/wait-for-lock.ts';
import { addItem } from '../../cart/cart.contract.ts';
import type { Alternative, LineAnswer } from './line-answer.ts';

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
});

async function codeOf(name: string): Promise<string> {
  const { rows } = await store.database.$client.query("select code from items where site = 'nod' and name = $1", [
    name,
  ]);
  return rows[0].code;
}

/** Line 1 is quoted with other items beside it. */
async function withAlternatives(...names: string[]): Promise<LineAnswer> {
  const line = quoteLine(store, 1, 9000_00);
  if (!line.quote) throw new Error('a quote');
  const { expectedOn, validUntil } = line.quote;
  const alternatives: Alternative[] = [];
  for (const name of names)
    alternatives.push({ itemCode: await codeOf(name), unitMinor: 8000_00, expectedOn, validUntil });
  return { ...line, quote: { ...line.quote, alternatives } };
}

async function rfiWithChoice(): Promise<string> {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  expect(await answerAsStaff(store, number, [await withAlternatives('6308')])).toBeUndefined();
  return number;
}

async function fourNames(): Promise<string[]> {
  const { rows } = await store.database.$client.query(
    "select name from items where site = 'nod' and name not in ('NU205', '51105') group by name order by name limit 4",
  );
  return rows.map(({ name }) => name);
}

const addToCart = async (number: string, ...names: string[]) => {
  const item_info = await Promise.all(
    names.map(async (name) => ({ item_id: await codeOf(name), rfq_id: number, flag: 'rfq_history' as const })),
  );
  return (await store.call(addItem, { item_info }, { token })).body;
};
const quotedInCart = async () =>
  (await loadCart(store, token)).filter((line) => line.status === '4').map((line) => line.itemname);
const statesOf = async (number: string) =>
  (await loadRfiLines(store, token, number)).map((line) => [line.ItemName, line.status]);

test('the buyer sees what was asked and what is offered beside it, in the mail too', async () => {
  const number = await rfiWithChoice();
  expect(await loadRfiLines(store, token, number)).toMatchObject([
    { line_no: 1, alternative_to: 0, ItemName: 'NU205', asked_as: '', status: 'Stock' },
    { line_no: 2, alternative_to: 1, ItemName: '6308', asked_as: 'NU205 ZWZ', Price: 8000, Qty: 4, status: 'Stock' },
  ]);
  const { rows } = await store.database.$client.query(
    "select data -> 'quoted' as quoted from outbox where template = 'rfi-answered' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows[0].quoted).toMatchObject([
    { name: 'NU205', isAlternative: false },
    { name: '6308', askedAs: 'NU205 ZWZ', isAlternative: true },
  ]);
});

test('the audit trail keeps the line that was added', async () => {
  const number = await rfiWithChoice();
  const { rows } = await store.database.$client.query(
    "select details -> 'after' as after from audit_trail where action = 'rfi answered' and subject = $1",
    [number],
  );
  expect(rows[0].after).toMatchObject([{ lineNo: 1 }, { lineNo: 2, alternativeTo: 1, unitMinor: 8000_00 }]);
});

test('one of both goes into the cart: together they are refused, the later replaces the earlier', async () => {
  const number = await rfiWithChoice();
  expect(await addToCart(number, 'NU205', '6308')).toMatchObject({ refusal: 'alternatives' });
  expect((await addToCart(number, 'NU205')).success).toBe(true);
  expect(await quotedInCart()).toEqual(['NU205']);
  expect((await addToCart(number, '6308')).success).toBe(true);
  expect(await quotedInCart()).toEqual(['6308']);
});

test('when one is ordered, the quote of the other ends, also in the cart of a colleague', async () => {
  const number = await rfiWithChoice();
  await addToCart(number, '6308');
  const quoted = (await loadCart(store, token)).filter((line) => line.status === '4');
  expect((await submitOrder(store, token, quoted)).body.success).toBe(true);
  expect(await statesOf(number)).toEqual([
    ['NU205', 'Withdrawn'],
    ['6308', 'Ordered'],
  ]);
  const ended = { ordered_instead: expect.stringMatching(/^6308 /), answer_remark: '' };
  expect((await loadRfiLines(store, token, number))[0]).toMatchObject(ended);
  await store.database.$client.query(
    "update rfi_lines set answer_note = '6308 ZWZ was ordered instead.' where withdrawn_by = 'buyer'",
  );
  expect((await loadRfiLines(store, token, number))[0], 'as earlier releases stored it').toMatchObject(ended);
  expect(await addToCart(number, 'NU205')).toMatchObject({ refusal: 'quote_closed' });
});

test('an alternative is a line of its own: staff may change its price, decline and withdraw it', async () => {
  const number = await rfiWithChoice();
  expect(await answerAsStaff(store, number, [quoteLine(store, 2, 7500_00)])).toBeUndefined();
  expect((await loadRfiLines(store, token, number))[1]).toMatchObject({ Price: 7500, status: 'Stock' });
  expect(await answerAsStaff(store, number, [{ lineNo: 2 }])).toBeUndefined();
  expect(await statesOf(number)).toEqual([
    ['NU205', 'Stock'],
    ['6308', 'Declined'],
  ]);
});

test.each<[string, () => Promise<LineAnswer>, RegExp]>([
  ['the quoted item itself', () => withAlternatives('NU205'), /is offered twice/],
  ['an item twice', () => withAlternatives('6308', '6308'), /is offered twice/],
  ['an item that another line asks for', () => withAlternatives('51105'), /is line 2 of this RFI already/],
  ['four items', async () => withAlternatives(...(await fourNames())), /at most 3 alternatives/],
])('%s cannot be offered beside a line', async (_case, answer, message) => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  expect(await answerAsStaff(store, number, [await answer()])).toMatchObject({
    refusal: 'alternative',
    message: expect.stringMatching(message),
  });
  expect(await statesOf(number)).toEqual([
    ['NU205', 'Awaiting quote'],
    ['51105', 'Awaiting quote'],
  ]);
});

test('of two who offer the same item beside two lines at once the second is told where it stands', async () => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  const answer = await withAlternatives('6308');
  const refusals = await callDuring(
    store.database,
    (db) => db.$client.query(`select from customers where site = 'nod' for no key update`),
    () => Promise.all([1, 2].map((lineNo) => answerAsStaff(store, number, [{ ...answer, lineNo }]))),
    2,
  );
  expect(refusals.filter((refusal) => refusal !== undefined)).toMatchObject([
    { refusal: 'alternative', message: expect.stringMatching(/ is line 3 of this RFI already\.$/) },
  ]);
});

test('nothing is offered beside an alternative, nor instead of it', async () => {
  const number = await rfiWithChoice();
  const beside = { ...(await withAlternatives('51105')), lineNo: 2 };
  expect(await answerAsStaff(store, number, [beside])).toMatchObject({ refusal: 'alternative' });
  const instead = quoteLine(store, 2, 9000_00, { itemCode: await codeOf('51105') });
  expect(await answerAsStaff(store, number, [instead])).toMatchObject({ refusal: 'alternative' });
});

test('a price of an alternative below the lowest margin needs a reason', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  const answer = await withAlternatives('6308');
  const { quote } = answer;
  if (!quote) throw new Error('a quote');
  const alternatives = quote.alternatives?.map((one) => ({ ...one, unitMinor: 1_00 })) ?? [];
  const cheap = (floorReason: string): LineAnswer => ({
    ...answer,
    quote: { ...quote, alternatives, floorReason },
  });
  expect(await answerAsStaff(store, number, [cheap(' ')])).toMatchObject({
    refusal: 'below_floor',
    message: expect.stringMatching(/^Line 1, 6308 .* is below the cost of/),
  });
  expect(await answerAsStaff(store, number, [cheap('Old stock')])).toBeUndefined();
});
