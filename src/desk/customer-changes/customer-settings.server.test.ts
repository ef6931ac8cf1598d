import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { ensurePriceList } from '../../catalogue/price-lists/ensure-price-list.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { customerRecord } from '../customer/customer.contract.ts';
import {
  addNoteOnCustomer,
  setAutoApprovalOfCustomer,
  setManagerOfCustomer,
  setPriceListOfCustomer,
  setTermsOfCustomer,
  setTransferOfCustomer,
} from './change-customer.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let of: { site: 'nod'; customer_id: string };
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  of = { site: 'nod', customer_id: String(await findCustomerId(store, 'pending@nod.example')) };
  await ensurePriceList(store.database, sites.nod, 'Machine makers', []);
});

const terms = { limit_minor: 2_50_000_00, period_days: 45, grace_days: 7 };
const setTerms = (change: Partial<typeof terms>, seen: typeof terms | null) =>
  store.call(setTermsOfCustomer, { ...of, ...terms, ...change, note: 'Agreed', seen }, { desk });
const shown = async () => (await store.call(customerRecord, of, { desk })).body.customer;

test('terms, price list, manager, approval, transfer and a note are set and shown', async () => {
  expect((await setTerms({}, null)).body).toMatchObject({ success: true, available_minor: 2_50_000_00 });
  const priceList = { ...of, price_list: 'Machine makers', seen: 'Standard' };
  expect((await store.call(setPriceListOfCustomer, priceList, { desk })).body.success).toBe(true);
  const manager = { ...of, sales_manager: 'Anil Joshi', seen: '' };
  expect((await store.call(setManagerOfCustomer, manager, { desk })).body.success).toBe(true);
  const approval = { ...of, auto_approved: true, note: '' };
  expect((await store.call(setAutoApprovalOfCustomer, approval, { desk })).body.success).toBe(true);
  const transfer = { ...of, allowed: true, note: '' };
  expect((await store.call(setTransferOfCustomer, transfer, { desk })).body.success).toBe(true);
  expect((await store.call(addNoteOnCustomer, { ...of, text: 'Pays by cheque' }, { desk })).body.success).toBe(true);
  const customer = await shown();
  const by = customer.auto_approved_by;
  expect(by).not.toBe('');
  expect(customer).toMatchObject({
    terms,
    terms_history: [{ ...terms, former: null, note: 'Agreed', by }],
    price_list: 'Machine makers',
    sales_manager: 'Anil Joshi',
    transfer_allowed_by: by,
    notes: [{ text: 'Pays by cheque', by }],
  });
});

test('what was changed meanwhile is refused, with who changed it', async () => {
  for (const { body } of [
    await setTerms({ grace_days: 8 }, null),
    await store.call(setPriceListOfCustomer, { ...of, price_list: '', seen: 'Standard' }, { desk }),
    await store.call(setManagerOfCustomer, { ...of, sales_manager: '', seen: '' }, { desk }),
  ])
    expect(body).toMatchObject({ refusal: 'changed_meanwhile', message: expect.stringContaining('Changed by') });
});

test('a wrong number is refused at its field', async () => {
  const { status, body } = await setTerms({ period_days: 400 }, terms);
  expect([status, body.errors?.[0]]).toEqual([
    400,
    { field: 'period_days', message: 'Please write the credit period as a whole number of days from 0 to 365.' },
  ]);
});

test('nothing is set twice', async () => {
  expect(
    (await store.call(setAutoApprovalOfCustomer, { ...of, auto_approved: true, note: '' }, { desk })).body,
  ).toMatchObject({
    refusal: 'not_allowed',
  });
  expect((await store.call(setTransferOfCustomer, { ...of, allowed: true, note: '' }, { desk })).body.success).toBe(
    false,
  );
  expect((await store.call(addNoteOnCustomer, { ...of, text: ' ' }, { desk })).body.refusal).toBe('no_text');
});
