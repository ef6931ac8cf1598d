                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { setTransferAllowed } from './decide-account.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                                                                                                          

export function setTransferPermission(
  database          ,
  site      ,
  { email, allowed, note, by, now }                    ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId, transferAllowed: before } = account;
    if (before === allowed)
      return new Refusal('not_allowed', `${account.email} may ${allowed ? 'already' : 'not'} pay by bank transfer.`);
    await setTransferAllowed(db, { customerId, allowed, by, now });
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: allowed ? 'bank transfer allowed' : 'bank transfer disallowed',
      details: { before, after: allowed, note },
    });
    return undefined;
  });
}
