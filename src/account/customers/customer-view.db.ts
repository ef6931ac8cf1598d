import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { auditTrail } from '../../server/security/audit.table.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, sessions, taxRegistrations, users } from '../account.table.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import { listedCustomers } from '../customer-list/listed-customers.table.ts';
import type { CustomerStatus } from '../customer-status.data.ts';
import type { OtherHolder } from '../tax-registration/tax-number-checks.rule.ts';
import { customerNotes } from './customer-notes.table.ts';
import { reachOf } from './customer-reach.sql.ts';
import type { CustomerAct, CustomerFacts, CustomerNote, CustomerPerson } from './customer-view.contract.ts';

const p = sql.placeholder;

export const findCustomerFacts = prepareStatement<
  { site: SiteCode; customerId: number },
  CustomerFacts & { priceListId: number | null }
>(
  'customer_facts',
  sql`select c.id as customer_id, c.name as company, c.buyer_kind,
      (select l.customer_code from ${listedCustomers} l where l.linked_customer_id = c.id limit 1) as customer_code,
      c.status, c.status_reason, c.status_by, c.status_at, c.profile_at, c.created_at, c.price_list_id, c.sales_manager,
      c.auto_approved_by, c.transfer_allowed_by
    from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

export const findWhoSigns = prepareStatement<{ site: SiteCode; customerId: number }, { hasUser: boolean }>(
  'customer_has_user',
  sql`select exists (select from ${users} u where u.customer_id = c.id) as has_user
    from ${customers} c where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

export const findSignInEmail = prepareStatement<{ site: SiteCode; customerId: number }, { email: string }>(
  'customer_sign_in_email',
  sql`select email from ${users} where site = ${p('site')} and customer_id = ${p('customerId')} order by id limit 1`,
);

export const findPeople = prepareStatement<{ customerId: number }, CustomerPerson>(
  'customer_people',
  sql`select u.id as user_id, u.email, u.email_verified_at is not null as email_verified, u.title, u.first_name,
      u.last_name, u.designation, u.mobile, u.mobile_verified_at is not null as mobile_verified,
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
    from holders h join ${customers} c on c.id = h.customer_id join lateral ${reachOf(sql`c.id`)} u on true
    where c.id <> ${p('customerId')} and c.merged_into_id is null order by h.number <> ${p('number')}, c.id limit ${p('limit')}`,
);

export type CustomerStaffRow = {
  customerId: number;
  company: string;
  buyerKind: BuyerKind | null;
  email: string;
  name: string;
  mobile: string | null;
  status: CustomerStatus;
  statusReason: string | null;
  statusBy: string;
  statusAt: Date;
  emailVerified: boolean;
  profileAt: Date | null;
  /** `pendingNumber` is what the buyer has changed it to since. */
  taxNumber: string | null;
  taxVerified: boolean;
  transferAllowedBy: string | null;
  pendingTaxNumber: string | null;
  pendingSince: Date | null;
  regionIds: number[];
};

const columns = sql`c.id as customer_id, c.name as company, c.buyer_kind, u.email,
  concat_ws(' ', u.title, u.first_name, u.last_name) as name, u.mobile, c.status, c.status_reason, c.status_by,
  c.status_at, u.email_verified_at is not null as email_verified, c.profile_at, r.number as tax_number,
  r.verified_at is not null as tax_verified, c.transfer_allowed_by, r.pending_number as pending_tax_number,
  r.pending_at as pending_since,
  array(select a.region_id from ${addresses} a where a.customer_id = c.id and a.retired_at is null
    order by a.id) as region_ids`;
const joined = sql`${customers} c join ${users} u on u.customer_id = c.id
  left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default`;

export const findForStaff = prepareStatement<{ site: SiteCode; email: string }, CustomerStaffRow>(
  'staff_account',
  sql`select ${columns} from ${joined} where u.site = ${p('site')} and u.email = ${p('email')}`,
);

export type CustomerNumbers = Pick<CustomerStaffRow, 'taxNumber' | 'taxVerified' | 'pendingTaxNumber' | 'regionIds'>;

/** The tax number of a customer, whether or not anybody signs in. */
export const findCustomerNumbers = prepareStatement<{ site: SiteCode; customerId: number }, CustomerNumbers>(
  'staff_customer_numbers',
  sql`select r.number as tax_number, r.verified_at is not null as tax_verified, r.pending_number as pending_tax_number,
      array(select a.region_id from ${addresses} a where a.customer_id = c.id and a.retired_at is null
        order by a.id) as region_ids
    from ${customers} c left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default
    where c.site = ${p('site')} and c.id = ${p('customerId')}`,
);

/** Newest first; `before` is the last entry of the page before, 0 for the first page. */
export const findCustomerHistory = prepareStatement<
  { site: SiteCode; customerId: number; before: number; limit: number },
  CustomerAct
>(
  'customer_history',
  sql`select id, at, actor, actor_name, action, subject, details from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')}
      and (${p('before')}::bigint = 0 or id < ${p('before')}::bigint)
    order by id desc limit ${p('limit')}`,
);

export const findLastCustomerChange = prepareStatement<
  { site: SiteCode; customerId: number; actions: string[] },
  { actorName: string; at: Date }
>(
  'customer_last_change',
  sql`select actor_name, at from ${auditTrail}
    where site = ${p('site')} and customer_id = ${p('customerId')} and action = any(${p('actions')}::text[])
    order by id desc limit 1`,
);

/** Adds nothing if the same person wrote the same text within ten minutes. Lock the account first. */
export const insertNote = prepareWrite<
  { site: SiteCode; customerId: number; text: string; by: string; now: Date },
  { id: number; isNew: boolean }
>(
  'customer_note_insert',
  sql`with same as (
      select id from ${customerNotes}
      where site = ${p('site')} and customer_id = ${p('customerId')} and text = ${p('text')} and created_by = ${p('by')}
        and created_at > ${p('now')}::timestamptz - interval '10 minutes'
      order by id desc limit 1),
    added as (
      insert into ${customerNotes} (site, customer_id, text, created_at, created_by)
      select ${p('site')}, ${p('customerId')}, ${p('text')}, ${p('now')}, ${p('by')} where not exists (select 1 from same)
      returning id)
    select id, true as is_new from added union all select id, false from same`,
);

/** Of an account that becomes a part of another customer. */
export const moveNoteRows = prepareWrite<{ fromCustomerId: number; toCustomerId: number }, never>(
  'customer_notes_move',
  sql`update ${customerNotes} set customer_id = ${p('toCustomerId')}::bigint
    where customer_id = ${p('fromCustomerId')}::bigint`,
);

/** Newest first. */
export const findNotes = prepareStatement<{ site: SiteCode; customerId: number; limit: number }, CustomerNote>(
  'customer_notes',
  sql`select id, text, created_at, created_by from ${customerNotes}
    where site = ${p('site')} and customer_id = ${p('customerId')} order by id desc limit ${p('limit')}`,
);
