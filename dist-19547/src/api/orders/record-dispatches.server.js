import { scopeOf } from '../../account/permissions/permission-to.server.js';
                                                       
import { dispatchOrderInTransaction } from '../../orders/fulfilment/dispatch-order.server.js';
import {                  defineApiCall } from '../../server/calls/define-call.server.js';
import { Refusal } from '../../server/refuse.server.js';
import { saveEachRow } from '../batch-result.js';
import { recordOnce } from '../own-numbers/record-once.server.js';
import { recordDispatchesByApi } from './orders.contract.js';

                                                                   

export const recordDispatchesCall = defineApiCall(
  recordDispatchesByApi,
  { requires: scopeOf('dispatches:write') },
  ({ rows }, context) => saveEachRow(rows, (row) => recordDispatch(context, row)),
);

async function recordDispatch({ database, site, by, now }            , row     ) {
  const {
    own_number,
    order: number,
    lines,
    unpaid,
    invoice,
    eway_bill: ewayBill,
    cartons,
    weight_kg: weightKg,
    ...texts
  } = row;
  const own = { site: site.code, kind: 'dispatch'         , number: own_number, body: row, now };
  const recorded = await recordOnce(database, own, (db) =>
    dispatchOrderInTransaction(db, site, {
      ...{ number, by, now, ewayBill, carrier: texts.carrier, docket: texts.docket, tracking: texts.tracking },
      ...(cartons && { cartons }),
      ...(weightKg && { weightKg }),
      ...(unpaid && { unpaid }),
      ...(invoice && { invoice: givenInvoiceOf(invoice) }),
      ...(lines.length > 0 && {
        lines: lines.map(({ line_no: lineNo, quantity, lot, origin }) => ({ lineNo, quantity, lot, origin })),
      }),
    }),
  );
  const nothing = { own_number, repeated: false, dispatch: '', invoice: '', still_owed: 0 };
  if (recorded instanceof Refusal) return { ...nothing, saved: false, message: recorded.message };
  const { dispatch, invoice: invoiceNumber, stillOwed: still_owed } = recorded.reply;
  const reply = { dispatch, invoice: invoiceNumber, still_owed };
  return { own_number, saved: true, message: '', repeated: recorded.isRepeated, ...reply };
}

const givenInvoiceOf = ({ number, issued_on: issuedOn, lines, ...totals }                             ) => ({
  ...{ number, issuedOn },
  lines: lines.map((line) => ({ lineNo: line.line_no, taxableMinor: line.taxable_minor, taxMinor: line.tax_minor })),
  ...{ subtotalMinor: totals.subtotal_minor, taxMinor: totals.tax_minor, totalMinor: totals.total_minor },
});
