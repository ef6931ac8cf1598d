import { eq, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { taxRegistrations } from '../account.table.js';
import { makeDefaultRegistration, noPendingNumber } from '../profile/profile.db.js';

                                   
             
                 
                    
                               
                                                                       
                        
  

export const findDefaultRegistration = prepareStatement                                             (
  'default_number',
  sql`select r.id, r.number, r.verified_at is not null as verified, r.pending_number as "pendingNumber",
      (select o.id from ${taxRegistrations} o where o.customer_id = r.customer_id and o.number = r.pending_number) as "sameId"
    from ${taxRegistrations} r where r.customer_id = ${sql.placeholder('customerId')} and r.is_default`,
);

                                           

export async function markRegistrationVerified(
  db    ,
  { id, sameId }                     ,
  { by, now }           ,
)                {
  const mark = { verifiedAt: now, verifiedBy: by };
  if (sameId === null) {
    const changed = {
      number: sql`coalesce(${taxRegistrations.pendingNumber}, ${taxRegistrations.number})`,
      regionId: sql`coalesce(${taxRegistrations.pendingRegionId}, ${taxRegistrations.regionId})`,
    };
    await db
      .update(taxRegistrations)
      .set({ ...changed, ...noPendingNumber, ...mark })
      .where(eq(taxRegistrations.id, id));
    return;
  }
  await makeDefaultRegistration(db, id, sameId);
  await db.update(taxRegistrations).set(mark).where(eq(taxRegistrations.id, sameId));
}

export async function discardPendingNumber(db    , { id }                     )                {
  await db.update(taxRegistrations).set(noPendingNumber).where(eq(taxRegistrations.id, id));
}
