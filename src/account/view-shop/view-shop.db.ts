import { sql } from 'drizzle-orm';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { customers, sessions, users } from '../account.table.ts';

const p = sql.placeholder;

export const insertViewing = prepareWrite<
  {
    tokenHash: Buffer;
    site: SiteCode;
    userId: number;
    viewedBy: string;
    userAgent: string;
    address: string;
    now: Date;
  },
  never
>(
  'viewing_insert',
  sql`insert into ${sessions} (token_hash, site, user_id, viewed_by, user_agent, address, created_at, seen_at)
    values (${p('tokenHash')}, ${p('site')}, ${p('userId')}, ${p('viewedBy')}, ${p('userAgent')}, ${p('address')},
      ${p('now')}::timestamptz, ${p('now')}::timestamptz)`,
);

export type Viewing = { userId: number; customerId: number; email: string; company: string; viewedBy: string | null };

/** A ticket works once; no row when it is older than `since`. */
export const consumeTicket = prepareWrite<{ tokenHash: Buffer; site: SiteCode; since: Date }, Viewing>(
  'viewing_ticket',
  sql`with used as (
      delete from ${sessions} where token_hash = ${p('tokenHash')} and site = ${p('site')} and viewed_by is not null
      returning user_id, viewed_by, created_at)
    select u.id as user_id, u.customer_id, u.email, c.name as company, used.viewed_by
    from used join ${users} u on u.id = used.user_id join ${customers} c on c.id = u.customer_id
    where used.created_at > ${p('since')}::timestamptz`,
);
