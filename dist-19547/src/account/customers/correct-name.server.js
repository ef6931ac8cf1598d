import { queueMessages } from '../../messages/queue-message.server.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { isCompanyName } from '../forms/company-name.rule.js';
import { isPersonName } from '../forms/sign-up-form.rule.js';
import { saveSignatory } from '../profile/profile.db.js';
import { accountCorrectedMail,                 } from './account-corrected.mail.js';
import { customerChangedMeanwhile } from './changed-meanwhile.server.js';
import { setCompanyName } from './correct-account.db.js';
import { staffEntryOf, withLockedAccount } from './locked-account.server.js';

const maxCompanyName = 150;
const maxPersonName = 100;

                                                                             

                              
                
                                       
                        
                                                      
                           
             
            
  

const action = 'name corrected';

/** Documents issued before keep the former name. */
export function correctName(
  database          ,
  site      ,
  { email, names, seen, by, now }                ,
)                               {
  return withLockedAccount(database, site, email, async (db, account) => {
    const { customerId, userId, company, firstName, lastName } = account;
    const before        = { company, firstName, lastName };
    if (seen && !isSame(seen, before)) {
      const what = `The account is ${company}, ${firstName} ${lastName}`;
      return customerChangedMeanwhile(db, site, { customerId, actions: [action, 'profile changed'], what });
    }
    const after        = { ...before, ...names };
    const problem = nameProblem(after);
    if (problem) return new Refusal('bad_name', problem);
    if (isSame(before, after)) return new Refusal('not_allowed', 'The account already has this name.');
    if (after.company !== company) await setCompanyName(db, { customerId, before: company, after: after.company });
    await saveSignatory(db, userId, { firstName: after.firstName, lastName: after.lastName });
    const mail = accountCorrectedMail(account.email, site.tax.numberLabel, correctionsOf(before, after));
    await queueMessages(db, site.code, now, [mail]);
    await recordAudit(db, { ...staffEntryOf(site, account, { by, now }), action, details: { before, after } });
    return undefined;
  });
}

function nameProblem({ company, firstName, lastName }       )                     {
  if (company.length > maxCompanyName || !isCompanyName(company))
    return `Please write a company name of at most ${maxCompanyName} letters, digits and , . / _ ( ) & @ -`;
  const badName = [firstName, lastName].some((name) => name.length > maxPersonName || !isPersonName(name));
  return badName ? `Please write first and last name with letters, at most ${maxPersonName} each.` : undefined;
}

const isSame = (a       , b       ) =>
  a.company === b.company && a.firstName === b.firstName && a.lastName === b.lastName;

function correctionsOf(before       , after       )               {
  const person = ({ firstName, lastName }       ) => `${firstName} ${lastName}`.trim();
  const all               = [
    { field: 'company', before: before.company, after: after.company },
    { field: 'name', before: person(before), after: person(after) },
  ];
  return all.filter((one) => one.before !== one.after);
}
