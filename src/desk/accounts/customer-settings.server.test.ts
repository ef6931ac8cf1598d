import { beforeAll, expect, test } from 'vitest';
import { findCustomerId } from '../../../tests/actions/payments/ledger.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { ensurePriceList } from '../../catalogue/price-lists/ensure-price-list.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import {
  addNoteOnCustomer,
  setAutoApprovalOfCustomer,
  setManagerOfCustomer,
  setPriceListOfCustomer,
  setTermsOfCustomer,
  setTransferOfCustomer,
} from './change-customer.contract.ts';
import { customerRecord } from './customer.contract.ts';

const store = setUp(openTestStore);
let desk: string;
let of: { site: 'nod'; customerId: string };
beforeAll(async () => {
  desk = await store.signInAtDesk('accounts');
  of = { site: 'nod', customerId: String(await findCustomerId(store, 'pending@nod.example')) };
  await ensurePriceList(store.database, sites.nod, 'Machine makers', []);
});

const terms = { limitMinor: 2_50_000_00, periodDays: 45, graceDays: 7 };
const setTerms = (change: Partial<typeof terms>, seen: typeof terms | null) =>
  store.call(setTermsOfCustomer, { ...of, ...terms, ...change, note: 'Agreed', seen }, { desk });
const shown = async () => (await store.call(customerRecord, of, { desk })).body.customer;

test('terms, price list, manager, approval, transfer and a note are set and shown', async () => {
  expect((await setTerms({}, null)).body).toMatchObject({ success: true, availableMinor: 2_50_000_00 });
  const priceList = { ...of, priceList: 'Machine makers', seen: 'Standard' };
  expect((await store.call(setPriceListOfCustomer, priceList, { desk })).body.success).toBe(true);
  const manager = { ...of, salesManager: 'Anil Joshi', seen: '' };
  expect((await store.call(setManagerOfCustomer, manager, { desk })).body.success).toBe(true);
  const approval = { ...of, autoApproved: true, note: '' };
  expect((await store.call(setAutoApprovalOfCustomer, approval, { desk })).body.success).toBe(true);
  const transfer = { ...of, allowed: true, note: '' };
  expect((await store.call(setTransferOfCustomer, transfer, { desk })).body.success).toBe(true);
  expect((await store.call(addNoteOnCustomer, { ...of, text: 'Pays by cheque' }, { desk })).body.success).toBe(true);
  const customer = await shown();
  const by = customer.autoApprovedBy;
  expect(by).not.toBeNull();
  expect(customer).toMatchObject({
    terms,
    termsHistory: [{ ...terms, formerLimitMinor: null, note: 'Agreed', changedBy: by }],
    priceList: 'Machine makers',
    salesManager: 'Anil Joshi',
    transferAllowedBy: by,
    notes: [{ text: 'Pays by cheque', createdBy: by }],
  });
});

test('what was changed meanwhile is refused, with who changed it', async () => {
  for (const { body } of [
    await setTerms({ graceDays: 8 }, null),
    await store.call(setPriceListOfCustomer, { ...of, priceList: '', seen: 'Standard' }, { desk }),
    await store.call(setManagerOfCustomer, { ...of, salesManager: '', seen: '' }, { desk }),
  ])
    expect(body).toMatchObject({ refusal: 'changed_meanwhile', message: expect.stringContaining('Changed by') });
});

test('a wrong number is refused at its field', async () => {
  const { status, body } = await setTerms({ periodDays: 400 }, terms);
  expect([status, body.errors?.[0]]).toEqual([
    400,
    { field: 'periodDays', message: 'Please write the credit period as a whole number of days from 0 to 365.' },
  ]);
});

test('nothing is set twice', async () => {
  expect(
    (await store.call(setAutoApprovalOfCustomer, { ...of, autoApproved: true, note: '' }, { desk })).body,
  ).toMatchObject({
    refusal: 'not_allowed',
  });
  expect((await store.call(setTransferOfCustomer, { ...of, allowed: true, note: '' }, { desk })).body.success).toBe(
    false,
  );
  expect((await store.call(addNoteOnCustomer, { ...of, text: ' ' }, { desk })).body.refusal).toBe('no_text');
});
