import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                         
import { notFound, Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { lockItem, updateItem } from './item-changes.db.js';

                                                               

/** The shop no longer shows it; orders, RFIs and documents that name it stay as they are. */
export const retireItem = (database          , site      , change            ) =>
  setRetired(database, site, change, true);

export const bringItemBack = (database          , site      , change            ) =>
  setRetired(database, site, change, false);

async function setRetired(
  database          ,
  site      ,
  { id, by, now }            ,
  isRetired         ,
)                               {
  return database.transaction(async (db) => {
    const item = await lockItem(db, site.code, id);
    if (!item) throw notFound(t`The item`);
    const { code, retiredAt } = item;
    if (isRetired && retiredAt)
      return new Refusal('already', t`It is retired since ${formatDateTime(retiredAt, site.calendar.timeZone)}.`);
    if (!isRetired && !retiredAt) return new Refusal('already', t`It is on sale already.`);
    const after = isRetired ? now : null;
    await updateItem(db, id, { retiredAt: after, updatedAt: now });
    const action = isRetired ? 'item retired' : 'item brought back';
    const entry = { site: site.code, at: now, actor: 'staff'         , actorName: by, action, subject: code };
    await recordAudit(db, { ...entry, details: { before: { retiredAt }, after: { retiredAt: after } } });
    return undefined;
  });
}
