import { t } from '../../lib/i18n.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
                                                
import { cancelLines } from './cancel-lines.server.js';
import { findOpenTestOrders } from './test-orders.db.js';

/** Cancels the orders that were placed while the shop was closed, so that their stock, credit and money are free. */
export async function cancelTestOrders(
  database          ,
  site      ,
  { by, now }                           ,
)                                                 {
  const left           = [];
  let cancelled = 0;
  for (const { number } of await findOpenTestOrders(database, { site: site.code })) {
    const done = await cancelLines(database, site, { number, note: t`A test order: the shop has opened.`, by, now });
    if (done instanceof Refusal) left.push(number);
    else cancelled += 1;
  }
  return { cancelled, left };
}
