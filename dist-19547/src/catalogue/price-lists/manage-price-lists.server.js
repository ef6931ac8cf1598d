import { dayOf } from '../../lib/dates.js';
import { t } from '../../lib/i18n.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { priceListNameProblem } from './price-list-name.rule.js';
import { copyRows, insertPriceList, lockPriceLists,                     renameList } from './price-lists.db.js';

                               
               
                                                                    
                              
             
            
  

export async function createPriceList(
  database          ,
  site      ,
  { name, copyOf, by, now }                 ,
)                                   {
  return database.transaction(async (db) => {
    const lists = await lockPriceLists(db, { site: site.code });
    const problem = priceListNameProblem(name, lists);
    if (problem) return new Refusal('wrong_name', problem);
    const original = lists.find(({ id }) => id === copyOf);
    if (copyOf !== undefined && !original) return unknownList();
    const id = await insertPriceList(db, site, name.trim(), []);
    if (id === undefined) return new Refusal('wrong_name', t`There is a price list of this name already.`);
    if (original) await copyRows(db, { from: original.id, to: id, today: dayOf(now, site.calendar.timeZone) });
    const after = { id, name: name.trim(), ...(original && { copyOf: original.name }) };
    await audit(db, site, 'price list created', { by, now }, null, after);
    return { id, name: name.trim() };
  });
}

                               
             
               
                                      
                            
             
            
  

export async function renamePriceList(
  database          ,
  site      ,
  { id, name, seen, by, now }                 ,
)                                   {
  return database.transaction(async (db) => {
    const lists = await lockPriceLists(db, { site: site.code });
    const list = lists.find((one) => one.id === id);
    if (!list) return unknownList();
    if (seen !== undefined && seen !== list.name)
      return new Refusal('changed_meanwhile', t`This price list is called ${list.name} now; somebody else renamed it.`);
    const problem = priceListNameProblem(
      name,
      lists.filter((one) => one.id !== id),
    );
    if (problem) return new Refusal('wrong_name', problem);
    await renameList(db, { id, name: name.trim() });
    await audit(db, site, 'price list renamed', { by, now }, list, { id, name: name.trim() });
    return { id, name: name.trim() };
  });
}

const unknownList = () => new Refusal('unknown_owner', t`This price list was not found.`);

async function audit(
  db    ,
  site      ,
  action        ,
  { by, now }                           ,
  before                      ,
  after               ,
)                {
  const entry = { site: site.code, at: now, actor: 'staff'         , actorName: by, action, subject: after.name };
  await recordAudit(db, { ...entry, details: { before, after } });
}
