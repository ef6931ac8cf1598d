import { restock } from '../../catalogue/stock/dispatch-stock.server.js';
import { msg } from '../../lib/i18n.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                
import { addReturnedPieces } from '../dispatches.db.js';
import { documentTotals } from '../documents/document-lines.server.js';
import { findDocumentsById, findTaxInvoice } from '../documents/documents.db.js';
                                                                           
                                                          
import { orderChangedMail } from '../mails/order-changed.server.js';
import { loadOrderState, orderChangedMeanwhile, recordOrderChange,                 } from '../order-changes.server.js';
import { findOrderLines, lockOrder,                   } from '../orders.db.js';
import { creditNoteLines,                   } from './credit-note-lines.rule.js';
import { issueCreditNote } from './issue-credit-note.server.js';
import { refundCreditNote } from './refund-order.server.js';

/** By line numbers of a tax invoice; without `lines` all that is left of it. */
                           
                  
                                                            
                 
                                                
                   
                    
             
            
  

/** Refuses an unknown invoice or line, and more than was invoiced and not returned yet. */
export const returnGoods = (
  database          ,
  site      ,
  goodsReturn             ,
)                                   => database.transaction((db) => takeGoodsBack(db, site, goodsReturn));

/** As `returnGoods`, in the caller's transaction. */
export async function takeGoodsBack(db    , site      , goodsReturn             )                                   {
  const { by, now } = goodsReturn;
  const query = { site: site.code, number: goodsReturn.invoice };
  const [known] = await findTaxInvoice(db, query);
  const [order] = known ? await lockOrder(db, { site: site.code, number: known.orderNumber }) : [];
  // Read again behind the lock: another credit note may have been issued meanwhile.
  const [found] = order ? await findTaxInvoice(db, query) : [];
  const [invoice] = found ? await findDocumentsById(db, { site: site.code, ids: [found.id] }) : [];
  if (!order || !found || !invoice)
    return new Refusal('unknown_invoice', `${site.name} has no tax invoice ${goodsReturn.invoice}.`);
  const changed = await orderChangedMeanwhile(db, site, order.number, goodsReturn.seen);
  if (changed) return changed;
  const before = await loadOrderState(db, order.id);
  const rows = await findOrderLines(db, { orderId: order.id });
  // An order paid online may be invoiced before its goods have left.
  const lines = creditNoteLines(invoice.lines, found.credited, goodsReturn.lines, (id) => returnableQuantity(rows, id));
  if (typeof lines === 'string') return new Refusal('cannot_take_back', lines);

  const orderLineIds = lines.map((line) => line.orderLineId);
  await addReturnedPieces(db, { orderLineIds, quantities: lines.map((line) => line.quantity) });
  await restock(db, order.branchId, itemsOf(rows, toShelf(invoice.lines, lines, goodsReturn)));
  const note = await issueCreditNote(db, site, order, { invoice, lines, reason: goodsReturn.reason }, { by, now });
  await refundCreditNote(db, site, order, note, { by, now, reason: goodsReturn.reason });
  const { reason, restock: restocked } = goodsReturn;
  const details = { invoice: invoice.number, creditNote: note.number, reason, restocked };
  await recordOrderChange(db, site, order, { before, action: 'goods returned', by, now, details });
  const status = msg('Credit note {note} for goods returned from tax invoice {invoice}');
  const slots = { note: note.number, invoice: invoice.number };
  const goods = { pieces: lines.map((line) => ({ line, quantity: line.quantity })), totals: documentTotals(lines) };
  const mail = await orderChangedMail(db, site, order, { status, slots, note: goodsReturn.reason, goods, now });
  await queueMessages(db, site.code, now, [mail]);
  return note;
}

function toShelf(
  invoiced                         ,
  returned                         ,
  { lines, restock: usual }             ,
)                 {
  return returned.filter(({ orderLineId }) => {
    const named = lines?.find(({ lineNo }) =>
      invoiced.some((one) => one.lineNo === lineNo && one.orderLineId === orderLineId),
    );
    return named?.restock ?? usual;
  });
}

function returnableQuantity(rows                         , orderLineId        )         {
  const row = rows.find((one) => one.id === orderLineId);
  return row ? row.dispatched - row.returned : 0;
}

function itemsOf(rows                         , lines                         ) {
  return lines.flatMap(({ orderLineId, quantity }) => {
    const itemId = rows.find((row) => row.id === orderLineId)?.itemId ?? null;
    return itemId === null ? [] : [{ itemId, quantity }];
  });
}
