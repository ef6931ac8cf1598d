import { dayOf } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { wholeInvoiceOf } from '../documents/bill-whole-order.server.ts';
import { documentLinesOf, type LinePieces } from '../documents/document-lines.server.ts';
import { findInvoicedLines, findOrderDocuments, findTaxInvoice, lockInvoiceNumber } from '../documents/documents.db.ts';
import { type GivenInvoice, givenInvoiceProblem } from '../documents/given-invoice.rule.ts';
import { fulfilmentRefusals } from '../order-refusals.ts';
import type { OrderRecord } from '../orders.db.ts';

/** Refuses goods that leave without the invoice of the seller's program, and an invoice that does not fit them. */
export async function givenInvoiceRefusal(
  db: Db,
  site: Site,
  order: OrderRecord,
  pieces: readonly LinePieces[],
  { invoice, now }: { invoice?: GivenInvoice; now: Date },
): Promise<Refusal<'no_invoice' | 'wrong_invoice'> | undefined> {
  if (!invoice && !site.invoicedByProgram) return undefined;
  const documents = await findOrderDocuments(db, { orderId: order.id });
  const billed = wholeInvoiceOf(documents);
  if (!invoice) return billed ? undefined : refuse(fulfilmentRefusals, 'no_invoice', { site: site.name });
  if (!site.invoicedByProgram) return refuse(fulfilmentRefusals, 'wrong_invoice.own', { site: site.name });
  if (billed)
    return refuse(fulfilmentRefusals, 'wrong_invoice.billed', { number: order.number, invoice: billed.number });
  const { number } = invoice;
  await lockInvoiceNumber(db, { site: site.code, number });
  const [taken] = await findTaxInvoice(db, { site: site.code, number });
  if (taken) return refuse(fulfilmentRefusals, 'wrong_invoice.taken', { invoice: number, number: taken.orderNumber });
  const lines = documentLinesOf(pieces, order.taxForm, await findInvoicedLines(db, { orderId: order.id }));
  const lineNos = new Map(pieces.map(({ line }) => [line.id, line.lineNo]));
  const expected = lines.map((line) => ({ ...line, orderLineNo: lineNos.get(line.orderLineId) ?? 0 }));
  const dayHere = (at: Date) => dayOf(at, site.calendar.timeZone);
  const days = { today: dayHere(now), orderedOn: dayHere(order.placedAt) };
  const problem = givenInvoiceProblem(invoice, expected, { country: site.country, ...days });
  return problem === undefined ? undefined : refuse(fulfilmentRefusals, 'wrong_invoice', { reason: problem });
}
