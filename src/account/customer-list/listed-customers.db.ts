import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import type { CustomerListLine } from './import-customer-list.db.ts';
import { listedCustomers } from './listed-customers.table.ts';

const p = sql.placeholder;

export type ListedCustomer = CustomerListLine & {
  id: number;
  linkedCustomerId: number | null;
  /** Somebody signs in for the customer, or has signed up as it and opened the mail. */
  isTaken: boolean;
};

const hasUser = sql`exists (select from ${users} w where w.customer_id = l.linked_customer_id
    and w.email_verified_at is not null)`;
const columns = sql`l.id, l.customer_code, l.tax_number, l.company, l.email, l.mobile, l.contact_name, l.sales_manager,
  l.billing, l.delivery, l.price_list_id, l.credit_limit_minor, l.credit_period_days, l.credit_grace_days,
  l.linked_customer_id, (l.joining_customer_id is not null or ${hasUser}) as is_taken`;

export const findListedCustomer = prepareStatement<
  { site: SiteCode; taxNumber: string; customerCode: string },
  ListedCustomer
>(
  'listed_find',
  sql`select ${columns} from ${listedCustomers} l where l.site = ${p('site')} and l.tax_number = ${p('taxNumber')}
    and l.customer_code = ${p('customerCode')}`,
);

/** Rows that nobody has taken first; an empty tax number or customer ID does not filter. */
export const findListedCustomersByEmail = prepareStatement<
  { site: SiteCode; email: string; company: string; taxNumber: string; customerCode: string },
  ListedCustomer
>(
  'listed_by_email',
  sql`select ${columns} from ${listedCustomers} l where l.site = ${p('site')} and l.email = ${p('email')}
      and lower(l.company) = lower(${p('company')})
      and (${p('taxNumber')} = '' or l.tax_number = ${p('taxNumber')})
      and (${p('customerCode')} = '' or l.customer_code = ${p('customerCode')})
    order by is_taken, l.id`,
);

export const findLinkedListedCustomer = prepareStatement<{ customerId: number }, ListedCustomer>(
  'listed_linked',
  sql`select ${columns} from ${listedCustomers} l
    where l.joining_customer_id = ${p('customerId')} or l.linked_customer_id = ${p('customerId')}
    order by l.joining_customer_id is null, l.id`,
);

export const findListedByCodes = prepareStatement<{ site: SiteCode; codes: string[] }, ListedCustomer>(
  'listed_by_codes',
  sql`select ${columns} from ${listedCustomers} l
    where l.site = ${p('site')} and l.customer_code = any(${p('codes')}::text[])`,
);

/**
 * Whoever signed up as a customer of the list and opened the mail. Until the profile is confirmed the account stays one
 * of its own, so that nobody sees the ledger before. No row when somebody else has taken the customer.
 */
export const linkListedCustomer = prepareWrite<{ customerId: number; now: Date }, { customerCode: string }>(
  'listed_link',
  sql`update ${listedCustomers} l set linked_customer_id = coalesce(l.linked_customer_id, c.id),
      joining_customer_id = case when l.linked_customer_id is null or l.linked_customer_id = c.id
        then l.joining_customer_id else c.id end,
      linked_at = ${p('now')}::timestamptz
    from ${customers} c
    where c.id = ${p('customerId')}::bigint and l.id = c.listed_customer_id
      and (l.linked_customer_id is null or l.linked_customer_id = c.id or l.joining_customer_id = c.id
        or (l.joining_customer_id is null and not ${hasUser}))
    returning l.customer_code`,
);

/** The line of somebody who has signed up before the seller wrote it down. */
export const linkListedAccount = prepareWrite<
  { site: SiteCode; customerCode: string; customerId: number; now: Date },
  never
>(
  'listed_link_account',
  sql`update ${listedCustomers} l set linked_customer_id = c.id, linked_at = ${p('now')}::timestamptz from ${customers} c
    where l.site = ${p('site')} and l.customer_code = ${p('customerCode')} and l.linked_customer_id is null
      and c.site = l.site and c.id = ${p('customerId')}::bigint`,
);

/** The customer of a line that names it by name and tax number. */
export const findListedParty = prepareStatement<
  { site: SiteCode; customerCode: string; company: string; taxNumber: string },
  { customerId: number | null }
>(
  'listed_party',
  sql`select l.linked_customer_id as customer_id from ${listedCustomers} l
    where l.site = ${p('site')} and (${p('customerCode')}::text = '' or l.customer_code = ${p('customerCode')}::text)
      and lower(l.company) = lower(${p('company')}) and l.tax_number = ${p('taxNumber')}
    order by l.id desc limit 1`,
);

export const unlinkFromCustomerList = prepareWrite<{ customerId: number }, never>(
  'listed_forget',
  sql`with forgotten as (
      update ${customers} set listed_customer_id = null where id = ${p('customerId')}::bigint returning id)
    update ${users} u set from_customer_list = false from forgotten where u.customer_id = forgotten.id`,
);
