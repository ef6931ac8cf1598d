import { formatDateTime } from '../lib/dates.js';
                                                                
import { Refusal } from '../server/refuse.server.js';
import {                  recordAudit } from '../server/security/audit.server.js';
                                             
import { findLatestChange, findOrderState } from './order-changes.db.js';
import { changedParts,                 } from './order-changes.rule.js';

export async function loadOrderState(db    , orderId        )                      {
  const [state] = await findOrderState(db, { orderId });
  if (!state) throw new Error(`order ${orderId} has no state`);
  return state;
}

                                                                       
               
                                      
                     
                 
             
            
                              
                                    
  

/** Call it last: what the order is now is recorded as 'after'. */
export async function recordOrderChange(db    , site      , order              , change        )                {
  const { before, action, by, now, actor = 'staff', details } = change;
  await recordAudit(db, {
    site: site.code,
    at: now,
    actor,
    actorName: by,
    action,
    subject: order.number,
    customerId: order.customerId,
    details: { ...details, ...changedParts(before, await loadOrderState(db, order.id)) },
  });
}

/** What staff saw of an order: the id of the latest entry of its history, 0 for none. */
                                            

/** Undefined when nothing changed since. The caller holds the order's lock. */
export async function orderChangedMeanwhile(
  db    ,
  site      ,
  number        ,
  seen            ,
)                               {
  if (seen === undefined) return undefined;
  const [latest] = await findLatestChange(db, { site: site.code, number });
  if (!latest || latest.id <= seen) return undefined;
  const at = formatDateTime(latest.at, site.calendar.timeZone);
  return new Refusal(
    'changed_meanwhile',
    `${latest.by} changed order ${number} meanwhile: ${latest.action}, ${at}. Look at it again before you go on.`,
  );
}
