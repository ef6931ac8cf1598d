import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, taxRegistrations } from '../account.table.ts';
import { listedCustomers } from '../customer-list/listed-customers.table.ts';

const p = sql.placeholder;

export type KnownParty = {
  customerId: number;
  name: string;
  customerCode: string | null;
  /** Its numbers, also those that wait for verification. */
  numbers: string[];
  /** Those of them that only wait for verification. */
  pendingNumbers: string[];
  /** The seller's own list has it, or staff have approved it: not somebody who has only signed up. */
  isApproved: boolean;
};

/** The customers of a site, to compare others with them. */
export const findKnownParties = prepareStatement<{ site: SiteCode; limit: number }, KnownParty>(
  'known_parties',
  sql`select c.id as customer_id, c.name,
      (select min(l.customer_code) from ${listedCustomers} l where l.linked_customer_id = c.id) as customer_code,
      array(select r.number from ${taxRegistrations} r where r.customer_id = c.id
        union select r.pending_number from ${taxRegistrations} r
          where r.customer_id = c.id and r.pending_number is not null) as numbers,
      array(select r.pending_number from ${taxRegistrations} r
          where r.customer_id = c.id and r.pending_number is not null) as pending_numbers,
      c.status = 'active' or exists (select from ${listedCustomers} l where l.linked_customer_id = c.id) as is_approved
    from ${customers} c where c.site = ${p('site')} and c.merged_into_id is null
    order by c.id limit ${p('limit')}::int`,
);
