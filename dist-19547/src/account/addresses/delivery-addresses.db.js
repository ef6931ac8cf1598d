import { and, eq, ne } from 'drizzle-orm';
                                                                   
                                                    
import { addresses } from '../account.table.js';

                           
               
                   
                        
                   
                  
                             
                              
                                   
  

                                                                                   

export async function insertDelivery(db    , { now, ...owner }       , address             )                  {
  const row = { ...owner, ...address, purpose: 'delivery'         , createdAt: now };
  const [added] = await db.insert(addresses).values(row).returning({ id: addresses.id });
  return added?.id ?? 0;
}

/** Orders keep their own copy of the address. */
export async function retireAddress(db    , id        , now      )                {
  await db.update(addresses).set({ retiredAt: now, isDefault: false }).where(eq(addresses.id, id));
}

export async function setDefaultDeliveryAddress(db    , customerId        , id        )                {
  const deliveries = and(eq(addresses.customerId, customerId), eq(addresses.purpose, 'delivery'));
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(deliveries, ne(addresses.id, id)));
  await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(deliveries, eq(addresses.id, id)));
}
