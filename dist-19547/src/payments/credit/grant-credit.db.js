import { sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                          
import { creditTermsChanges } from '../credit-terms-changes.table.js';
import { creditTerms, ledgerEntries } from '../ledger.table.js';
                                                          

const p = sql.placeholder;

                                         
                     
             
            
  

export const findTerms = prepareStatement                                     (
  'credit_terms_find',
  sql`select limit_minor as "limitMinor", period_days as "periodDays", grace_days as "graceDays" from ${creditTerms}
    where customer_id = ${p('customerId')}`,
);

export async function upsertCreditTerms(
  db    ,
  site      ,
  { by: grantedBy, now: grantedAt, customerId, limitMinor, periodDays, graceDays }             ,
)                {
  const granted = { customerId, limitMinor, periodDays, graceDays, grantedBy, grantedAt };
  await db
    .insert(creditTerms)
    .values({ ...granted, site: site.code, currency: site.currency, usedMinor: usedBy(customerId) })
    .onConflictDoUpdate({ target: creditTerms.customerId, set: granted });
}

const usedBy = (customerId        ) =>
  sql        `(select coalesce(sum(e.amount_minor), 0) from ${ledgerEntries} e where e.customer_id = ${customerId})`;

export async function insertTermsChange(
  db    ,
  site      ,
  former                         ,
  {
    by: changedBy,
    now: changedAt,
    customerId,
    limitMinor,
    periodDays,
    graceDays,
    note,
  }                                ,
)                {
  await db.insert(creditTermsChanges).values({
    site: site.code,
    currency: site.currency,
    customerId,
    formerLimitMinor: former?.limitMinor ?? null,
    formerPeriodDays: former?.periodDays ?? null,
    formerGraceDays: former?.graceDays ?? null,
    limitMinor,
    periodDays,
    graceDays,
    note,
    changedAt,
    changedBy,
  });
}

                                               
             
                                  
                                  
                                 
               
                  
                    
  

/** Newest first. */
export const findTermsChanges = prepareStatement 
                                                        
                   
 (
  'credit_terms_changes',
  sql`select id, former_limit_minor as "formerLimitMinor", former_period_days as "formerPeriodDays",
      former_grace_days as "formerGraceDays", limit_minor as "limitMinor", period_days as "periodDays",
      grace_days as "graceDays", note, changed_at as "changedAt", changed_by as "changedBy"
    from ${creditTermsChanges}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
