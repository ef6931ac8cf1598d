import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { findArranging, findCategories, lockCategories } from './categories.db.js';
import { deletePlaces, insertPlaces } from './category-places.db.js';

                                                                                                             

/** Puts all categories of the site in an order; `seen` is the one that was shown. */
export async function arrangeCategories(
  database          ,
  site      ,
  { seen, order, by, now }                   ,
)                               {
  return database.transaction(async (db)                               => {
    await lockCategories(db, { site: site.code });
    const before = distinct((await findCategories(db, { site: site.code })).map(({ category }) => category));
    if (!isSame(before, distinct(seen)) || !isSame(before.toSorted(), distinct(order).toSorted()))
      return changedMeanwhile(db, site);
    const after = distinct(order);
    if (isSame(before, after)) return new Refusal('changed', t`This is their order already.`);
    await deletePlaces(db, { site: site.code });
    await insertPlaces(db, { site: site.code, categories: after });
    await recordAudit(db, {
      ...{ site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'categories arranged' },
      ...{ subject: site.code, details: { before: { order: before }, after: { order: after } } },
    });
    return undefined;
  });
}

const distinct = (names                   ) => [...new Set(names)];
const isSame = (one                   , other                   ) => JSON.stringify(one) === JSON.stringify(other);

async function changedMeanwhile(db    , site      )                   {
  const [last] = await findArranging(db, { site: site.code });
  if (!last) return new Refusal('changed', t`The categories have changed meanwhile. Please look again.`);
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return new Refusal(
    'changed',
    t`The categories have changed meanwhile; ${last.by} arranged them, ${at}. Please look again.`,
  );
}
