import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { approveCustomer, approveCustomerWithTerms } from './approve-account.contract.ts';

const store = setUp(openTestStore);
let id: string;
beforeAll(async () => {
  id = String(await findCustomerId(store, 'pending@nod.example'));
});

const seen = {
  status: 'verification_pending' as const,
  taxNumber: '06AAACD3381N1ZI',
  billingAddress: { line: 'Sector 24, Plot 119', city: 'Faridabad', pincode: '121005', region: 'Haryana' },
  terms: null,
  priceList: 'Standard',
  salesManager: '',
};
const terms = { limitMinor: 1_00_000_00, periodDays: 30, graceDays: 5 };
const request = () => ({
  site: 'nod' as const,
  customerId: id,
  priceList: 'Standard',
  salesManager: 'K. Rao',
  seen,
});

test('terms that are no terms are refused at their field', async () => {
  const desk = await store.signInAtDesk('accounts');
  const wrong = { ...request(), terms: { ...terms, periodDays: -1 } };
  const { status, body } = await store.call(approveCustomerWithTerms, wrong, { desk });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'periodDays']);
});

test('sales approve with a price list and a manager; who may set terms approves with terms', async () => {
  const sales = await store.signInAtDesk('sales');
  expect((await store.call(approveCustomerWithTerms, { ...request(), terms }, { desk: sales })).status).toBe(403);
  expect((await store.call(approveCustomer, request(), { desk: sales })).body).toMatchObject({
    success: true,
    message: expect.stringContaining('Active'),
  });
  const accounts = await store.signInAtDesk('accounts');
  expect((await store.call(approveCustomerWithTerms, { ...request(), terms }, { desk: accounts })).body).toMatchObject({
    refusal: 'changed_meanwhile',
    message: expect.stringMatching(/The account is Active now\. Changed by .+ on /),
  });
});
