import { formatDateTime } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                          
import { importedFacts } from '../import/import-columns.server.js';
import {
                
  countInCategory,
  findCategories,
  findRenaming,
  lockCategories,
  renameInItems,
  renameInPrices,
} from './categories.db.js';
import { leadToNewName } from './category-names.server.js';
import { renamePlace } from './category-places.db.js';

                                                   

export const listCategories = (db    , site          )                      => findCategories(db, { site });

                                                                                 
                                                                   

/** Renames it in every item and in the price rows that are for it. Two categories are not made one in this way. */
export async function renameCategory(
  database          ,
  site      ,
  { from, to, by, now }                ,
)                                     {
  const read = importedFacts.category.read(to);
  if ('problem' in read) return new Refusal('to', t`A category needs a name with a letter or digit, at most 80 long.`);
  const name = read.value;
  return database.longTransaction(async (db) => {
    await lockCategories(db, { site: site.code });
    const count = async (category        ) => (await countInCategory(db, { site: site.code, category }))[0]?.items ?? 0;
    if ((await count(from)) === 0) return goneMeanwhile(db, site, from);
    if (name === from) return new Refusal('to', t`That is its name already.`);
    if ((await count(name)) > 0)
      return new Refusal('to', t`There is a category ${name} already; merge the two instead.`);
    const renaming = { site: site.code, from, to: name };
    const [items, priceRows] = [
      await renameInItems(db, { ...renaming, superCategory: null, now }),
      await renameInPrices(db, renaming),
    ];
    await renamePlace(db, renaming);
    await leadToNewName(db, { ...renaming, now });
    const result = { items: items.length, priceRows: priceRows.length };
    const entry = { site: site.code, at: now, actor: 'staff'         , actorName: by, action: 'category renamed' };
    const details = { before: { category: from }, after: { category: name }, ...result };
    await recordAudit(db, { ...entry, subject: from, details });
    return result;
  });
}

export async function goneMeanwhile(db    , site      , from        )                   {
  const [last] = await findRenaming(db, { site: site.code, from });
  if (!last) return new Refusal('from', t`No item has the category ${from} any more.`);
  const at = formatDateTime(last.at, site.calendar.timeZone);
  return new Refusal('from', t`${from} is called ${last.to} now; ${last.by} renamed it, ${at}.`);
}
