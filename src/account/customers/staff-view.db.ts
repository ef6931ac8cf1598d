import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { addresses, customers, taxRegistrations, users } from '../account.table.ts';
import type { BuyerKind } from '../buyer-kind.rule.ts';
import type { CustomerStatus } from '../customer-status.data.ts';

const p = sql.placeholder;

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
