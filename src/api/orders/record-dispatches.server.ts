import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import type { RequestOf } from '../../lib/contract.ts';
import { type InvoicePortals, registersInvoices } from '../../orders/e-documents/create-invoice-portals.server.ts';
import { dispatchOrderInTransaction } from '../../orders/fulfilment/dispatch-order.server.ts';
import { type ApiContext, defineApiCall } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { saveEachRow } from '../batch-result.ts';
import { recordOnce } from '../own-numbers/record-once.server.ts';
import { recordDispatchesByApi } from './orders.contract.ts';

type Row = RequestOf<typeof recordDispatchesByApi>['rows'][number];

export const recordDispatchesCall = (portals: InvoicePortals) =>
  defineApiCall(recordDispatchesByApi, { requires: scopeOf('dispatches:write'), roundTrips: 36 }, ({ rows }, context) =>
    saveEachRow(rows, (row) => recordDispatch(portals, context, row)),
  );

async function recordDispatch(portals: InvoicePortals, { database, site, by, now }: ApiContext, row: Row) {
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
  const own = { site: site.code, kind: 'dispatch' as const, number: own_number, body: row, now };
  const recorded = await recordOnce(database, own, (db) =>
    dispatchOrderInTransaction(db, site, {
      ...{ number, by, now, ewayBill, carrier: texts.carrier, tracking: texts.tracking },
      ...{ transporterId: texts.transporter_id, mode: texts.transport_mode, vehicle: texts.vehicle },
      ...{ docket: texts.docket, docketDay: texts.docket_day ?? ('' as const) },
      registersInvoices: registersInvoices(portals, site, now),
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

const givenInvoiceOf = ({ number, issued_on: issuedOn, lines, ...totals }: NonNullable<Row['invoice']>) => ({
  ...{ number, issuedOn },
  lines: lines.map((line) => ({ lineNo: line.line_no, taxableMinor: line.taxable_minor, taxMinor: line.tax_minor })),
  ...{ subtotalMinor: totals.subtotal_minor, taxMinor: totals.tax_minor, totalMinor: totals.total_minor },
});
