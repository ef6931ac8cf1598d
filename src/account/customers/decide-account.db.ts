import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, users } from '../account.table.ts';
import { newAddressStatus, verifiedAddressStatus } from '../addresses/address-approval.sql.ts';
import type { CustomerStatus } from '../customer-status.data.ts';

const p = sql.placeholder;

export type AccountForDecision = {
  customerId: number;
  /** null where nobody has signed in for the customer yet; `email` and the names are '' then, and nothing is to verify. */
  userId: number | null;
  company: string;
  email: string;
  status: CustomerStatus;
  statusReason: string | null;
  emailVerified: boolean;
  profileDone: boolean;
  transferAllowed: boolean;
  autoApproved: boolean;
  priceListId: number | null;
  salesManager: string | null;
  firstName: string;
  lastName: string;
};

export const lockAccount = prepareStatement<
  { site: SiteCode; email: string },
  Omit<AccountForDecision, 'userId'> & { userId: number }
>(
  'account_lock',
  sql`select c.id as customer_id, u.id as user_id, c.name as company, u.email, c.status, c.status_reason,
      u.email_verified_at is not null as email_verified,
      c.profile_at is not null as profile_done, c.transfer_allowed_at is not null as transfer_allowed,
      c.auto_approved_at is not null as auto_approved, c.price_list_id, c.sales_manager, u.first_name, u.last_name
    from ${customers} c join ${users} u on u.customer_id = c.id
    where u.site = ${p('site')} and u.email = ${p('email')} for no key update of c, u`,
);

/** The first user stands for the customer. */
export const lockCustomerAccount = prepareStatement<{ site: SiteCode; customerId: number }, AccountForDecision>(
  'account_lock_customer',
  sql`select c.id as customer_id, u.id as user_id, c.name as company, coalesce(u.email, '') as email, c.status,
      c.status_reason, (u.id is null or u.email_verified_at is not null) as email_verified,
      c.profile_at is not null as profile_done, c.transfer_allowed_at is not null as transfer_allowed,
      c.auto_approved_at is not null as auto_approved, c.price_list_id, c.sales_manager,
      coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name
    from ${customers} c
      left join ${users} u on u.id = (select min(f.id) from ${users} f where f.customer_id = c.id)
    where c.site = ${p('site')} and c.id = ${p('customerId')}::bigint for no key update of c`,
);

export const setAccountStatus = prepareWrite<
  { customerId: number; status: CustomerStatus; reason: string | null; by: string; now: Date },
  never
>(
  'account_status',
  sql`update ${customers} set status = ${p('status')}, status_reason = ${p('reason')}, status_by = ${p('by')},
    status_at = ${p('now')} where id = ${p('customerId')}`,
);

export const setTransferAllowed = prepareWrite<{ customerId: number; allowed: boolean; by: string; now: Date }, never>(
  'account_transfer',
  sql`update ${customers} set
      transfer_allowed_at = case when ${p('allowed')}::boolean then ${p('now')}::timestamptz end,
      transfer_allowed_by = case when ${p('allowed')}::boolean then ${p('by')}::text end
    where id = ${p('customerId')}::bigint`,
);

export const markAddressesVerified = prepareWrite<{ customerId: number; by: string; now: Date }, never>(
  'account_addresses',
  sql`update ${addresses} a set approval_status = ${verifiedAddressStatus}, approval_reason = null, approved_at = ${p('now')}::timestamptz,
      approved_by = ${p('by')}
    where a.customer_id = ${p('customerId')}::bigint and a.retired_at is null and a.approval_status = ${newAddressStatus}
      and (a.purpose = 'billing' or exists (select 1 from ${addresses} b where b.customer_id = a.customer_id
        and b.purpose = 'billing' and b.retired_at is null
        and (b.line, b.region_id, b.city_name, b.pincode) = (a.line, a.region_id, a.city_name, a.pincode)))`,
);

export type AddressForDecision = {
  id: number;
  customerId: number;
  /** '' where nobody has signed in for the customer yet. */
  email: string;
  line: string;
  regionId: number;
  cityName: string;
  pincode: string;
  approvalStatus: number;
  approvalReason: string | null;
};

/** Locks the customer before the address. */
export const lockAddress = prepareStatement<{ site: SiteCode; id: number }, AddressForDecision>(
  'address_lock',
  sql`select a.id, a.customer_id,
      coalesce((select u.email from ${users} u where u.customer_id = c.id order by u.id limit 1), '') as email, a.line,
      a.region_id, a.city_name, a.pincode, a.approval_status, a.approval_reason
    from ${customers} c join ${addresses} a on a.customer_id = c.id
    where a.site = ${p('site')} and a.id = ${p('id')} and a.retired_at is null for no key update of c, a`,
);

export const setAddressApproval = prepareWrite<
  { id: number; approvalStatus: number; reason: string | null; by: string; now: Date },
  never
>(
  'address_approval',
  sql`update ${addresses} set approval_status = ${p('approvalStatus')}, approval_reason = ${p('reason')},
    approved_by = ${p('by')}, approved_at = ${p('now')} where id = ${p('id')}`,
);
