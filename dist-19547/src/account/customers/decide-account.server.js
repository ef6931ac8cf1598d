import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { accountDecidedMail } from '../account.mail.js';
                                                          
import {
                       
  accountDecisions,
  decisionOutcomes,
  decisionRefusal,
} from '../permissions/account-decision.rule.js';
import { statusLabel } from '../permissions/account-status.rule.js';
import { customerChangedMeanwhile, numberActions } from './changed-meanwhile.server.js';
                                                         
import {                          markAddressesVerified, setAccountStatus } from './decide-account.db.js';
import { findDefaultRegistration } from './decide-tax-number.db.js';
import { verifyDefaultTaxNumber } from './decide-tax-number.server.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

/** `taxNumber` is the one given last, verified or not: approving verifies it. */
                                                                               

                                 
                
                            
                 
                                                  
                                 
             
            
  

export function decideAccount(
  database          ,
  site      ,
  decided                   ,
)                               {
  return withLockedAccount(database, site, decided.email, async (db, account) => {
    const checked = await checkDecision(db, site, account, decided);
    if (checked instanceof Refusal) return checked;
    await checked.save();
    const mail = accountDecidedMail(account.email, account.company, decided.decision, decided.reason);
    await queueMessages(db, site.code, decided.now, [mail]);
    return undefined;
  });
}

/**
 * Approving also verifies the tax number and the billing address, even while the commercial approval is outstanding.
 * Call under the lock of the account; the mail is the caller's.
 */
export async function checkDecision(
  db    ,
  site      ,
  account                    ,
  { decision, reason, seen, by, now }                                  ,
)                                   {
  const changed = seen && (await findChange(db, site, account, seen));
  if (changed) return changed;
  const refusal = decisionRefusal(decision, reason, account);
  if (refusal) return new Refusal('not_allowed', refusal);
  const { customerId, status: before } = account;
  const { status } = decisionOutcomes[decision];
  const isVerified = status !== 'verification_pending';
  return {
    isNew: true,
    save: async () => {
      await setAccountStatus(db, { customerId, status, reason: reason || null, by, now });
      const taxNumber = isVerified ? await verifyDefaultTaxNumber(db, customerId, { by, now }) : undefined;
      if (isVerified) await markAddressesVerified(db, { customerId, by, now });
      const details = { before, after: status, reason, ...(taxNumber && { taxNumber }) };
      await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: `account ${decision}`, details });
    },
  };
}

const decisionActions = accountDecisions.map((decision) => `account ${decision}`);

async function findChange(
  db    ,
  site      ,
  { customerId, status }                    ,
  seen             ,
)                               {
  if (status !== seen.status) {
    const what = `The account is ${statusLabel(status, undefined)}`;
    return customerChangedMeanwhile(db, site, { customerId, actions: decisionActions, what });
  }
  const [registration] = await findDefaultRegistration(db, { customerId });
  const taxNumber = registration?.pendingNumber ?? registration?.number ?? null;
  if (taxNumber === seen.taxNumber) return undefined;
  const what = `The ${site.tax.numberLabel} is ${taxNumber ?? 'not given'}`;
  return customerChangedMeanwhile(db, site, { customerId, actions: numberActions, what });
}
