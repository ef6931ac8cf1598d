import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { reasonRequired } from '../permissions/account-decision.rule.js';
import { customerChangedMeanwhile, numberActions } from './changed-meanwhile.server.js';
import { discardPendingNumber, findDefaultRegistration, markRegistrationVerified } from './decide-tax-number.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                                
                
                    
                 
                                               
                            
             
            
  

                                                                                    

export async function decideTaxNumber(
  database          ,
  site      ,
  { email, verified, reason, seen, by, now }                  ,
)                                      {
  if (!verified && reason === '') return new Refusal('no_reason', reasonRequired);
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId } = account;
    const [registration] = await findDefaultRegistration(db, { customerId });
    const { numberLabel } = site.tax;
    if (seen !== undefined && registration && registration.pendingNumber !== seen) {
      const what = `The ${numberLabel} that waits is ${registration.pendingNumber ?? 'none'}`;
      return customerChangedMeanwhile(db, site, { customerId, actions: numberActions, what });
    }
    if (!registration?.pendingNumber)
      return new Refusal('nothing_waits', `${account.email} has no changed ${numberLabel} waiting for verification.`);
    const before = registration.number;
    const requestedNumber = registration.pendingNumber;
    const effectiveNumber = verified ? requestedNumber : before;
    if (verified) await markRegistrationVerified(db, registration, { by, now });
    else await discardPendingNumber(db, registration);
    const data = { numberLabel, asked: requestedNumber, counts: effectiveNumber, verified, reason };
    await queueMessages(db, site.code, now, [
      { channel: 'mail', receiver: account.email, template: 'tax-number-decided', data },
    ]);
    await recordAudit(db, {
      ...staffEntryOf(site, account, { by, now }),
      action: verified ? 'tax number verified' : 'tax number rejected',
      details: { before, after: effectiveNumber, asked: requestedNumber, reason },
    });
    return { requestedNumber, effectiveNumber };
  });
}

export async function verifyDefaultTaxNumber(db    , customerId        , who                           ) {
  const [registration] = await findDefaultRegistration(db, { customerId });
  if (!registration || (registration.verified && !registration.pendingNumber)) return undefined;
  await markRegistrationVerified(db, registration, who);
  return registration.pendingNumber ?? registration.number;
}
