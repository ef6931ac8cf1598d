import { beforeAll, expect, test } from 'vitest';
import { loadCart } from '../../../tests/actions/cart.ts';
import { submitOrder, toReviewedLines } from '../../../tests/actions/orders.ts';
import { addQuotes, answerAsStaff, loadRfiLines, quoteLine, submitRfi } from '../../../tests/actions/rfi.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { addDays, dayOf } from '../../lib/dates.ts';
import { sites } from '../../sites/resolve-site.ts';
import { expireQuotes } from './expire-quotes.server.ts';
import { extendQuotes } from './extend-quotes.server.ts';
import type { LineRevision } from './line-answer.ts';

const start = new Date('2026-11-20T05:00:00Z');

const store = setUp(openTestStore);
let token: string;
beforeAll(async () => {
  token = await store.signIn('active');
  store.setClock(start);
});

const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const day = (days: number) => addDays(dayOf(start, 'Asia/Kolkata'), days);
const extend = (number: string, validUntil: string, lines: readonly LineRevision[] = [{ lineNo: 1 }], now = start) =>
  extendQuotes(store.database, sites.nod, { number, lines, validUntil, by: 'Asha', now });

test('an extended quote in the cart stays orderable after its former last day', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await addQuotes(store, token, number);
  expect(await extend(number, day(18))).toBeUndefined();
  store.setClock(inDays(6));
  expect(await expireQuotes(store.database, sites.nod, inDays(6))).toBe(0);
  const cart = await loadCart(store, token);
  expect(cart).toMatchObject([{ status: '4', amount_per_unit: 600, valid_until: day(18), Availability: 'Stock' }]);
  expect((await submitOrder(store, token, toReviewedLines(cart))).body.success).toBe(true);
  store.setClock(start);

  const { rows } = await store.database.$client.query(
    "select receiver, data from outbox where template = 'rfi-extended' and data ->> 'rfiNumber' = $1",
    [number],
  );
  expect(rows).toMatchObject([{ receiver: 'active@nod.example', data: { validUntil: day(18) } }]);
});

test('an expired quote can be ordered again once it is extended', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await expireQuotes(store.database, sites.nod, inDays(5));
  store.setClock(inDays(5));
  expect((await loadRfiLines(store, token, number))[0]?.status).toBe('Expired');
  expect(await extend(number, day(9), [{ lineNo: 1 }], inDays(5))).toBeUndefined();
  expect(await loadRfiLines(store, token, number)).toMatchObject([{ status: 'Stock', valid_until: day(9) }]);
  expect(await expireQuotes(store.database, sites.nod, inDays(10))).toBe(1);
  store.setClock(start);
});

test('the audit trail keeps the former and the new last day', async () => {
  const number = await submitRfi(store, token, [['NU205', 4]]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  await extend(number, day(18));
  const { rows } = await store.database.$client.query(
    "select actor_name, details from audit_trail where subject = $1 and action = 'rfi quote extended'",
    [number],
  );
  expect(rows).toMatchObject([
    { actor_name: 'Asha', details: { before: [{ validUntil: day(4) }], after: [{ validUntil: day(18) }] } },
  ]);
});

test.each<[string, (number: string) => ReturnType<typeof extend>, string]>([
  ['to the same day', (number) => extend(number, day(4)), 'bad_day'],
  ['to a day that does not exist', (number) => extend(number, '2026-02-30'), 'bad_day'],
  ['of a line that is not quoted', (number) => extend(number, day(18), [{ lineNo: 2 }]), 'not_quoted'],
  ['of no line', (number) => extend(number, day(18), []), 'nothing'],
  ['of an unknown RFI', () => extend('NODR26999999', day(18)), 'unknown_rfi'],
  ['of a line changed meanwhile', (number) => extend(number, day(18), [{ lineNo: 1, revision: 0 }]), 'changed'],
])('an extension %s is refused and nothing is saved', async (_case, attempt, refusal) => {
  const number = await submitRfi(store, token, [
    ['NU205', 4],
    ['51105', 10],
  ]);
  await answerAsStaff(store, number, [quoteLine(store, 1, 600_00)]);
  expect(await attempt(number)).toMatchObject({ refusal });
  expect((await loadRfiLines(store, token, number))[0]?.valid_until).toBe(day(4));
});
