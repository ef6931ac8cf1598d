import { addDays, dayOf } from '../../lib/dates.js';
import { creditDays } from '../../payments/credit/credit.server.js';
                                                                   
                                                
                                                                          
import { wantEInvoice } from '../e-invoices.db.js';
import { needsIrn } from '../needs-irn.rule.js';
import { releasingStatuses } from '../order-state.rule.js';
import { findOrderLines,                  } from '../orders.db.js';
import { buildDocumentHeader } from './document-header.server.js';
import { documentLinesOf, documentTotals,                 } from './document-lines.server.js';
import { financialYear, formatDocumentNumber,                    seriesPrefix } from './document-number.rule.js';
import { findInvoicedLines, findOrderDocuments, nextDocumentSerial, writeDocument } from './documents.db.js';
                                                            

/** `given` is what the seller's program has numbered. */
                                                                                                                    
                                                                               

export async function issueTaxInvoice(
  db    ,
  site      ,
  order             ,
  pieces                       ,
  dispatch                                                      ,
  issuing              ,
)                         {
  const today = dayOf(issuing.now, site.calendar.timeZone);
  const days = await creditDays(db, order.customerId);
  const onCredit = order.paymentMode === 'Offline' && order.paymentOption === 'credit';
  const head = buildDocumentHeader(site, order, days, {
    suppliedOn: today,
    dueOn: onCredit ? addDays(today, days ?? 0) : '',
    ...(dispatch && { dispatch: dispatch.name, carrier: dispatch.carrier }),
  });
  const lines = documentLinesOf(pieces, order.taxForm, await findInvoicedLines(db, { orderId: order.id }));
  return issueNumberedDocument(
    db,
    site,
    order,
    'tax_invoice',
    { head, lines, dispatchId: dispatch?.id ?? null },
    issuing,
  );
}

                 
                       
                                 
                             
                        
  

/** Call it last in the transaction, because the series stays locked. */
export async function issueNumberedDocument(
  db    ,
  site      ,
  order             ,
  kind              ,
  { head, lines, dispatchId = null, ofDocumentId }          ,
  { by, now, given }              ,
)                         {
  const { seriesId, number, issuedOn } = given
    ? { seriesId: null, ...given }
    : await nextNumber(db, site, order, kind, now);
  const totals = documentTotals(lines);
  const record = { ...totals, site: site.code, customerId: order.customerId, orderId: order.id, dispatchId, kind };
  const id = await writeDocument(
    db,
    {
      ...record,
      ofDocumentId: ofDocumentId ?? null,
      seriesId,
      number,
      issuedOn,
      issuedAt: now,
      issuedBy: by,
      head,
    },
    lines,
  );
  if (id === undefined) throw new Error(`${number} was issued before`);
  const isGiven = given !== undefined;
  if (needsIrn({ kind, country: site.country, buyerTaxNumber: head.billTo.taxNumber, isGiven }))
    await wantEInvoice(db, { site: site.code, documentId: id, ofDocumentId: ofDocumentId ?? null, now });
  return { id, number, totalMinor: totals.totalMinor };
}

async function nextNumber(db    , site      , order             , kind              , now      ) {
  const issuedOn = dayOf(now, site.calendar.timeZone);
  const year = financialYear(site.country, issuedOn);
  const prefix = seriesPrefix(order.invoicePrefix, kind);
  const registration = order.branchTaxNumber;
  const [next] = await nextDocumentSerial(db, { site: site.code, registration, kind, year, prefix });
  if (!next) throw new Error('a series gave no number');
  return { seriesId: next.id, number: formatDocumentNumber(prefix, year, next.serial), issuedOn };
}

/** Issues the proforma of a confirmed order when it is first opened, dated the day of confirmation; none once it is cancelled. */
export async function ensureProforma(db    , site      , order             , now      )                {
  if (releasingStatuses.includes(order.status)) return;
  const there = await findOrderDocuments(db, { orderId: order.id });
  if (order.confirmedAt === null || there.some((document) => document.kind === 'proforma')) return;
  const rows = await findOrderLines(db, { orderId: order.id });
  const lines = documentLinesOf(
    rows.flatMap((line) => (line.ordered > line.cancelled ? [{ line, quantity: line.ordered - line.cancelled }] : [])),
    order.taxForm,
  );
  const head = buildDocumentHeader(site, order, await creditDays(db, order.customerId));
  const record = { ...documentTotals(lines), site: site.code, customerId: order.customerId, orderId: order.id, head };
  await writeDocument(
    db,
    {
      ...record,
      dispatchId: null,
      ofDocumentId: null,
      kind: 'proforma',
      seriesId: null,
      number: order.number,
      issuedOn: dayOf(order.confirmedAt, site.calendar.timeZone),
      issuedAt: now,
      issuedBy: 'system',
    },
    lines,
  );
}
