import {           dayOf } from '../../lib/dates.js';
                                                                   
                                                
import { byArrival, nextArrival,            } from './next-arrival.rule.js';
import { findOpenOrders } from './open-orders.db.js';

/** Of a customer with more open orders than this, the newest are looked at. */
const maxSorted = 100;

                                                                    

                             
                   
                            
               
                 
                
                                     
                    
                 
                                                         
                    
                        
                   
  

/** The first `limit` to arrive. */
export async function findOrdersOnTheWay(
  db    ,
  site      ,
  { customerId, now, limit }                                                  ,
)                      {
  const { timeZone } = site.calendar;
  const today = dayOf(now, timeZone);
  const rows = await findOpenOrders(db, { customerId, limit: maxSorted });
  const next = rows.map((row) => ({ row, next: nextArrival(row, today) }));
  const first = next.toSorted((a, b) => byArrival(a.next, b.next)).slice(0, limit);
  return {
    total: rows[0]?.total ?? 0,
    orders: first.map(({ row, next: { stage, pieces, expectedOn } }) => ({
      order_no: row.number,
      purchase_order_no: row.purchaseOrderNo ?? '',
      stage,
      pieces,
      lines: row.lines,
      item_name: row.itemName,
      branch: row.branch,
      sent_on: row.sentAt ? dayOf(row.sentAt, timeZone) : '',
      expected_on: expectedOn,
      tracking: row.tracking,
    })),
  };
}
