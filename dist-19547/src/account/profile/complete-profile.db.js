import { and, eq } from 'drizzle-orm';
                                                                   
                                                    
import { addresses, customers, taxRegistrations, users } from '../account.table.js';
                                                                                

                                
                 
                     
                 
                  
                 
                            
                                                     
                         
                          
                                                                      
                                                            
  

export async function saveCompletedProfile(db    , profile                  , now      )                {
  const { site, customerId, userId, mobile, registration, listed } = profile;
  const granted = listed && {
    status: 'active'         ,
    priceListId: listed.priceListId,
    statusBy: listed.by,
    statusAt: now,
  };
  await db
    .update(customers)
    .set({ profileAt: now, ...granted })
    .where(eq(customers.id, customerId));
  await db
    .update(users)
    .set({ mobile, mobileVerifiedAt: profile.isMobileVerified ? now : null })
    .where(and(eq(users.id, userId), eq(users.customerId, customerId)));
  const owned = { site, customerId, isDefault: true, createdAt: now };
  const verified = listed ? { verifiedAt: now, verifiedBy: listed.by } : {};
  await db.insert(taxRegistrations).values({ ...owned, ...registration, ...verified, legalName: profile.company });
  const approved = listed ? { approvalStatus: 2, approvedAt: now, approvedBy: listed.by } : {};
  await db.insert(addresses).values([
    { ...owned, ...approved, ...profile.billing, purpose: 'billing' },
    { ...owned, ...approved, ...profile.delivery, purpose: 'delivery' },
  ]);
}
