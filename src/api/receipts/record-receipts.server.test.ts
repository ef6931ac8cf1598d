import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recordReceiptsByApi } from './receipts.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const record = async (own_number: string, amount_minor: number, email = 'active@nod.example') => {
  const row = { own_number, customer: { email }, amount_minor, reference: 'NEFT 88', invoices: [] };
  return (await store.call(recordReceiptsByApi, { rows: [row] }, { bearer })).body.rows?.[0];
};
const receipts = async () =>
  (await store.database.$client.query('select count(*)::int as count from receipts')).rows[0].count;

test('a receipt is recorded once under its number', async () => {
  const before = await receipts();
  const first = await record('ERP-R-1', 5000_00);
  expect(first).toMatchObject({ saved: true, repeated: false });
  expect(first).toMatchObject({ receipt: expect.stringMatching(/^NODP/) });
  expect(await record('ERP-R-1', 5000_00)).toEqual({ ...first, repeated: true });
  expect(await receipts()).toBe(before + 1);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('the same amount and reference under another number is another receipt', async () => {
  const first = await record('ERP-R-2', 10_00);
  const second = await record('ERP-R-3', 10_00);
  expect([first, second]).toMatchObject([{ saved: true }, { saved: true }]);
  expect(second?.saved && second.receipt).not.toBe(first?.saved && first.receipt);
});

test('receipts without a number are refused, and the others of the request are recorded', async () => {
  const before = await receipts();
  const row = { customer: { email: 'active@nod.example' }, amount_minor: 70_00, reference: 'NEFT 89', invoices: [] };
  const rows = ['', ' \u200b', 'ERP-R-5'].map((own_number) => ({ own_number, ...row }));
  const { body } = await store.call(recordReceiptsByApi, { rows }, { bearer });
  expect(body.rows?.map(({ saved }) => saved)).toEqual([false, false, true]);
  expect(body.rows?.[0]).toMatchObject({
    error: { code: 'no_number', message: expect.stringMatching(/^own_number is empty/) },
  });
  expect(await receipts()).toBe(before + 1);
});

test('an unknown customer is refused', async () => {
  expect(await record('ERP-R-4', 10_00, 'nobody@nod.example')).toMatchObject({
    saved: false,
    error: { code: 'unknown_customer', param: 'customer.email', message: 'NOD has no account nobody@nod.example.' },
  });
});

test.each([
  ['an amount of nothing', { amount_minor: 0 }, 'invalid_value', 'amount_minor'],
  ['no reference', { reference: ' ' }, 'reference_missing', 'reference'],
  ['a day to come', { received_on: '2099-01-01' }, 'wrong_day', 'received_on'],
  ['an invoice of nobody', { invoices: ['NONE/1'] }, 'unknown_invoice', 'invoices'],
] as const)('a receipt with %s is refused by its code, and names the field', async (what, change, code, param) => {
  const row = { own_number: `ERP ${what}`, customer: { email: 'active@nod.example' }, amount_minor: 10_00 };
  const rows = [
    { ...row, reference: 'NEFT 90', ...change, invoices: [...('invoices' in change ? change.invoices : [])] },
  ];
  const { body } = await store.call(recordReceiptsByApi, { rows }, { bearer });
  expect(body.rows).toMatchObject([{ row: 1, saved: false, error: { code, param } }]);
});
