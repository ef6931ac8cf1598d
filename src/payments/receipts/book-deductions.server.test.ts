import { beforeAll, expect, test } from 'vitest';
import {
  bookOpenInvoice,
  findCustomerId,
  findLedgerInconsistencies,
  findUnpaid,
} from '../../../tests/actions/payments/ledger.ts';
import { openTestInbox } from '../../../tests/fakes/inbox.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { dayOf } from '../../lib/dates.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import { findCreditStatus } from '../credit/credit.server.ts';
import type { Deduction } from './deductions.rule.ts';
import { recordReceipt, reverseReceipt } from './receipts.server.ts';

const store = setUp(openTestStore);
const office = setUp(() => openTestInbox(store));
const email = 'active@nod.example';
let customerId: number;
beforeAll(async () => {
  customerId = await findCustomerId(store, email);
});

const staff = () => ({ by: 'Meera', now: store.now() });
const record = (amountMinor: number, invoices: string[], deductions: Deduction[], of: 'nod' | 'gwd' = 'nod') =>
  recordReceipt(store.database, sites[of], {
    email: `active@${of}.example`,
    amountMinor,
    reference: `NEFT ${amountMinor}`,
    receivedOn: dayOf(store.now(), sites[of].calendar.timeZone),
    invoices,
    deductions,
    allowDuplicate: false,
    ...staff(),
  });
const isOverdue = async () => 'overdue' in (await findCreditStatus(store.database, sites.nod, customerId, store.now()));
const entries = async (number: string) =>
  (
    await store.database.$client.query(
      'select kind, amount_minor::int as minor from ledger_entries where reference = $1 order by id',
      [number],
    )
  ).rows.map(({ kind, minor }) => `${kind} ${minor}`);

test('tax, a charge and a rounding close an old bill, so that the customer is not overdue; taken back, it is open again', async () => {
  await bookOpenInvoice(store, 'NM/D/1', 15_000_89, { daysAgo: 200 });
  expect(await isOverdue()).toBe(true);
  const receipt = await record(
    14_690_00,
    ['NM/D/1'],
    [
      { kind: 'tax_deducted', amountMinor: 15_00, section: '194Q' },
      { kind: 'bank_charge', amountMinor: 295_00 },
      { kind: 'rounding', amountMinor: 89 },
    ],
  );
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  expect(receipt).toMatchObject({ paid: [{ reference: 'NM/D/1', amountMinor: 15_000_89 }], onAccountMinor: 0 });
  expect(await findUnpaid(store, 'NM/D/1')).toBe(0);
  expect(await isOverdue()).toBe(false);
  expect(await entries(receipt.number)).toEqual([
    'receipt -1469000',
    'tax_deducted -1500',
    'bank_charge -29500',
    'rounding -89',
  ]);
  const { text } = await office.mailTo(email);
  for (const part of ['Paid on NM/D/1', 'Tax deducted', '15.00', '295.00']) expect(text).toContain(part);
  expect(await findLedgerInconsistencies(store)).toEqual([]);

  await reverseReceipt(store.database, sites.nod, { number: receipt.number, why: 'Returned', ...staff() });
  expect(await findUnpaid(store, 'NM/D/1')).toBe(15_000_89);
  expect(await isOverdue()).toBe(true);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('what came in above the bill is rounded away, and is money again when the receipt is taken back', async () => {
  await bookOpenInvoice(store, 'NM/D/2', 99_60);
  const receipt = await record(100_00, ['NM/D/2'], [{ kind: 'rounding', amountMinor: -40 }]);
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  expect(await findUnpaid(store, 'NM/D/2')).toBe(0);
  expect(await entries(receipt.number)).toEqual(['receipt -10000', 'rounding 40']);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
  await reverseReceipt(store.database, sites.nod, { number: receipt.number, why: 'Returned', ...staff() });
  expect(await findUnpaid(store, 'NM/D/2')).toBe(99_60);
  expect(await entries(receipt.number)).toEqual(['receipt -10000', 'rounding 40', 'rounding -40', 'reversal 10000']);
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});

test('without invoices, with something unexplained, or with a tax that the country has not, nothing is written', async () => {
  await bookOpenInvoice(store, 'NM/D/3', 1_000_00);
  const tax: Deduction = { kind: 'tax_deducted', amountMinor: 1_00, section: '194Q' };
  const refusals = [
    await record(999_00, [], [tax]),
    await record(1_000_00, ['NM/D/3'], [tax]),
    await record(999_00, ['GM/D/3'], [tax], 'gwd'),
  ];
  for (const refusal of refusals) expect(refusal).toMatchObject({ refusal: 'deductions' });
  expect(await findUnpaid(store, 'NM/D/3')).toBe(1_000_00);
});

test('a charge is not split between receipts of one bill to pass its limit', async () => {
  await bookOpenInvoice(store, 'NM/D/4', 5_000_00);
  const charged = (minor: number) => record(minor + 1, ['NM/D/4'], [{ kind: 'bank_charge', amountMinor: minor }]);
  expect(await charged(900_00)).toMatchObject({ onAccountMinor: 0 });
  expect(await charged(900_01)).toMatchObject({ refusal: 'deductions' });
  expect(await charged(100_00)).toMatchObject({ onAccountMinor: 0 });
});

test('an invoice that is named twice is paid once', async () => {
  await bookOpenInvoice(store, 'NM/D/5', 1_000_00);
  const tax: Deduction = { kind: 'tax_deducted', amountMinor: 1_00, section: '194Q' };
  expect(await record(999_00, ['NM/D/5', 'NM/D/5'], [tax])).toMatchObject({
    paid: [{ reference: 'NM/D/5', amountMinor: 1_000_00 }],
  });
  await bookOpenInvoice(store, 'NM/D/6', 1_000_00);
  expect(await record(1_500_00, ['NM/D/6', 'NM/D/6'], [])).toMatchObject({ onAccountMinor: 500_00 });
  expect(await findLedgerInconsistencies(store)).toEqual([]);
});
