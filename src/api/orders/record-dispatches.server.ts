import { scopeOf } from '../../account/permissions/permission-to.server.ts';
import { registersInvoices } from '../../orders/e-documents/create-invoice-portals.server.ts';
import { dispatchOrderInTransaction } from '../../orders/fulfilment/dispatch-order.server.ts';
import type { ApiContext } from '../../server/calls/define-call.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import { defineBatchCall, eachRow, type RowOutcome, type RowsOf } from '../batches/define-batch-call.server.ts';
import { recordOnce } from '../own-numbers/record-once.server.ts';
import { recordDispatchesByApi } from './orders.contract.ts';

type Row = RowsOf<typeof recordDispatchesByApi>[number];

export const recordDispatchesCall = defineBatchCall(
  recordDispatchesByApi,
  { requires: scopeOf('dispatches:write'), roundTrips: 36 },
  ({ rows }, context) => eachRow(rows, (row) => recordDispatch(context, row)),
);

async function recordDispatch(
  { database, site, by, now, services }: ApiContext,
  row: Row,
): Promise<RowOutcome<typeof recordDispatchesByApi>> {
  const { own_number, order: number, lines, unpaid, own_invoice: invoice, carrier, docket, tracking } = row;
  const { transporter_id: transporterId, transport_mode: mode, vehicle, docket_day: docketDay } = row;
  const { eway_bill: ewayBill, cartons, weight_kg: weightKg } = row;
  const own = { site: site.code, kind: 'dispatch' as const, number: own_number, body: row, now };
  const recorded = await recordOnce(database, own, (db) =>
    dispatchOrderInTransaction(db, site, {
      number,
      by,
      now,
      ewayBill,
      carrier,
      docket,
      tracking: tracking ?? '',
      transporterId,
      mode: mode ?? '',
      vehicle,
      docketDay: docketDay ?? ('' as const),
      registersInvoices: registersInvoices(services.invoicePortals, site, now),
      ...(cartons && { cartons }),
      ...(weightKg && { weightKg }),
      ...(unpaid && { unpaid }),
      ...(invoice && { invoice: givenInvoiceOf(invoice) }),
      ...(lines.length > 0 && {
        lines: lines.map(({ line_no: lineNo, quantity, lot, origin }) => ({ lineNo, quantity, lot, origin })),
      }),
    }),
  );
  if (recorded instanceof Refusal) return recorded;
  const { dispatch, invoice: invoiceNumber, stillOwed } = recorded.reply;
  return { own_number, repeated: recorded.isRepeated, dispatch, invoice: invoiceNumber, still_owed: stillOwed };
}

const givenInvoiceOf = ({ number, issued_on: issuedOn, lines, ...totals }: NonNullable<Row['own_invoice']>) => ({
  number,
  issuedOn,
  lines: lines.map((line) => ({ lineNo: line.line_no, taxableMinor: line.taxable_minor, taxMinor: line.tax_minor })),
  subtotalMinor: totals.subtotal_minor,
  taxMinor: totals.tax_minor,
  totalMinor: totals.total_minor,
});
