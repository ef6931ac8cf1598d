import { dayOf } from '../../lib/dates.js';
                                                                      
                                                                   
                                                
import { findOrderLines,                  } from '../orders.db.js';
                                                            
import {                                      orderInMail, wholeOrderInMail } from './order-in-mail.js';

                                                                                                 
                                                                 
                                                                                                                       
            
  

/** To the buyer, with the goods that it is about. */
export async function orderChangedMail(
  db    ,
  site      ,
  order             ,
  { goods, now, ...told }        ,
)                   {
  const facts = goods
    ? { ...orderInMail(order, goods.pieces), ...goods.totals }
    : wholeOrderInMail(order, await findOrderLines(db, { orderId: order.id }), dayOf(now, site.calendar.timeZone));
  return { channel: 'mail', receiver: order.email, template: 'order-status', data: { ...facts, ...told } };
}

export const piecesOfReturn = (
  lines                                                                      ,
)                 =>
  lines.map(({ itemName, unitMinor, quantity }) => ({ line: { itemName, unitMinor, maker: '' }, quantity }));

/** The same for the sales desk, about what a buyer did. */
export const copyForStaff = (mail         , site      )          => ({
  ...mail,
  receiver: site.contact.email,
  data: { ...mail.data, isForStaff: true },
});
