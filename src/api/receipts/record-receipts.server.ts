import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { type RecordReceiptRefusal, recordReceiptInTransaction } from '../../payments/receipts/receipts.server.ts';
import type { ApiContext } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { defineBatchCall, eachRow, type RowOutcome, type RowsOf } from '../batches/define-batch-call.server.ts';
import { namedCustomer } from '../fields.contract.ts';
import { recordOnce } from '../own-numbers/record-once.server.ts';
import { recordReceiptsByApi } from './receipts.contract.ts';

type Contract = typeof recordReceiptsByApi;

export const recordReceiptsCall = defineBatchCall(
  recordReceiptsByApi,
  { requires: scopeOf('receipts:write'), roundTrips: 19 },
  ({ rows }, context) => eachRow(rows, (row) => recordOne(context, row)),
);

async function recordOne(
  { database, site, by, now }: ApiContext,
  row: RowsOf<Contract>[number],
): Promise<RowOutcome<Contract>> {
  const { own_number, customer, amount_minor: amountMinor, reference, invoices } = row;
  const receivedOn = row.received_on ?? dayOf(now, site.calendar.timeZone);
  const own = { site: site.code, kind: 'receipt' as const, number: own_number, body: row, now };
  const recorded = await recordOnce(database, own, async (db) => {
    // Its own number tells whether a receipt is another one.
    const money = { ...namedCustomer(customer), amountMinor, reference, receivedOn, allowDuplicate: true, by, now };
    const receipt = await recordReceiptInTransaction(db, site, { ...money, ...(invoices.length > 0 && { invoices }) });
    if (receipt instanceof Refusal) return receipt.renamed(nameForPrograms[receipt.refusal]);
    const paid = receipt.paid.map(({ reference: invoice, amountMinor: amount_minor }) => ({ invoice, amount_minor }));
    return { receipt: receipt.number, paid, on_account_minor: receipt.onAccountMinor };
  });
  if (recorded instanceof Refusal) return recorded;
  return { own_number, repeated: recorded.isRepeated, ...recorded.reply };
}

/** At the desk some of these refusals are named after their fields. */
const nameForPrograms = {
  amount: 'wrong_amount',
  reference: 'reference_missing',
  day: 'wrong_day',
  invoices: 'unknown_invoice',
  // The API books no deductions.
  deductions: 'wrong_amount',
  unknown_customer: 'unknown_customer',
  // These concern money for one order, and possible duplicates; a program sends neither.
  cannot_be: 'unknown_customer',
  receipt_twice: 'other_content',
} as const satisfies Record<RecordReceiptRefusal, keyof Contract['rowRefusals']>;
