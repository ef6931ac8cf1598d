import { scopeOf } from '../../account/permissions/permission-to.server.js';
                                                       
import { dayOf } from '../../lib/dates.js';
import { recordReceiptInTransaction } from '../../payments/receipts/receipts.server.js';
import {                  defineApiCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { saveEachRow } from '../batch-result.js';
import { recordOnce } from '../own-numbers/record-once.server.js';
import { recordReceiptsByApi } from './money.contract.js';

                                                                 

export const recordReceiptsCall = defineApiCall(
  recordReceiptsByApi,
  { requires: scopeOf('receipts:write') },
  ({ rows }, context) => saveEachRow(rows, (row) => recordOne(context, row)),
);

async function recordOne({ database, site, by, now }            , row     ) {
  const { own_number, customer: email, amount_minor: amountMinor, reference, invoices } = row;
  const receivedOn = row.received_on ?? dayOf(now, site.calendar.timeZone);
  const own = { site: site.code, kind: 'receipt'         , number: own_number, body: row, now };
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
