import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type ListedAddress, listedCustomers } from './listed-customers.table.ts';

/** Customer ID and tax number in upper case, e-mail in lower case. */
export type CustomerListLine = {
  customerCode: string;
  taxNumber: string;
  company: string;
  email: string;
  mobile: string | null;
  billing: ListedAddress;
  delivery: ListedAddress;
  priceListId: number | null;
  creditLimitMinor: number | null;
  creditPeriodDays: number | null;
  creditGraceDays: number | null;
};

const p = sql.placeholder;
const facts = sql.raw(
  'tax_number, company, email, mobile, billing, delivery, price_list_id, credit_limit_minor, credit_period_days, credit_grace_days',
);

/** Unchanged rows are not returned. */
export const upsertListed = prepareWrite<
  { site: SiteCode; now: Date; by: string; lines: string },
  { inserted: boolean }
>(
  'listed_upsert',
  sql`insert into ${listedCustomers} as l (site, customer_code, ${facts}, imported_at, imported_by)
    select ${p('site')}, n."customerCode", n."taxNumber", n.company, n.email, n.mobile, n.billing, n.delivery,
      n."priceListId", n."creditLimitMinor", n."creditPeriodDays", n."creditGraceDays", ${p('now')}::timestamptz, ${p('by')}
    from jsonb_to_recordset(${p('lines')}::jsonb) as n ("customerCode" text, "taxNumber" text, company text, email text,
      mobile text, billing jsonb, delivery jsonb, "priceListId" bigint, "creditLimitMinor" bigint,
      "creditPeriodDays" smallint, "creditGraceDays" smallint)
    on conflict (site, customer_code) do update set (${facts}, imported_at, imported_by) =
      (excluded.tax_number, excluded.company, excluded.email, excluded.mobile, excluded.billing, excluded.delivery,
       excluded.price_list_id, excluded.credit_limit_minor, excluded.credit_period_days, excluded.credit_grace_days,
       excluded.imported_at, excluded.imported_by)
    where (l.tax_number, l.company, l.email, l.mobile, l.billing, l.delivery, l.price_list_id, l.credit_limit_minor,
        l.credit_period_days, l.credit_grace_days) is distinct from
      (excluded.tax_number, excluded.company, excluded.email, excluded.mobile, excluded.billing, excluded.delivery,
       excluded.price_list_id, excluded.credit_limit_minor, excluded.credit_period_days, excluded.credit_grace_days)
    returning xmax = 0 as inserted`,
);

const given = sql`jsonb_to_recordset(${p('lines')}::jsonb) as n ("customerCode" text, "taxNumber" text, company text, email text,
      mobile text, billing jsonb, delivery jsonb, "priceListId" bigint, "creditLimitMinor" bigint,
      "creditPeriodDays" smallint, "creditGraceDays" smallint)`;

/** What importing the lines would do. */
export const compareListed = prepareStatement<
  { site: SiteCode; lines: string },
  { customerCode: string; isNew: boolean; isSame: boolean }
>(
  'listed_compare',
  sql`select coalesce(n."customerCode", '') as customer_code, l.id is null as is_new,
      coalesce(l.id is not null and (l.tax_number, l.company, l.email, l.mobile, l.billing, l.delivery, l.price_list_id,
        l.credit_limit_minor, l.credit_period_days, l.credit_grace_days) is not distinct from
      (n."taxNumber", n.company, n.email, n.mobile, n.billing, n.delivery, n."priceListId", n."creditLimitMinor",
        n."creditPeriodDays", n."creditGraceDays"), false) as is_same
    from ${given} left join ${listedCustomers} l on l.site = ${p('site')} and l.customer_code = n."customerCode"`,
);
