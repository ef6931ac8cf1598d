                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { customerChangedMeanwhile } from './changed-meanwhile.server.js';
                                                         
import { setManagerName } from './commercial-settings.db.js';
                                                                 
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

const maxManagerName = 100;

                                  
                
                       
                       
                                                                 
                            
             
            
  

const action = 'sales manager set';

export function setSalesManager(
  database          ,
  site      ,
  change                    ,
)                               {
  return withLockedAccount(database, site, change.email, async (db, account) => {
    const checked = await checkSalesManager(db, site, account, change);
    if (checked instanceof Refusal) return checked;
    if (!checked.isNew)
      return new Refusal('not_allowed', `${account.salesManager ?? 'Nobody'} already looks after ${account.email}.`);
    await checked.save();
    return undefined;
  });
}

/** Call under the lock of the account. */
export async function checkSalesManager(
  db    ,
  site      ,
  account                    ,
  { salesManager: typed, seen, by, now }                                   ,
)                                   {
  const { customerId, salesManager: before } = account;
  if (seen !== undefined && seen !== (before ?? ''))
    return customerChangedMeanwhile(db, site, {
      customerId,
      actions: [action],
      what: `The sales manager is ${before ?? 'nobody'}`,
    });
  const salesManager = typed.trim() || null;
  if (salesManager && salesManager.length > maxManagerName)
    return new Refusal('too_long', `Please use at most ${maxManagerName} characters for the name.`);
  const details = { before, after: salesManager };
  return {
    isNew: salesManager !== before,
    save: async () => {
      await setManagerName(db, { customerId, salesManager });
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details });
    },
  };
}
