import { beforeAll, expect, test } from 'vitest';
import { invoiceFor } from '../../../tests/actions/payments/bank-lines.ts';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type FindAwaitedOrders, findMatchSuggestions, type OrdersWanted } from './find-suggestions.server.ts';
import { customerReference } from './payment-reference.rule.ts';

const store = setUp(openTestStore);
beforeAll(async () => {
  await invoiceFor(store, await findCustomerId(store, 'active@nod.example'), 'NM/26-27/910001', 12_345_67);
  await invoiceFor(store, await findCustomerId(store, 'overdue@nod.example'), 'NM/26-27/910002', 12_345_67);
  const gulf = await findCustomerId(store, 'active@gwd.example');
  await invoiceFor(store, gulf, 'GD/2026/910001', 12_345_67, { site: 'gwd' });
});

const asked: OrdersWanted[] = [];
const noOrders: FindAwaitedOrders = async (_db, _site, wanted) => {
  asked.push(wanted);
  return [];
};
const line = (id: number, amountMinor: number, text: string, reference = '') => ({
  id,
  bookedOn: '9999-12-31',
  amountMinor,
  currency: 'INR' as const,
  text,
  reference,
  payerKey: '',
});
const emails = async (lines: ReturnType<typeof line>[], site: 'nod' | 'gwd' = 'nod') =>
  [...(await findMatchSuggestions(store.database, sites[site], lines, noOrders))].map(([id, found]) => [
    id,
    found.map(({ email, score }) => `${email} ${score}`),
  ]);

test('lines find their customers by number, name and amount, each its own', async () => {
  const lines = [
    line(1, 12_345_67, 'NEFT N1', 'NM26 27910001'),
    line(2, 12_345_67, 'NEFT KONKAN PAPER'),
    line(3, 12_345_67, 'IMPS 6321'),
    line(4, 9_99, 'IMPS 6322'),
  ];
  expect(await emails(lines)).toEqual([
    [1, ['active@nod.example 95', 'overdue@nod.example 35', 'active@nod.example 10']],
    [2, expect.arrayContaining(['overdue@nod.example 60'])],
    [3, expect.arrayContaining(['active@nod.example 35', 'overdue@nod.example 35'])],
    [4, []],
  ]);
});

test('another site has its own customers', async () => {
  expect(await emails([line(1, 12_345_67, 'TT GD 2026 910001')], 'gwd')).toEqual([
    [1, expect.arrayContaining(['active@gwd.example 95'])],
  ]);
  expect(await emails([line(1, 5, 'TT GD 2026 910001')])).toEqual([[1, []]]);
});

test('the orders are looked for by the numbers and amounts of all lines at once', async () => {
  asked.length = 0;
  await emails([line(1, 5_00, 'UPI NOD26000141'), line(2, 6_00, 'UPI'), line(3, -7_00, 'CHQ RETURNED')]);
  expect(asked).toEqual([{ numbers: ['NOD26000141'], amounts: [5_00, 6_00], customerIds: [] }]);
});

test('money that went out is not matched', async () => {
  expect(await emails([line(1, -12_345_67, 'NEFT NM2627910001')])).toEqual([]);
});

test("the customer's reference finds the customer and what the sum pays, also from a phone's payment app", async () => {
  const customerId = await findCustomerId(store, 'newbalance0@nod.example');
  await invoiceFor(store, customerId, 'NM/26-27/910003', 700_10);
  await invoiceFor(store, customerId, 'NM/26-27/910004', 300_20);
  const reference = customerReference(sites.nod, customerId);
  const lines = [line(1, 1_000_30, `UPI/632419/${reference.toLowerCase()}/pay`), line(2, 1_000_30, 'UPI/632419/pay')];
  const found = await findMatchSuggestions(store.database, sites.nod, lines, noOrders);
  expect(found.get(1)?.[0]).toMatchObject({
    email: 'newbalance0@nod.example',
    score: 95,
    parts: [{ reference: 'NM/26-27/910003' }, { reference: 'NM/26-27/910004' }],
  });
  expect(found.get(2)).toEqual([]);
  const other = sites.gwd;
  expect(await findMatchSuggestions(store.database, other, [line(1, 1_000_30, reference)], noOrders)).toEqual(
    new Map([[1, []]]),
  );
});
