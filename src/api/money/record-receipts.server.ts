import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import { recordReceiptInTransaction } from '../../payments/receipts/receipts.server.ts';
import { type ApiContext, defineApiCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { saveEachRow } from '../batch-result.ts';
import { recordOnce } from '../own-numbers/record-once.server.ts';
import { recordReceiptsByApi } from './money.contract.ts';

type Row = RequestOf<typeof recordReceiptsByApi>['rows'][number];

export const recordReceiptsCall = defineApiCall(
  recordReceiptsByApi,
  { requires: scopeOf('receipts:write'), roundTrips: 19 },
  ({ rows }, context) => saveEachRow(rows, (row) => recordOne(context, row)),
);

async function recordOne({ database, site, by, now }: ApiContext, row: Row) {
  const { own_number, customer: email, amount_minor: amountMinor, reference, invoices } = row;
  const receivedOn = row.received_on ?? dayOf(now, site.calendar.timeZone);
  const own = { site: site.code, kind: 'receipt' as const, number: own_number, body: row, now };
  const recorded = await recordOnce(database, own, async (db) => {
    // Its own number tells whether a receipt is another one.
    const money = { email, amountMinor, reference, receivedOn, allowDuplicate: true, by, now };
    const receipt = await recordReceiptInTransaction(db, site, { ...money, ...(invoices.length > 0 && { invoices }) });
    if (receipt instanceof Refusal) return receipt;
    const paid = receipt.paid.map(({ reference: invoice, amountMinor: amount_minor }) => ({ invoice, amount_minor }));
    return { receipt: receipt.number, paid, on_account_minor: receipt.onAccountMinor };
  });
  const nothing = { own_number, repeated: false, receipt: '', paid: [], on_account_minor: 0 };
  if (recorded instanceof Refusal) return { ...nothing, saved: false, message: recorded.message };
  return { own_number, saved: true, message: '', repeated: recorded.isRepeated, ...recorded.reply };
}
