import { sql } from 'drizzle-orm';
import { type CustomerStatus, customers, taxRegistrations, users } from '../../account/account.table.ts';
import { priceLists } from '../../catalogue/pricing/prices.table.ts';
import { creditTerms } from '../../payments/ledger.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
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
  salesManager: string | null;
  priceList: string | null;
  currency: string | null;
  limitMinor: number | null;
  usedMinor: number | null;
  periodDays: number | null;
  graceDays: number | null;
};

export const findChangedCustomers = prepareStatement<FeedPage, FeedCustomer>(
  'api_customers_feed',
  sql`select r.number as change, r.changed_at as "changedAt", c.id, c.name, c.status, c.created_at as "createdAt",
      c.sales_manager as "salesManager", l.name as "priceList", t.currency, t.limit_minor as "limitMinor",
      t.used_minor as "usedMinor", t.period_days as "periodDays", t.grace_days as "graceDays"
    from ${recordChanges} r join ${customers} c on c.id = r.record_id
      left join ${priceLists} l on l.id = c.price_list_id left join ${creditTerms} t on t.customer_id = c.id
    where r.site = ${p('site')} and r.kind = 'customer' and r.number > ${p('after')}::bigint
    order by r.number limit ${p('limit')}::int`,
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
  sql`select u.customer_id as "customerId", u.email, u.first_name as "firstName", u.last_name as "lastName", u.mobile,
      u.email_verified_at is not null as verified
    from ${users} u where u.customer_id = any(${p('customerIds')}::bigint[]) order by u.customer_id, u.id`,
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
  sql`select g.customer_id as "customerId", g.number, g.legal_name as "legalName", g.verified_at is not null as verified,
      g.is_default as "isDefault"
    from ${taxRegistrations} g where g.customer_id = any(${p('customerIds')}::bigint[]) order by g.customer_id, g.id`,
);
