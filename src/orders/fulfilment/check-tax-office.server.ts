import { dayOf } from '../../lib/dates.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { buildDocumentHeader } from '../documents/document-header.server.ts';
import { documentLinesOf, documentTotals, type LinePieces } from '../documents/document-lines.server.ts';
import type { TaxedLinePieces } from '../documents/tax-share.rule.ts';
import type { IssuedDocument } from '../documents.table.ts';
import { taxOfficeProblems } from '../e-documents/tax-office-problems.rule.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { OrderRecord } from '../orders.db.ts';
import { noShipmentDetails } from '../shipment-details.rule.ts';
import type { GoodsTransport } from '../transport.rule.ts';

export type InvoiceToCheck = {
  order: OrderRecord;
  pieces: readonly LinePieces[];
  /** The lines of the order's tax invoices. */
  invoiced: readonly TaxedLinePieces[];
  transport?: GoodsTransport;
  now: Date;
};

/** Finds what the tax office would refuse of the invoice of these pieces. */
export function findTaxOfficeProblems(
  site: Site,
  { transport = noShipmentDetails, ...check }: InvoiceToCheck,
): string[] {
  return check.pieces.length === 0 ? [] : taxOfficeProblems(site, unnumbered(site, check), transport);
}

/** The invoice as it would be issued today, under a number of the right form. */
function unnumbered(site: Site, { order, pieces, invoiced, now }: Omit<InvoiceToCheck, 'transport'>): IssuedDocument {
  const lines = documentLinesOf(pieces, order.taxForm, invoiced);
  return {
    id: 0,
    kind: 'tax_invoice',
    withoutGoods: false,
    number: '1',
    issuedOn: dayOf(now, site.calendar.timeZone),
    ...documentTotals(lines),
    head: buildDocumentHeader(site, order, undefined),
    lines,
    registration: null,
  };
}

export const taxOfficeRefusal = (number: string, problems: readonly string[]): Refusal<'tax_office'> | undefined =>
  problems.length === 0
    ? undefined
    : refuse(fulfilmentRefusals, 'tax_office', { number, problems: problems.join(' ') });
