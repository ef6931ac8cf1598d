import { sql } from 'drizzle-orm';
import { addresses, customers, taxRegistrations } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import type { CustomerListLine } from '../../account/customer-import/import-customer-list.server.ts';
import { type ListedAddress, listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import { creditTerms } from '../../payments/ledger.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

/** A customer as it stands: what staff or its buyer have changed since the list was written counts. */
export type StandingCustomer = CustomerListLine & {
  customerId: number | null;
  /** All tax numbers of the customer. */
  numbers: string[];
};

const placeOf = (purpose: 'billing' | 'delivery') => sql`(
    select json_build_object('line', a.line, 'regionId', a.region_id, 'cityId', a.city_id, 'cityName', a.city_name,
      'pincode', a.pincode)
    from ${addresses} a
    where a.customer_id = c.id and a.purpose = ${sql.raw(`'${purpose}'`)} and a.is_default and a.retired_at is null
    limit 1)`;

/** Customers of the list by their numbers. Of one without address or contact the list says it. */
export const findStandingCustomers = prepareStatement<
  { site: SiteCode; codes: string[] },
  StandingCustomer & { ownBilling: ListedAddress | null; ownDelivery: ListedAddress | null }
>(
  'import_standing_customers',
  sql`select l.linked_customer_id as customer_id, l.customer_code,
      coalesce(case when c.id is null then l.tax_number else r.number end, '') as tax_number,
      coalesce(c.name, l.company) as company, coalesce(k.email, l.email) as email,
      case when k.id is null then l.mobile else nullif(k.phone, '') end as mobile,
      coalesce(k.name, l.contact_name) as contact_name,
      case when c.id is null then l.sales_manager else c.sales_manager end as sales_manager,
      l.billing, l.delivery, ${placeOf('billing')} as own_billing, ${placeOf('delivery')} as own_delivery,
      case when c.id is null then l.price_list_id else c.price_list_id end as price_list_id,
      case when c.id is null then l.credit_limit_minor when t.limit_minor > 0 then t.limit_minor end as credit_limit_minor,
      case when c.id is null then l.credit_period_days when t.limit_minor > 0 then t.period_days end as credit_period_days,
      case when c.id is null then l.credit_grace_days when t.limit_minor > 0 then t.grace_days end as credit_grace_days,
      array(select n.number from ${taxRegistrations} n where n.customer_id = c.id order by n.id) as numbers
    from ${listedCustomers} l
      left join ${customers} c on c.id = l.linked_customer_id
      left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default
      left join ${customerContacts} k on k.customer_id = c.id and k.is_main
      left join ${creditTerms} t on t.customer_id = c.id
    where l.site = ${p('site')} and l.customer_code = any(${p('codes')}::text[])`,
);
