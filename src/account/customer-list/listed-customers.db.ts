import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, users } from '../account.table.ts';
import type { CustomerListLine } from './import-customer-list.db.ts';
import { listedCustomers } from './listed-customers.table.ts';

const p = sql.placeholder;

export type ListedCustomer = CustomerListLine & { id: number; linkedCustomerId: number | null };

const columns = sql`l.id, l.customer_code, l.tax_number, l.company, l.email, l.mobile, l.billing, l.delivery,
  l.price_list_id, l.credit_limit_minor, l.credit_period_days, l.credit_grace_days, l.linked_customer_id`;

export const findListedCustomer = prepareStatement<
  { site: SiteCode; taxNumber: string; customerCode: string },
  ListedCustomer
>(
  'listed_find',
  sql`select ${columns} from ${listedCustomers} l where l.site = ${p('site')} and l.tax_number = ${p('taxNumber')}
    and l.customer_code = ${p('customerCode')}`,
);

/** Unlinked rows first; an empty tax number or customer ID does not filter. */
export const findListedCustomersByEmail = prepareStatement<
  { site: SiteCode; email: string; company: string; taxNumber: string; customerCode: string },
  ListedCustomer
>(
  'listed_by_email',
  sql`select ${columns} from ${listedCustomers} l where l.site = ${p('site')} and l.email = ${p('email')}
      and lower(l.company) = lower(${p('company')})
      and (${p('taxNumber')} = '' or l.tax_number = ${p('taxNumber')})
      and (${p('customerCode')} = '' or l.customer_code = ${p('customerCode')})
    order by l.linked_customer_id is not null, l.id`,
);

export const findLinkedListedCustomer = prepareStatement<{ customerId: number }, ListedCustomer>(
  'listed_linked',
  sql`select ${columns} from ${listedCustomers} l where l.linked_customer_id = ${p('customerId')}`,
);

/** Returns no row when another account was linked first. */
export const linkListedCustomer = prepareWrite<{ customerId: number; now: Date }, { customerCode: string }>(
  'listed_link',
  sql`update ${listedCustomers} l set linked_customer_id = c.id, linked_at = ${p('now')}::timestamptz from ${customers} c
    where c.id = ${p('customerId')}::bigint and l.id = c.listed_customer_id
      and (l.linked_customer_id is null or l.linked_customer_id = c.id)
    returning l.customer_code`,
);

export const unlinkFromCustomerList = prepareWrite<{ customerId: number }, never>(
  'listed_forget',
  sql`with forgotten as (
      update ${customers} set listed_customer_id = null where id = ${p('customerId')}::bigint returning id)
    update ${users} u set from_customer_list = false from forgotten where u.customer_id = forgotten.id`,
);
