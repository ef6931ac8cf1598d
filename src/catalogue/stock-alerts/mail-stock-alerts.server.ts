import { queueMessages } from '../../messages/queue-message.server.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { encrypt } from '../../server/security/encryption.server.ts';
import type { Site } from '../../sites/site.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { type DueAlert, takeDueAlerts } from './stock-alerts.db.ts';
import { signStopLink } from './stop-stock-alerts.server.ts';

/** After a large receipt of goods, the rest follows with the next run. */
const maxAtOnce = 200;

/**
 * Whatever wrote the stock (an import, a program, staff, a cancelled order), it is read here. An alert is marked in the
 * transaction that queues its mail, so that several processes send one.
 */
export async function mailStockAlerts(
  { database, secret }: Pick<CallContext, 'database' | 'secret'>,
  site: Site,
  now: Date,
): Promise<number> {
  return database.transaction(async (db) => {
    const due = await takeDueAlerts(db, { site: site.code, now, limit: maxAtOnce });
    if (due.length > 0)
      await queueMessages(
        db,
        site.code,
        now,
        due.map((alert) => mailOf(alert, { site, secret, now })),
      );
    return due.length;
  });
}

function mailOf(
  { userId, itemId, name, maker, subCategory, superCategory, email }: DueAlert,
  { site, secret, now }: { site: Site; secret: string; now: Date },
) {
  const path = itemHref(site, { itemid: itemId, subCat: subCategory, cattype: superCategory });
  const sealed = encrypt(secret, 'outbox', { stopPath: signStopLink(secret, site.code, userId, now) });
  return { channel: 'mail' as const, receiver: email, template: 'in-stock', data: { name, maker, path }, sealed };
}
