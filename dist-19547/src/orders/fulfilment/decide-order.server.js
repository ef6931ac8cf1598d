import { releaseStock } from '../../catalogue/stock/reserve-stock.server.js';
import { sum } from '../../lib/sum.js';
import { queueMessages } from '../../messages/queue-message.server.js';
import { releaseCredit } from '../../payments/credit/credit.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
                                                
import { orderChangedMail } from '../mails/order-changed.server.js';
                                                           
import { loadOrderState, orderChangedMeanwhile, recordOrderChange,                 } from '../order-changes.server.js';
import {             canChangeStatus, decisions,                   releasingStatuses } from '../order-state.rule.js';
import { findOrderLines, findSiteOrder } from '../orders.db.js';
import { deleteOrderPicks } from '../picks.db.js';
import { creditUnsentPieces } from '../returns/issue-credit-note.server.js';
import { refundUninvoiced } from '../returns/refund-order.server.js';
import { changeOrderStatus, lockOrderForDecision } from './decide-order.db.js';
import { findTransferDueMinor } from './order-balance.server.js';

                        
                 
                  
                                                                             
                
             
                
                    
            
  

/** Refuses an unknown number and a move that the status does not allow, such as the same decision twice. */
export async function decideOrder(database          , site      , decision          )                               {
  const { number, to, actor = 'staff', by, note, now } = decision;
  return database.transaction(async (db) => {
    const [order] = await lockOrderForDecision(db, { site: site.code, number });
    if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
    const changed = await orderChangedMeanwhile(db, site, number, decision.seen);
    if (changed) return changed;
    if (!canChangeStatus(order.status, to, actor) || !decisions.includes(to))
      return new Refusal('not_allowed', `Order ${number} is ${order.status} and cannot become ${to}.`);
    const before = await loadOrderState(db, order.id);
    const isReleasing = releasingStatuses.includes(to);
    await changeOrderStatus(db, { orderId: order.id, status: to, by, note: note ?? null, now, releases: isReleasing });
    if (isReleasing) {
      await deleteOrderPicks(db, { orderId: order.id });
      await releaseStock(db, order.lineIds, now);
      await releaseCredit(db, site, order.id, { currency: site.currency, now, by });
      await creditAndRefund(db, site, number, before, { by, now, reason: note ?? to });
    }
    const change = { before, action: `order ${to.toLowerCase()}`, actor, by, now };
    await recordOrderChange(db, site, { ...order, number }, { ...change, ...(note && { details: { note } }) });
    await announce(db, site, decision);
    return undefined;
  });
}

/** The order is locked and its lines are cancelled already. */
async function creditAndRefund(
  db    ,
  site      ,
  number        ,
  before            ,
  issuing                                           ,
) {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  const lines = order ? await findOrderLines(db, { orderId: order.id }) : [];
  const cancelledBefore = (lineNo        ) => before.lines.find((one) => one.lineNo === lineNo)?.cancelled ?? 0;
  const unsent = lines.map((line) => ({
    orderLineId: line.id,
    quantity: line.cancelled - cancelledBefore(line.lineNo),
  }));
  if (!order) return;
  await creditUnsentPieces(db, site, order, unsent, issuing);
  const cancelled = sum(lines, (line) => line.cancelled);
  await refundUninvoiced(db, site, order, { ...issuing, cancelled, toInvoiceMinor: 0 });
}

async function announce(db    , site      , { number, to, actor, note = '', now }          )                {
  const [order] = await findSiteOrder(db, { site: site.code, number });
  if (!order) return;
  const lines = to === 'Confirmed' ? await findOrderLines(db, { orderId: order.id }) : [];
  const transferMinor = to === 'Confirmed' ? await findTransferDueMinor(db, order, lines) : 0;
  const due = transferMinor > 0 ? { transferMinor } : {};
  const by = actor === 'buyer' ? { isByBuyer: true          } : {};
  const mail = await orderChangedMail(db, site, order, { status: to, note, now, ...due, ...by });
  await queueMessages(db, site.code, now, [mail]);
}
