import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, taxRegistrations } from '../account.table.ts';

const p = sql.placeholder;

export type NewRegistration = {
  number: string;
  legalName: string;
  regionId: number;
  line: string;
  cityId: number | null;
  cityName: string;
  pincode: string;
};

type Owner = { site: SiteCode; customerId: number; now: Date };

/** `verifiedBy`: staff who have seen the papers; null while it waits for them. */
export const insertRegistration = prepareWrite<Owner & NewRegistration & { verifiedBy: string | null }, { id: number }>(
  'registration_insert',
  sql`insert into ${taxRegistrations} (site, customer_id, number, legal_name, region_id, line, city_id, city_name, pincode,
      verified_at, verified_by, created_at)
    values (${p('site')}, ${p('customerId')}, ${p('number')}, ${p('legalName')}, ${p('regionId')}, ${p('line')},
      ${p('cityId')}, ${p('cityName')}, ${p('pincode')},
      case when ${p('verifiedBy')}::text is not null then ${p('now')}::timestamptz end, ${p('verifiedBy')}::text,
      ${p('now')}::timestamptz)
    returning id`,
);

type Ids = { customerId: number; id: number };

/** Removed addresses forget it, too. */
export const forgetRegistration = prepareWrite<Ids, never>(
  'registration_forget',
  sql`update ${addresses} set tax_registration_id = null
    where customer_id = ${p('customerId')} and tax_registration_id = ${p('id')}`,
);

export const deleteRegistration = prepareWrite<Ids, never>(
  'registration_delete',
  sql`delete from ${taxRegistrations} where customer_id = ${p('customerId')} and id = ${p('id')}`,
);

export const findNamingAddress = prepareStatement<Ids, { line: string }>(
  'registration_address',
  sql`select line from ${addresses} where customer_id = ${p('customerId')} and tax_registration_id = ${p('id')}
    and retired_at is null order by id limit 1`,
);
