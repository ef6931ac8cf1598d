import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, sessions, taxRegistrations, users } from '../account.table.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import { listedCustomers } from '../customer-list/listed-customers.table.ts';
import type { CustomerStatus } from '../customer-status.data.ts';
import type { OtherHolder } from '../tax-registration/tax-number-checks.rule.ts';

const p = sql.placeholder;

export type CustomerFacts = {
  customerId: number;
  company: string;
  buyerKind: BuyerKind | null;
  customerCode: string | null;
  status: CustomerStatus;
  statusReason: string | null;
  statusBy: string;
  statusAt: Date;
  profileAt: Date | null;
  createdAt: Date;
  priceListId: number | null;
  salesManager: string | null;
  autoApprovedBy: string | null;
  autoApprovedAt: Date | null;
  transferAllowedBy: string | null;
  transferAllowedAt: Date | null;
};

export const findCustomerFacts = prepareStatement<{ site: SiteCode; customerId: number }, CustomerFacts>(
  'customer_facts',
  sql`select c.id as customer_id, c.name as company, c.buyer_kind,
      (select l.customer_code from ${listedCustomers} l where l.linked_customer_id = c.id limit 1) as customer_code,
      c.status, c.status_reason, c.status_by, c.status_at, c.profile_at, c.created_at, c.price_list_id, c.sales_manager,
      c.auto_approved_by, c.auto_approved_at, c.transfer_allowed_by, c.transfer_allowed_at
    from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

export const findSignInEmail = prepareStatement<{ site: SiteCode; customerId: number }, { email: string }>(
  'customer_sign_in_email',
  sql`select email from ${users} where site = ${p('site')} and customer_id = ${p('customerId')} order by id limit 1`,
);

export type CustomerPerson = {
  userId: number;
  email: string;
  emailVerifiedAt: Date | null;
  title: string;
  firstName: string;
  lastName: string;
  designation: string;
  mobile: string | null;
  mobileVerifiedAt: Date | null;
  lastSeenAt: Date | null;
};

export const findPeople = prepareStatement<{ customerId: number }, CustomerPerson>(
  'customer_people',
  sql`select u.id as user_id, u.email, u.email_verified_at, u.title, u.first_name, u.last_name, u.designation, u.mobile,
      u.mobile_verified_at,
      (select max(s.seen_at) from ${sessions} s where s.user_id = u.id and s.viewed_by is null) as last_seen_at
    from ${users} u where u.customer_id = ${p('customerId')} order by u.id`,
);

/** Includes numbers that wait for verification; `pan` is '' where numbers have none. */
export const findOtherHolders = prepareStatement<
  { site: SiteCode; customerId: number; number: string; pan: string; limit: number },
  OtherHolder
>(
  'customer_other_holders',
  sql`with holders as (
      select customer_id, number from ${taxRegistrations} where site = ${p('site')} and number = ${p('number')}
      union select customer_id, pending_number from ${taxRegistrations}
        where site = ${p('site')} and pending_number = ${p('number')}
      union select customer_id, number from ${taxRegistrations}
        where site = ${p('site')} and ${p('pan')}::text <> '' and substr(number, 3, 10) = ${p('pan')}::text)
    select c.id as customer_id, c.name as company, u.email, h.number
    from holders h join ${customers} c on c.id = h.customer_id join ${users} u on u.customer_id = c.id
    where c.id <> ${p('customerId')} order by h.number <> ${p('number')}, c.id limit ${p('limit')}`,
);
