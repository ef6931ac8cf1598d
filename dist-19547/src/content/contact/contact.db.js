import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
                                                    
import { contactMessages } from './contact-messages.table.js';

const p = sql.placeholder;

                       
                 
                    
                   
                
                
                  
                  
  

export const saveMessage = prepareStatement                                       (
  'contact_keep',
  sql`insert into ${contactMessages} (site, first_name, last_name, email, phone, message, captcha, created_at)
    values (${p('site')}, ${p('firstName')}, ${p('lastName')}, ${p('email')}, ${p('phone')}, ${p('message')},
      ${p('captcha')}, ${p('now')}::timestamptz)`,
);

export const findMessage = prepareStatement                                (
  'contact_find',
  sql`select id from ${contactMessages}
    where captcha = ${p('captcha')} and site = ${p('site')} and first_name = ${p('firstName')}
      and last_name = ${p('lastName')} and email = ${p('email')} and phone = ${p('phone')}
      and message = ${p('message')}`,
);
