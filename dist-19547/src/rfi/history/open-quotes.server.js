import { drawingFieldsOf } from '../../catalogue/items/item.contract.js';
import {           dayOf } from '../../lib/dates.js';
import { toMajor } from '../../lib/money.js';
                                                                   
                                                
import { countUnanswered, findOpenQuotes,                   } from './open-quotes.db.js';

                                                        

                              
                
                     
                                                                   
                  
                          
  

/** What the sales desk has answered and can be ordered today, at most `limit` lines, and what still waits. */
export async function findAnsweredQuotes(
  db    ,
  site      ,
  { customerId, now, limit }                                                  ,
)                          {
  const { timeZone } = site.calendar;
  const [rows, [unanswered]] = await Promise.all([
    findOpenQuotes(db, { customerId, today: dayOf(now, timeZone), limit }),
    countUnanswered(db, { customerId }),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    lines: rows.map(presentQuote),
    waiting: unanswered?.lines ?? 0,
    waiting_since: unanswered?.since ? dayOf(unanswered.since, timeZone) : '',
  };
}

const presentQuote = (row              ) => ({
  rfi: row.rfi,
  line_id: row.lineId,
  itemid: row.itemId ?? 0,
  itemcode: row.itemCode,
  itemname: row.itemName,
  brandname: row.maker,
  cattype: row.superCategory,
  ...drawingFieldsOf(row),
  quantity: row.quantity,
  unit_price: toMajor(row.unitMinor),
  total: toMajor(row.unitMinor * row.quantity),
  valid_until: row.validUntil,
  in_cart: row.inCart,
});
