import { bookInvoice, releaseCredit } from '../../payments/credit/credit.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { findOrderLines, lockOrder } from '../orders.db.ts';
import { findOrderDocuments } from './documents.db.ts';
import { type IssueContext, type IssuedSummary, issueTaxInvoice } from './issue-document.server.ts';

/** Sites where VAT falls due with the money bill so. Returns undefined when the order was billed before. */
export async function billWholeOrder(
  db: Db,
  site: Site,
  number: string,
  issuing: IssueContext,
): Promise<IssuedSummary | undefined> {
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) throw new Error(`${site.name} has no order ${number} to bill`);
  const billed = (await findOrderDocuments(db, { orderId: order.id })).some((one) => one.kind === 'tax_invoice');
  if (billed) return undefined;
  const lines = await findOrderLines(db, { orderId: order.id });
  const pieces = lines.map((line) => ({ line, quantity: line.ordered }));
  const issued = await issueTaxInvoice(db, site, { order, pieces, dispatch: null }, issuing);
  const booking = { currency: order.currency, ...issuing };
  await releaseCredit(db, site, order.id, booking);
  await bookInvoice(
    db,
    { site, customerId: order.customerId },
    { number: issued.number, ...booking, orderId: order.id, amountMinor: issued.totalMinor },
  );
  return issued;
}

/** The tax invoice of the whole order, which belongs to no dispatch; undefined where each dispatch has its own. */
export const wholeInvoiceOf = <Document extends { kind: string; dispatchId: number | null }>(
  documents: readonly Document[],
): Document | undefined => documents.find(({ kind, dispatchId }) => kind === 'tax_invoice' && dispatchId === null);
