                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { setAutoApproved } from './commercial-settings.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                                                                                                               

/** Orders placed from now on are confirmed without staff; those that wait already still wait. */
export function setAutoApproval(
  database          ,
  site      ,
  { email, autoApproved, note, by, now }                    ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId, autoApproved: before } = account;
    if (before === autoApproved)
      return new Refusal('not_allowed', `Automatic approval of ${account.email} is already ${before ? 'on' : 'off'}.`);
    await setAutoApproved(db, { customerId, autoApproved, by, now });
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: autoApproved ? 'automatic approval on' : 'automatic approval off',
      details: { before, after: autoApproved, note },
    });
    return undefined;
  });
}
