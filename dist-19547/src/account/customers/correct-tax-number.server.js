import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { taxNumberMessage } from '../forms/profile-form.rule.js';
import { registrationRegionId } from '../tax-registration/registration-region.js';
import { isTaxNumber, normalizeTaxNumber } from '../tax-registration/tax-number.rule.js';
import { accountCorrectedMail } from './account-corrected.mail.js';
import { customerChangedMeanwhile, numberActions } from './changed-meanwhile.server.js';
import { findBillingRegion, findRegistrationWithNumber, saveVerifiedNumber } from './correct-account.db.js';
import { findDefaultRegistration } from './decide-tax-number.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

                                   
                
                    
                                                         
                            
             
            
  

/** Staff have seen the papers: the number counts as verified, and tax follows it from the next order on. */
export function correctTaxNumber(
  database          ,
  site      ,
  { email, taxNumber, seen, by, now }                     ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId } = account;
    const { numberLabel } = site.tax;
    const number = normalizeTaxNumber(taxNumber);
    if (!isTaxNumber(number, site.tax)) return new Refusal('bad_number', taxNumberMessage(site.tax));
    const [registration] = await findDefaultRegistration(db, { customerId });
    if (!registration) return new Refusal('no_profile', 'The buyer has not completed the profile yet.');
    const { id: defaultId, number: before, verified, pendingNumber } = registration;
    if (seen !== undefined && seen !== before) {
      const what = `The ${numberLabel} is ${before}`;
      return customerChangedMeanwhile(db, site, { customerId, actions: numberActions, what });
    }
    if (number === before && verified && !pendingNumber)
      return new Refusal('not_allowed', `The account already has ${numberLabel} ${number}, and it is verified.`);
    const [billing] = await findBillingRegion(db, { customerId });
    const [same] = await findRegistrationWithNumber(db, { customerId, number });
    const regionId = registrationRegionId(number, billing?.regionId ?? 0, site);
    await saveVerifiedNumber(db, { customerId, defaultId, sameId: same?.id, number, regionId, by, now });
    const correction = { field: 'tax number'         , before, after: number };
    await queueMessages(db, site.code, now, [accountCorrectedMail(account.email, numberLabel, [correction])]);
    const details = { before, after: number, ...(pendingNumber && { discarded: pendingNumber }) };
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action: 'tax number corrected', details });
    return undefined;
  });
}
