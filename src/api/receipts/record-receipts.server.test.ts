import { beforeAll, expect, test } from 'vitest';
import { createApiToken } from '../../../tests/actions/api-token.ts';
import { findInconsistencies } from '../../../tests/actions/orders.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { recordReceiptsByApi } from './money.contract.ts';

const store = setUp(openTestStore);
let bearer: string;
beforeAll(async () => {
  bearer = await createApiToken(store.database);
});

const record = async (own_number: string, amount_minor: number, customer = 'active@nod.example') => {
  const row = { own_number, customer, amount_minor, reference: 'NEFT 88', invoices: [] };
  return (await store.call(recordReceiptsByApi, { rows: [row] }, { bearer })).body.rows?.[0];
};
const receipts = async () =>
  (await store.database.$client.query('select count(*)::int as count from receipts')).rows[0].count;

test('a receipt is recorded once under its number', async () => {
  const before = await receipts();
  const first = await record('ERP-R-1', 5000_00);
  expect(first).toMatchObject({ saved: true, repeated: false });
  expect(first?.receipt).toMatch(/^NODP/);
  expect(await record('ERP-R-1', 5000_00)).toEqual({ ...first, repeated: true });
  expect(await receipts()).toBe(before + 1);
  expect(await findInconsistencies(store)).toEqual([]);
});

test('the same amount and reference under another number is another receipt', async () => {
  const first = await record('ERP-R-2', 10_00);
  const second = await record('ERP-R-3', 10_00);
  expect(second?.receipt).not.toBe(first?.receipt);
});

test('receipts without a number are refused, and the others of the request are recorded', async () => {
  const before = await receipts();
  const row = { customer: 'active@nod.example', amount_minor: 70_00, reference: 'NEFT 89', invoices: [] };
  const rows = ['', ' \u200b', 'ERP-R-5'].map((own_number) => ({ own_number, ...row }));
  const { body } = await store.call(recordReceiptsByApi, { rows }, { bearer });
  expect(body.rows?.map(({ saved }) => saved)).toEqual([false, false, true]);
  expect(body.rows?.[0]?.message).toBe('own_number is empty; send your own number, so that nothing is recorded twice.');
  expect(await receipts()).toBe(before + 1);
});

test('an unknown customer is refused', async () => {
  expect(await record('ERP-R-4', 10_00, 'nobody@nod.example')).toMatchObject({
    saved: false,
    message: 'NOD has no account nobody@nod.example.',
  });
});
