import { say } from '../lib/say.ts';
import { answer } from '../server/call.ts';
import { notFound, refuse } from '../server/refuse.ts';
import { documentLink } from './document-link.ts';
import { type DocumentEntry, findDocuments } from './documents.db.ts';
import { ensureProforma } from './issue-document.server.ts';
import { findOrderFacts, type OrderFacts } from './order-facts.db.ts';
import { orderNumberOf } from './order-number.rule.ts';
import { printSalesInvoice } from './print-invoice.contract.ts';

export const printInvoiceCall = answer(
  printSalesInvoice,
  { who: 'verified' },
  async ({ order: orderNo, document }, { db, site, caller, secret, now }) => {
    const number = orderNumberOf(orderNo);
    const [order] = await findOrderFacts(db, { customerId: caller.customerId, number });
    if (!order) throw notFound(say`This order`);
    if (mayHaveProforma(order)) await ensureProforma(db, site, order, now);
    const issued = await findDocuments(db, { orderId: order.id });
    const chosen = document === undefined ? currentOf(issued) : issued.filter((one) => one.number === document);
    const [first] = chosen;
    if (!first && document !== undefined) throw notFound(say`This document`);
    if (!first) return refuse(printSalesInvoice, 'no_document', { order: order.number });
    const name = chosen.length > 1 ? order.number : first.number;
    const linked = {
      site: site.code,
      documentIds: chosen.map((one) => one.id),
      fileName: `${name.replaceAll('/', '-')}.pdf`,
    };
    return { success: true as const, url: documentLink(secret, linked, now) };
  },
);

/** The tax invoice of each dispatch; until there is one, the proforma. */
function currentOf(issued: readonly DocumentEntry[]): DocumentEntry[] {
  const invoices = issued.filter((one) => one.kind === 'tax_invoice');
  return invoices.length > 0 ? invoices : issued.filter((one) => one.kind === 'proforma');
}

/** An order that was confirmed has one; once it is rejected or cancelled no new one is made. */
const mayHaveProforma = ({ status, confirmedAt }: OrderFacts) =>
  confirmedAt !== null && status !== 'Cancelled' && status !== 'Rejected';
