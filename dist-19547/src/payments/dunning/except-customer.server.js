import { dayOf } from '../../lib/dates.js';
                                                                         
import { Refusal } from '../../server/refuse.server.js';
import { recordAudit } from '../../server/security/audit.server.js';
                                                
import { lockCustomerRow } from '../credit/ledger.db.js';
import { endException, findDebtor, insertException } from './dunning.db.js';

const maxReasonLength = 300;

                                
                     
                                  
                    
                 
             
            
  

/** Whether a customer gets reminders; a reason says why not. */
export async function exceptFromDunning(
  database          ,
  site      ,
  { customerId, excepted, reason: typed, by, now }                  ,
)                               {
  const reason = typed.trim();
  if (excepted && reason === '') return new Refusal('cannot_be', 'Say why the customer gets no reminders.');
  if (reason.length > maxReasonLength)
    return new Refusal('cannot_be', `Use at most ${maxReasonLength} characters for the reason.`);
  const today = dayOf(now, site.calendar.timeZone);
  return database.transaction(async (db) => {
    await lockCustomerRow(db, { customerId });
    const [debtor] = await findDebtor(db, { site: site.code, today, customerId });
    if (!debtor) return new Refusal('unknown_customer', `${site.name} has no such customer.`);
    const { company, exception, exceptionBy } = debtor;
    if (excepted && exception !== null)
      return new Refusal('changed_since', `${company} gets no reminders already: ${exception} (${exceptionBy}).`);
    if (!excepted && exception === null) return new Refusal('changed_since', `${company} gets reminders already.`);
    if (excepted) await insertException(db, { site: site.code, customerId, reason, by, now });
    else await endException(db, { customerId, by, now });
    await recordAudit(db, {
      site: site.code,
      at: now,
      actor: 'staff',
      actorName: by,
      action: excepted ? 'reminders stopped' : 'reminders resumed',
      subject: company,
      customerId,
      details: { before: exception, after: excepted ? reason : null },
    });
    return undefined;
  });
}
