import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
                                                
import { itemHref } from '../items/item-link.rule.js';
import {                takeDueAlerts } from './stock-alerts.db.js';

/** Of a large receipt of goods the rest follows with the next run. */
const maxAtOnce = 200;

/**
 * Whatever wrote the stock (an import, a program, staff, a cancelled order), it is read here. An alert is marked in the
 * transaction that queues its mail, so that several processes send one.
 */
export async function mailStockAlerts(database          , site      , now      )                  {
  return database.transaction(async (db) => {
    const due = await takeDueAlerts(db, { site: site.code, now, limit: maxAtOnce });
    if (due.length > 0)
      await queueMessages(
        db,
        site.code,
        now,
        due.map((alert) => mailOf(site, alert)),
      );
    return due.length;
  });
}

function mailOf(site      , { itemId, name, maker, subCategory, superCategory, email }          ) {
  const path = itemHref(site, { itemid: itemId, subCat: subCategory, cattype: superCategory });
  return { channel: 'mail'         , receiver: email, template: 'in-stock', data: { name, maker, path } };
}
