import { customerChangedMeanwhile } from '../../account/customers/changed-meanwhile.server.js';
                                                                               
import { formatMoney } from '../../lib/money.js';
import { queueMessages } from '../../messages/queue-message.server.js';
                                                                             
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { findCredit } from './credit.db.js';
import { creditFigures } from './credit-figures.rule.js';
import {                   creditTermsErrors, isSameTerms } from './credit-terms.rule.js';
import { currentTerms, grantCredit } from './grant-credit.server.js';
import {                lockBorrower } from './set-credit-terms.db.js';

                                            
                
                                              
               
                                                                   
                                        
             
            
  

                                                                                                            

const action = 'credit terms set';

/** A limit below what is used stops further orders on credit; what is ordered stays. */
export function setCreditTerms(
  database          ,
  site      ,
  { email, ...change }                ,
)                                    {
  return database.transaction(async (db) => {
    const [borrower] = await lockBorrower(db, { site: site.code, email: email.trim().toLowerCase() });
    if (!borrower) return new Refusal('unknown_account', `${site.name} has no account ${email}.`);
    const checked = await checkCreditTerms(db, site, borrower, change);
    if (checked instanceof Refusal) return checked;
    const { before, terms, isNew } = checked;
    if (!isNew) return new Refusal('not_allowed', 'These are the terms already.');
    await checked.save();
    await mailTerms(db, site, borrower, terms, { isFirst: !before, now: change.now });
    const [credit] = await findCredit(db, borrower);
    const { availableMinor, overLimitMinor } = creditFigures(credit ?? noUse, 0);
    return { before, availableMinor, overLimitMinor };
  });
}

                                                                                       

/** Call under the lock of the customer; the mail is the caller's. */
export async function checkCreditTerms(
  db    ,
  site      ,
  { customerId, userId, email }                           ,
  { note, seen, by, now, ...terms }                               ,
)                                  {
  const [wrong] = creditTermsErrors(terms);
  if (wrong) return new Refusal('bad_terms', wrong.message);
  const changed = await termsChangedMeanwhile(db, site, customerId, seen);
  if (changed) return changed;
  const before = await currentTerms(db, customerId);
  return {
    ...{ before, terms, isNew: !before || !isSameTerms(before, terms) },
    save: async () => {
      await grantCredit(db, site, { ...terms, customerId, by, now, note });
      const who = { actor: 'staff'         , actorName: by, customerId, userId, subject: email };
      await recordAudit(db, { site: site.code, at: now, ...who, action, details: { before, after: terms, note } });
    },
  };
}

/** `seen` is undefined for whoever has not looked. */
export async function termsChangedMeanwhile(
  db    ,
  site      ,
  customerId        ,
  seen                                ,
)                               {
  const terms = await currentTerms(db, customerId);
  if (seen === undefined || isSameOrNone(terms, seen)) return undefined;
  const what = terms ? `The terms are ${termsText(site, terms)}` : 'There are no credit terms';
  return customerChangedMeanwhile(db, site, { customerId, actions: [action], what });
}

const noUse = { limitMinor: 0, usedMinor: 0, onAccountMinor: 0 };

const isSameOrNone = (terms                    , seen                    ) =>
  terms && seen ? isSameTerms(terms, seen) : !terms && !seen;

const termsText = ({ currency }      , { limitMinor, periodDays, graceDays }             ) =>
  `${formatMoney({ minor: limitMinor, currency })}, ${periodDays} days and ${graceDays} of grace`;

async function mailTerms(
  db    ,
  site      ,
  { email: receiver, company }          ,
  terms             ,
  { isFirst, now }                                 ,
) {
  const data = { company, isFirst, ...terms };
  await queueMessages(db, site.code, now, [{ channel: 'mail', receiver, template: 'credit-terms-set', data }]);
}
