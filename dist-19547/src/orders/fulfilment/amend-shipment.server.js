import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                   findDispatches, updateShipment } from '../dispatches.db.js';
import { orderInMail } from '../mails/order-in-mail.js';
import { orderChangedMeanwhile,                 } from '../order-changes.server.js';
import { lockOrder } from '../orders.db.js';
import {                       shipmentRefusal, tidyShipment } from '../shipment-details.rule.js';

                                                        
                 
                     
                    
             
            
  

/** Writes what is known only later, such as docket and e-way bill; what is left out stays. A new tracking address is mailed. */
export async function amendShipment(
  database          ,
  site      ,
  request               ,
)                               {
  const { number, dispatchNo, seen, by, now, ...given } = request;
  return database.transaction(async (db) => {
    const [order] = await lockOrder(db, { site: site.code, number });
    if (!order) return new Refusal('unknown_order', `${site.name} has no order ${number}.`);
    const changed = await orderChangedMeanwhile(db, site, number, seen);
    if (changed) return changed;
    const dispatch = (await findDispatches(db, { orderId: order.id })).find((one) => one.dispatchNo === dispatchNo);
    if (!dispatch) return new Refusal('unknown_dispatch', `Order ${number} has no such dispatch.`);
    const before = shipmentOf(dispatch);
    const after = tidyShipment({ ...before, ...given });
    const wrong = shipmentRefusal(after, site);
    if (wrong) return new Refusal('wrong_details', wrong.message);
    await updateShipment(db, { id: dispatch.id, ...after });
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: 'order shipment changed',
      subject: number,
      customerId: order.customerId,
      details: { dispatch: dispatchNo, before, after },
    });
    if (after.tracking === '' || after.tracking === before.tracking) return undefined;
    const carrier = [after.carrier, after.docket].filter(Boolean).join(', ');
    const name = `${number}-${dispatchNo}`;
    const data = { ...orderInMail(order, []), dispatch: name, carrier, tracking: after.tracking };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: order.email, template: 'order-tracking', data },
    ]);
    return undefined;
  });
}

const shipmentOf = ({ carrier, docket, tracking, ewayBill, cartons, weightKg }             )                  => ({
  carrier,
  docket,
  tracking,
  ewayBill,
  cartons,
  weightKg,
});
