import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { type ListedAddress, listedCustomers } from './listed-customers.table.ts';

/** Customer ID and tax number in upper case, e-mail in lower case; tax number and e-mail are '' where there is none. */
export type CustomerListLine = {
  customerCode: string;
  taxNumber: string;
  company: string;
  email: string;
  mobile: string | null;
  contactName: string;
  salesManager: string | null;
  billing: ListedAddress;
  delivery: ListedAddress;
  priceListId: number | null;
  creditLimitMinor: number | null;
  creditPeriodDays: number | null;
  creditGraceDays: number | null;
};

const p = sql.placeholder;
const facts = sql.raw(
  'tax_number, company, email, mobile, contact_name, sales_manager, billing, delivery, price_list_id, credit_limit_minor, credit_period_days, credit_grace_days',
);

const given = sql`jsonb_to_recordset(${p('lines')}::jsonb) as n ("customerCode" text, "taxNumber" text, company text, email text,
      mobile text, "contactName" text, "salesManager" text, billing jsonb, delivery jsonb, "priceListId" bigint,
      "creditLimitMinor" bigint, "creditPeriodDays" smallint, "creditGraceDays" smallint)`;
const givenFacts = sql`n."taxNumber", n.company, n.email, n.mobile, n."contactName", n."salesManager", n.billing, n.delivery,
      n."priceListId", n."creditLimitMinor", n."creditPeriodDays", n."creditGraceDays"`;
const factsOf = (table: 'l' | 'excluded') =>
  sql.raw(
    `${table}.tax_number, ${table}.company, ${table}.email, ${table}.mobile, ${table}.contact_name, ${table}.sales_manager,
      ${table}.billing, ${table}.delivery, ${table}.price_list_id, ${table}.credit_limit_minor, ${table}.credit_period_days,
      ${table}.credit_grace_days`,
  );

/** Unchanged rows are not returned. */
export const upsertListed = prepareWrite<
  { site: SiteCode; now: Date; by: string; lines: string },
  { customerCode: string; inserted: boolean }
>(
  'listed_upsert',
  sql`insert into ${listedCustomers} as l (site, customer_code, ${facts}, imported_at, imported_by)
    select ${p('site')}, n."customerCode", ${givenFacts}, ${p('now')}::timestamptz, ${p('by')}
    from ${given}
    on conflict (site, customer_code) do update set (${facts}, imported_at, imported_by) =
      (${factsOf('excluded')}, excluded.imported_at, excluded.imported_by)
    where (${factsOf('l')}) is distinct from (${factsOf('excluded')})
    returning l.customer_code, xmax = 0 as inserted`,
);

/** Numbers that no customer of the list has. */
export const findFreeCodes = prepareStatement<{ site: SiteCode; count: number }, { code: string }>(
  'listed_free_codes',
  sql`select coalesce(n.code, '') as code
    from (select 'C' || lpad(i.place::text, greatest(5, length(i.place::text)), '0') as code
        from (select nextval(pg_get_serial_sequence('listed_customers', 'id')) as place
          from generate_series(1, ${p('count')}::int)) i) n
    where not exists (select from ${listedCustomers} l where l.site = ${p('site')} and l.customer_code = n.code)`,
);
