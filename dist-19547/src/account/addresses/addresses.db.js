import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { addresses, taxRegistrations } from '../account.table.js';
                                                                                      
import { defaultRegistration, namedRegistration } from '../tax-registration/registration.sql.js';

                          
             
                                  
               
                   
                        
                   
                  
                             
                              
                                  
                                   
                         
                                
                     
                                   
                                      
  

export const findAddresses = prepareStatement                                    (
  'addresses_of_customer',
  sql`select a.id, a.purpose, a.line, a.region_id as "regionId", a.city_id as "cityId", a.city_name as "cityName",
      a.pincode, a.contact_name as "contactName", a.contact_phone as "contactPhone",
      a.tax_registration_id as "taxRegistrationId",
      a.approval_status as "approvalStatus", a.approval_reason as "approvalReason", a.is_default as "isDefault",
      ${namedRegistration} as named, ${defaultRegistration(sql`a.customer_id`)} as standard
    from ${addresses} a
    where a.customer_id = ${sql.placeholder('customerId')} and a.retired_at is null
    order by a.is_default desc, a.id`,
);

export const findRegistrationNumbers = prepareStatement 
                         
                                                  
 (
  'registrations_of_customer',
  sql`select id, number, region_id as "regionId" from ${taxRegistrations}
    where customer_id = ${sql.placeholder('customerId')} order by is_default desc, id`,
);
