import { type SQL, sql } from 'drizzle-orm';
import { searchTextOf } from '../server/database/search-text.sql.ts';
import { addresses, customers, taxRegistrations, users } from './account.table.ts';
import { customerContacts } from './customer-contacts.table.ts';
import { listedCustomers } from './customer-list/listed-customers.table.ts';
import { addressText, contactText, listedText, registrationText, userText } from './customer-texts.sql.ts';

const p = sql.placeholder;
const site = p('site');

/** Each word is looked up in the index of every table; a customer is found where each of the words is found with it. */
const found = (atMost: SQL) => sql`(select m.customer_id from (
    select w.word, t.customer_id
    from unnest(${p('searchWords')}::int[], ${p('searchPatterns')}::text[]) as w (word, pattern)
      cross join lateral (
        (select c.id as customer_id from ${customers} c
          where c.site = ${site} and ${searchTextOf(sql`c.name`)} like w.pattern ${atMost})
        union all (select u.customer_id from ${users} u
          where u.site = ${site} and ${userText({ firstName: sql`u.first_name`, lastName: sql`u.last_name`, email: sql`u.email`, mobile: sql`u.mobile` })} like w.pattern ${atMost})
        union all (select k.customer_id from ${customerContacts} k
          where k.site = ${site} and ${contactText({ name: sql`k.name`, email: sql`k.email`, phone: sql`k.phone` })} like w.pattern ${atMost})
        union all (select a.customer_id from ${addresses} a
          where a.site = ${site} and a.retired_at is null and ${addressText({ cityName: sql`a.city_name`, pincode: sql`a.pincode`, contactName: sql`a.contact_name`, contactPhone: sql`a.contact_phone` })} like w.pattern ${atMost})
        union all (select r.customer_id from ${taxRegistrations} r
          where r.site = ${site} and ${registrationText({ number: sql`r.number`, pendingNumber: sql`r.pending_number`, legalName: sql`r.legal_name` })} like w.pattern ${atMost})
        union all (select l.linked_customer_id from ${listedCustomers} l
          where l.site = ${site} and l.linked_customer_id is not null
            and ${listedText({ customerCode: sql`l.customer_code` })} like w.pattern ${atMost})) t) m
  group by m.customer_id having count(distinct m.word) = ${p('searchCount')}::int)`;

export const customersFound = found(sql``);

/** Of one word that thousands have, the first of each table are enough to show some. */
export const someCustomersFound = found(sql`limit case when ${p('searchCount')}::int = 1 then 2000 end`);

/** 0 for a customer of this name, 1 where the name begins so, 2 where a word of it does, 3 for any other. */
export const nameRank = (name: SQL): SQL => sql`case when ${searchTextOf(name)} ~ ${p('nameIs')}::text then 0
    when ${searchTextOf(name)} ~ ${p('nameBegins')}::text then 1
    when ${searchTextOf(name)} like ${p('nameWord')}::text then 2 else 3 end`;
