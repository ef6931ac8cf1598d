import { and, eq, isNull, sql } from 'drizzle-orm';
                                                                   
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { addresses, taxRegistrations, users } from '../account.table.js';

const p = sql.placeholder;

                                                               
                              
               
                   
                        
                   
                  
  

/** A changed address has to be verified again. */
export async function saveBillingAddress(
  db    ,
  { site, customerId, now }       ,
  place                ,
)                {
  const unseen = { approvalStatus: 1, approvalReason: null, approvedAt: null, approvedBy: null };
  const billing = and(
    eq(addresses.customerId, customerId),
    eq(addresses.purpose, 'billing'),
    eq(addresses.isDefault, true),
    isNull(addresses.retiredAt),
  );
  const changed = await db
    .update(addresses)
    .set({ ...place, ...unseen })
    .where(billing)
    .returning({ id: addresses.id });
  if (changed.length > 0) return;
  await db
    .insert(addresses)
    .values({ ...place, site, customerId, purpose: 'billing', isDefault: true, createdAt: now });
}

                                                                                   

                                                                                                  

const findMatchingRegistrations = prepareStatement                                                              (
  'registrations_to_change',
  sql`select r.id, r.number, r.is_default as "isDefault", r.verified_at is not null as verified
    from ${taxRegistrations} r
    where r.customer_id = ${p('customerId')} and (r.is_default or r.number = ${p('number')})`,
);

/**
 * A verified number is kept until staff have verified the new one; an unverified one is overwritten. Returns the
 * verified number that is to be replaced.
 */
export async function saveTaxNumber(db    , owner       , given              )                              {
  const matching = await findMatchingRegistrations(db, { customerId: owner.customerId, number: given.number });
  const standard = matching.find((one) => one.isDefault);
  const known = matching.find((one) => one.number === given.number);
  if (!standard) {
    const row = { ...given, site: owner.site, customerId: owner.customerId, isDefault: true, createdAt: owner.now };
    await db.insert(taxRegistrations).values(row);
    return undefined;
  }
  if (known && (known.verified || !standard.verified)) {
    await makeDefaultRegistration(db, standard.id, known.id);
    return undefined;
  }
  const where = eq(taxRegistrations.id, standard.id);
  if (!standard.verified) {
    await db.update(taxRegistrations).set(given).where(where);
    return undefined;
  }
  const pending = { pendingNumber: given.number, pendingRegionId: given.regionId, pendingAt: owner.now };
  await db.update(taxRegistrations).set(pending).where(where);
  return standard.number;
}

export const noPendingNumber = { pendingNumber: null, pendingRegionId: null, pendingAt: null };

export async function makeDefaultRegistration(db    , formerId        , id        )                {
  await db
    .update(taxRegistrations)
    .set({ ...noPendingNumber, isDefault: false })
    .where(eq(taxRegistrations.id, formerId));
  await db.update(taxRegistrations).set({ isDefault: true }).where(eq(taxRegistrations.id, id));
}

export async function saveSignatory(
  db    ,
  userId        ,
  name                                         ,
)                {
  await db.update(users).set(name).where(eq(users.id, userId));
}
