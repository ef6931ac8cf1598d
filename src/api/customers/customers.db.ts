import { sql } from 'drizzle-orm';
import { customers, taxRegistrations, users } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import { listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import type { CustomerStatus } from '../../account/customer-status.data.ts';
import { priceLists } from '../../catalogue/pricing/prices.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { creditTerms } from '../../payments/ledger.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export type FeedCustomer = {
  change: number;
  changedAt: Date;
  id: number;
  name: string;
  status: CustomerStatus;
  createdAt: Date;
  /** '' for none. */
  customerCode: string;
  salesManager: string | null;
  priceList: string | null;
  currency: Currency | null;
  limitMinor: number | null;
  usedMinor: number | null;
  periodDays: number | null;
  graceDays: number | null;
};

const select = sql`select r.number as change, r.changed_at, c.id, c.name, c.status, c.created_at, c.sales_manager,
      coalesce((select min(d.customer_code) from ${listedCustomers} d where d.linked_customer_id = c.id), '') as customer_code,
      l.name as price_list, t.currency, t.limit_minor, t.used_minor, t.period_days, t.grace_days
    from ${recordChanges} r join ${customers} c on c.id = r.record_id
      left join ${priceLists} l on l.id = c.price_list_id left join ${creditTerms} t on t.customer_id = c.id
    where r.kind = 'customer' and c.site = ${p('site')} and c.merged_into_id is null`;

/** null for any. Days are those of the site. */
export type CustomerFilter = {
  status: CustomerStatus | null;
  email: string | null;
  taxNumber: string | null;
  createdFrom: Day | null;
  createdTo: Day | null;
};

export const findChangedCustomers = prepareStatement<FeedPage & CustomerFilter & { timeZone: string }, FeedCustomer>(
  'api_customers_feed',
  sql`${select} and r.site = ${p('site')} and r.number > ${p('after')}::bigint
      and (${p('status')}::text is null or c.status = ${p('status')})
      and (${p('email')}::text is null
        or c.id = (select u.customer_id from ${users} u where u.site = ${p('site')} and u.email = ${p('email')}))
      and (${p('taxNumber')}::text is null
        or c.id in (select g.customer_id from ${taxRegistrations} g where g.site = ${p('site')} and g.number = ${p('taxNumber')}))
      and (${p('createdFrom')}::date is null or c.created_at >= ${p('createdFrom')}::date::timestamp at time zone ${p('timeZone')})
      and (${p('createdTo')}::date is null or c.created_at < (${p('createdTo')}::date + 1)::timestamp at time zone ${p('timeZone')})
    order by r.number limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);

export const findFeedCustomer = prepareStatement<{ site: SiteCode; id: number }, FeedCustomer>(
  'api_customer',
  sql`${select} and r.record_id = ${p('id')}::bigint`,
);

export type FeedUser = {
  customerId: number;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string | null;
  verified: boolean;
};

export const findFeedUsers = prepareStatement<{ customerIds: number[] }, FeedUser>(
  'api_customer_users',
  sql`select u.customer_id, u.email, u.first_name, u.last_name, u.mobile,
      u.email_verified_at is not null as verified
    from ${users} u where u.customer_id = any(${p('customerIds')}::bigint[]) order by u.customer_id, u.id`,
);

export type FeedContact = { customerId: number; name: string; email: string; phone: string; isMain: boolean };

export const findFeedContacts = prepareStatement<{ customerIds: number[] }, FeedContact>(
  'api_customer_contacts',
  sql`select k.customer_id, k.name, k.email, k.phone, k.is_main
    from ${customerContacts} k where k.customer_id = any(${p('customerIds')}::bigint[]) order by k.customer_id, k.id`,
);

export type FeedTaxNumber = {
  customerId: number;
  number: string;
  legalName: string;
  verified: boolean;
  isDefault: boolean;
};

export const findFeedTaxNumbers = prepareStatement<{ customerIds: number[] }, FeedTaxNumber>(
  'api_customer_tax_numbers',
  sql`select g.customer_id, g.number, g.legal_name, g.verified_at is not null as verified, g.is_default
    from ${taxRegistrations} g where g.customer_id = any(${p('customerIds')}::bigint[]) order by g.customer_id, g.id`,
);
