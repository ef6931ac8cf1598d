import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t, translate } from '../../lib/i18n.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { notFound, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { parseOrderNumber } from '../order-number.rule.ts';
import type { DocumentSummary } from '../order-rows.contract.ts';
import { releasingStatuses } from '../order-state.rule.ts';
import { findCustomerOrder, type OrderRecord } from '../orders.db.ts';
import { signDocumentLink } from './document-link.server.ts';
import { findOrderDocuments } from './documents.db.ts';
import { ensureProforma } from './issue-document.server.ts';
import { printSalesInvoice } from './print-invoice.contract.ts';

export const printInvoiceCall = defineCall(
  printSalesInvoice,
  { requires: permissionTo('see-orders') },
  async ({ order: orderNo, document }, { db, database, site, caller, secret, now }) => {
    const number = parseOrderNumber(orderNo);
    const [order] = await findCustomerOrder(db, { customerId: caller.customerId, number });
    if (!order) throw notFound(t`This order`);
    const issued = await issuedOrProforma(database, site, order, { document, now });
    const chosen = document === undefined ? currentOf(issued) : issued.filter((one) => one.number === document);
    const [first] = chosen;
    if (!first && document !== undefined) throw notFound(t`This document`);
    if (!first)
      return releasingStatuses.includes(order.status)
        ? refuse(printSalesInvoice, 'no_document.ended', { order: order.number, status: translate(order.status) })
        : refuse(printSalesInvoice, 'no_document', { order: order.number });
    const name = chosen.length > 1 ? order.number : first.number;
    const linked = { site: site.code, documentIds: chosen.map((one) => one.id), fileName: pdfName(name) };
    return { success: true as const, url: signDocumentLink(secret, linked, now) };
  },
);

export const pdfName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

/** A proforma is made when it is asked for: by its number, or while the order has no invoice. */
export async function issuedOrProforma(
  database: Database,
  site: Site,
  order: OrderRecord,
  { document, now }: { document: string | undefined; now: Date },
): Promise<DocumentSummary[]> {
  const issued = await findOrderDocuments(database, { orderId: order.id });
  const hasInvoice = issued.some((one) => one.kind === 'tax_invoice');
  if (document === undefined ? hasInvoice : document !== order.number) return issued;
  await ensureProforma(database, site, order, now);
  return findOrderDocuments(database, { orderId: order.id });
}

/** Invoices of the seller's program are files of its own, so the newest stands alone. */
function currentOf(issued: readonly DocumentSummary[]): DocumentSummary[] {
  const invoices = issued.filter((one) => one.kind === 'tax_invoice');
  if (invoices.some((one) => one.isGiven)) return invoices.slice(-1);
  return invoices.length > 0 ? invoices : issued.filter((one) => one.kind === 'proforma');
}
