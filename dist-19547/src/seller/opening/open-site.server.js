                                                                   
import { recordAudit } from '../../server/security/audit.server.js';
                                                      
import { findOpening,                   writeOpening } from './opening.db.js';

                                        

/** False when it is open already. */
export const openSite = (db    , site            , author        ) => changeOpening(db, site, true, author);

/** False when it is closed already. */
export const closeSite = (db    , site            , author        ) => changeOpening(db, site, false, author);

async function changeOpening(db    , site            , isOpen         , { by, now }        )                   {
  const { code, name } = site;
  const wasWritten = (await writeOpening(db, { site: code, isOpen, by, now })).length === 1;
  if (!wasWritten) return false;
  const action = isOpen ? 'shop opened' : 'shop closed';
  await recordAudit(db, { site: code, at: now, actor: 'staff', actorName: by, action, subject: name });
  return true;
}

/** Undefined for a site that was never opened or closed. */
export const lastOpening = async (db    , { code }            )                                   =>
  (await findOpening(db, { site: code }))[0];
