import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { defineCall } from '../../server/calls/define-call.server.js';
                                                                   
import { notFound, refuse } from '../../server/refuse.server.js';
                                                
import { parseOrderNumber } from '../order-number.rule.js';
import { findCustomerOrder,                  } from '../orders.db.js';
import { signDocumentLink } from './document-link.server.js';
import {                       findOrderDocuments } from './documents.db.js';
import { ensureProforma } from './issue-document.server.js';
import { printSalesInvoice } from './print-invoice.contract.js';

export const printInvoiceCall = defineCall(
  printSalesInvoice,
  { requires: permissionTo('see-orders') },
  async ({ order: orderNo, document }, { db, site, caller, secret, now }) => {
    const number = parseOrderNumber(orderNo);
    const [order] = await findCustomerOrder(db, { customerId: caller.customerId, number });
    if (!order) throw notFound(t`This order`);
    const issued = await issuedOrProforma(db, site, order, { document, now });
    const chosen = document === undefined ? currentOf(issued) : issued.filter((one) => one.number === document);
    const [first] = chosen;
    if (!first && document !== undefined) throw notFound(t`This document`);
    if (!first) return refuse(printSalesInvoice, 'no_document', { order: order.number });
    const name = chosen.length > 1 ? order.number : first.number;
    const linked = { site: site.code, documentIds: chosen.map((one) => one.id), fileName: pdfName(name) };
    return { success: true         , url: signDocumentLink(secret, linked, now) };
  },
);

export const pdfName = (number        )         => `${number.replaceAll('/', '-')}.pdf`;

/** A proforma is made when it is asked for: by its number, or while the order has no invoice. */
export async function issuedOrProforma(
  db    ,
  site      ,
  order             ,
  { document, now }                                             ,
)                             {
  const issued = await findOrderDocuments(db, { orderId: order.id });
  const hasInvoice = issued.some((one) => one.kind === 'tax_invoice');
  if (document === undefined ? hasInvoice : document !== order.number) return issued;
  await ensureProforma(db, site, order, now);
  return findOrderDocuments(db, { orderId: order.id });
}

/** Invoices of the seller's program are files of its own, so the newest stands alone. */
function currentOf(issued                            )                    {
  const invoices = issued.filter((one) => one.kind === 'tax_invoice');
  if (invoices.some((one) => one.isGiven)) return invoices.slice(-1);
  return invoices.length > 0 ? invoices : issued.filter((one) => one.kind === 'proforma');
}
