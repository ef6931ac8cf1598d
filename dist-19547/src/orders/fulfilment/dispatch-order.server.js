import { dispatchStock, lockAndReadLineStock } from '../../catalogue/stock/dispatch-stock.server.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import { bookInvoice, releaseCredit } from '../../payments/credit/credit.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { writeDispatch } from '../dispatches.db.js';
                                                                        
import { findOrderDocuments } from '../documents/documents.db.js';
                                                                       
import {                     issueTaxInvoice } from '../documents/issue-document.server.js';
import { loadOrderState, orderChangedMeanwhile, recordOrderChange,                 } from '../order-changes.server.js';
import { findOrderLines, lockOrder,                                     } from '../orders.db.js';
import { deleteOrderPicks } from '../picks.db.js';
import {                       shipmentRefusal, tidyShipment } from '../shipment-details.rule.js';
import { givenInvoiceRefusal } from './check-given-invoice.server.js';
import { changeOrderStatus } from './decide-order.db.js';
import {                                             dispatchRefusal, owedQuantity } from './dispatch-quantity.rule.js';
import { findOrderBalance,                    unpaidDispatchRefusal } from './order-balance.server.js';
import { orderDispatchedMail } from './order-dispatched.mail.js';
import { linesToSend, pickingRefusal, readPickedGoods } from './picked-goods.server.js';

                                                          
                 
                                                                                            
                                    
                                                                                                   
                                
                                                                                
                  
                    
                                                           
                         
             
            
  

/** 'NOD26000119-1' and its tax invoice; `invoice` is '' where the order was invoiced before. */
                                                                                      

/**
 * Takes goods off the shelf, invoices just these pieces, and moves their credit from order to invoice. Refuses an
 * unknown number, an order that is not confirmed, more than is owed or in stock, and a missing bank transfer without a
 * reason.
 */
export const dispatchOrder = (
  database          ,
  site      ,
  dispatch                 ,
)                                    => database.transaction((db) => dispatchOrderInTransaction(db, site, dispatch));

export async function dispatchOrderInTransaction(
  db    ,
  site      ,
  dispatch                 ,
)                                    {
  const { number, now } = dispatch;
  const [order] = await lockOrder(db, { site: site.code, number });
  if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
  const changed = await orderChangedMeanwhile(db, site, number, dispatch.seen);
  if (changed) return changed;
  if (order.status !== 'Confirmed' && order.status !== 'Dispatched')
    return new Refusal('not_allowed', `Order ${number} is ${order.status}; goods leave with a confirmed order.`);
  if (order.isTest) return new Refusal('test_order', testOrderSentence(number));
  const picked = await readPickedGoods(db, order.id, dispatch);
  const shipment = tidyShipment({
    ...dispatch,
    cartons: dispatch.cartons ?? picked.cartons,
    weightKg: dispatch.weightKg ?? picked.weightKg,
  });
  const wrong = shipmentRefusal(shipment, site);
  if (wrong) return new Refusal('wrong_details', wrong.message);
  const stateBefore = await loadOrderState(db, order.id);
  const where = { branchId: order.branchId, customerId: order.customerId, now };
  const rows = await findOrderLines(db, { orderId: order.id });
  const stocked = rows.flatMap(({ id, itemId }) => (itemId === null ? [] : [{ orderLineId: id, itemId }]));
  const shelves = await lockAndReadLineStock(db, where, stocked);
  const openLines = rows.map((row) => ({ ...row, stocked: row.itemId !== null, free: 0, ...shelves.get(row.id) }));
  const sent = dispatch.lines ?? linesToSend(openLines, picked.picks);
  const refusal =
    pickingRefusal(site, number, openLines, picked.picks, dispatch.seenPicks) ??
    checkDispatchLines(number, openLines, sent);
  if (refusal) return refusal;
  const before = await findOrderBalance(db, order, rows);
  const unpaid = unpaidDispatchRefusal(order, before, dispatch.unpaid);
  if (unpaid) return unpaid;
  const pieces = piecesOf(rows, sent);
  const wrongInvoice = await givenInvoiceRefusal(db, site, order, pieces, dispatch);
  if (wrongInvoice) return wrongInvoice;

  await dispatchStock(db, where, shelves, stockOf(pieces));
  const written = await writeDispatch(db, {
    ...dispatchRecord(site, order, dispatch),
    ...shipment,
    cartonKg: picked.cartonKg,
    ...dispatchLinesOf(rows, sent),
  });
  await deleteOrderPicks(db, { orderId: order.id });
  const [{ id, dispatchNo } = { id: 0, dispatchNo: 0 }] = written;
  const name = `${number}-${dispatchNo}`;
  const stillOwed =
    rows.reduce((sum, row) => sum + owedQuantity(row), 0) - sent.reduce((sum, one) => sum + one.quantity, 0);
  const carrier = [shipment.carrier, shipment.docket].filter(Boolean).join(', ');
  const invoice = await invoiceDispatch(db, site, order, pieces, { id, name, carrier }, { ...dispatch, stillOwed });
  if (order.status === 'Confirmed') await changeOrderStatus(db, statusChangeOf(order, dispatch));
  const details = { dispatch: name, invoice: invoice?.number ?? '', sent, shipment, ...picked.audit };
  const change = { before: stateBefore, action: 'order dispatched', by: dispatch.by, now, details };
  await recordOrderChange(db, site, order, change);
  if (before.missingMinor > 0) await auditUnpaidDispatch(db, site, order, dispatch, before);
  await queueMessages(db, site.code, now, [
    orderDispatchedMail(order, pieces, { name, carrier, invoice, stillOwed, shipment }),
  ]);
  return { dispatch: name, invoice: invoice?.number ?? '', stillOwed };
}

const testOrderSentence = (number        ) =>
  `${number} is a test order, placed before the shop opened: no goods leave and no tax invoice is written.`;

const maxLotLength = 40;

                                            

function checkDispatchLines(
  number        ,
  openLines                 ,
  sent                           ,
)                      {
  if (sent.length === 0) return new Refusal('nothing_to_send', `Nothing of order ${number} is on the shelf.`);
  const longName = sent.find(
    (one) => (one.lot ?? '').length > maxLotLength || (one.origin ?? '').length > maxLotLength,
  );
  if (longName)
    return new Refusal(
      'cannot_send',
      `Line ${longName.lineNo}: write lot and origin in at most ${maxLotLength} characters.`,
    );
  const unknown = sent.find(({ lineNo }) => !openLines.some((line) => line.lineNo === lineNo));
  if (unknown) return new Refusal('unknown_line', `Order ${number} has no line ${unknown.lineNo}.`);
  const freeUsed = new Map                       ();
  for (const line of openLines) {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    const bad = parts.find((one) => !Number.isInteger(one.quantity) || one.quantity < 1);
    const quantity = bad?.quantity ?? parts.reduce((sum, one) => sum + one.quantity, 0);
    if (parts.length === 0) continue;
    const used = freeUsed.get(line.itemId) ?? 0;
    const reason = dispatchRefusal({ ...line, free: Math.max(0, line.free - used) }, quantity);
    if (reason) return new Refusal('cannot_send', reason);
    freeUsed.set(line.itemId, used + Math.max(0, quantity - line.reserved));
  }
  return undefined;
}

function piecesOf(rows                         , sent                           )               {
  return rows.flatMap((line) => {
    const parts = sent.filter((one) => one.lineNo === line.lineNo);
    if (parts.length === 0) return [];
    const lots = parts.map((one) => (one.lot && parts.length > 1 ? `${one.lot} (${one.quantity})` : one.lot));
    const origins = [...new Set(parts.map((one) => one.origin || line.origin))];
    const quantity = parts.reduce((sum, one) => sum + one.quantity, 0);
    return [{ line, quantity, lots: lots.filter(Boolean).join(', '), origin: origins.join(', ') }];
  });
}

const stockOf = (pieces                       ) =>
  pieces.flatMap(({ line, quantity }) =>
    line.itemId === null ? [] : [{ orderLineId: line.id, itemId: line.itemId, quantity }],
  );

const dispatchRecord = (site      , order             , dispatch                 ) => ({
  site: site.code,
  orderId: order.id,
  branchId: order.branchId,
  by: dispatch.by,
  now: dispatch.now,
});

function dispatchLinesOf(rows                         , sent                           ) {
  const rowOf = (lineNo        ) => rows.find((row) => row.lineNo === lineNo);
  return {
    orderLineIds: sent.map((one) => rowOf(one.lineNo)?.id ?? 0),
    quantities: sent.map((one) => one.quantity),
    lots: sent.map((one) => one.lot ?? ''),
    origins: sent.map((one) => one.origin || rowOf(one.lineNo)?.origin || ''),
    lineCartons: sent.map((one) => one.carton ?? null),
  };
}

const auditEntryOf = (site      , { number, customerId }             , { by, now }                 ) => ({
  site: site.code,
  at: now,
  actor: 'staff'         ,
  actorName: by,
  subject: number,
  customerId,
});

async function auditUnpaidDispatch(
  db    ,
  site      ,
  order             ,
  dispatch                 ,
  before              ,
) {
  const after = await findOrderBalance(db, order, await findOrderLines(db, { orderId: order.id }));
  const details = { reason: dispatch.unpaid, before, after };
  await recordAudit(db, { ...auditEntryOf(site, order, dispatch), action: 'order dispatched unpaid', details });
}

const statusChangeOf = (order             , { by, now }                 ) => ({
  orderId: order.id,
  status: 'Dispatched'         ,
  by,
  note: null,
  now,
  releases: false,
});

                                                                                      

async function invoiceDispatch(
  db    ,
  site      ,
  order             ,
  pieces                       ,
  dispatch                                               ,
  { by, now, invoice: given, stillOwed }           ,
)                                     {
  const before = await findOrderDocuments(db, { orderId: order.id });
  if (before.some((one) => one.kind === 'tax_invoice' && one.dispatchId === null)) return undefined;
  const issued = await issueTaxInvoice(db, site, order, pieces, dispatch, { by, now, given });
  const booking = { currency: order.currency, now, by };
  // Invoices of an earlier version were taxed on their own, so the last one releases whatever the order still holds.
  await releaseCredit(db, site, order.id, stillOwed > 0 ? { ...booking, maxMinor: issued.totalMinor } : booking);
  await bookInvoice(db, site, order.customerId, issued.number, {
    ...booking,
    orderId: order.id,
    amountMinor: issued.totalMinor,
  });
  return issued;
}
