import { bookInvoice, releaseCredit } from '../payments/credit.server.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { findDocuments } from './documents.db.ts';
import { type Issued, type Issuing, issueTaxInvoice } from './issue-document.server.ts';
import { findOrderLines, lockOrderFacts } from './order-facts.db.ts';

/**
 * Issues the one tax invoice of an order that is paid before its goods leave, in the transaction of its payment: where
 * VAT falls due with the money. Its dispatches are not billed again. Answers undefined when it was billed before.
 */
export async function billWholeOrder(
  db: Db,
  site: Site,
  number: string,
  issuing: Issuing,
): Promise<Issued | undefined> {
  const [order] = await lockOrderFacts(db, { site: site.code, number });
  if (!order) throw new Error(`${site.name} has no order ${number} to bill`);
  const billed = (await findDocuments(db, { orderId: order.id })).some((one) => one.kind === 'tax_invoice');
  if (billed) return undefined;
  const lines = await findOrderLines(db, { orderId: order.id });
  const pieces = lines.map((line) => ({ line, quantity: line.ordered }));
  const issued = await issueTaxInvoice(db, site, order, pieces, null, issuing);
  const how = { currency: order.currency, ...issuing };
  await releaseCredit(db, site, order.id, how);
  await bookInvoice(db, site, order.customerId, issued.number, {
    ...how,
    orderId: order.id,
    amountMinor: issued.totalMinor,
  });
  return issued;
}
