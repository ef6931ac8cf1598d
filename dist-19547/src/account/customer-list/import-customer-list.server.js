                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import {                        compareListed, upsertListed } from './import-customer-list.db.js';

                                                                     

                                                                                    

/** Accounts linked earlier keep the terms they got; a changed line applies to later links. */
export async function importCustomerList(
  db    ,
  site      ,
  lines                             ,
  { by, now }                           ,
)                        {
  const written = await upsertListed(db, { site: site.code, now, by, lines: JSON.stringify(lines) });
  const inserted = written.filter((row) => row.inserted).length;
  const listing = { inserted, changed: written.length - inserted, unchanged: lines.length - written.length };
  const act = { site: site.code, at: now, actor: 'staff'         , actorName: by };
  if (written.length > 0)
    await recordAudit(db, { ...act, action: 'customer list imported', subject: 'customer list', details: listing });
  return listing;
}

/** By customer ID, what importing the lines would do. */
export async function compareCustomerList(db    , { code: site }      , lines                             ) {
  const compared = await compareListed(db, { site, lines: JSON.stringify(lines) });
  return new Map(
    compared.map(({ customerCode, isNew, isSame }) => [
      customerCode,
      isNew ? ('new'         ) : isSame ? ('unchanged'         ) : ('changed'         ),
    ]),
  );
}
