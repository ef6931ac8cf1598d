import { type SQL, sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { recordChanges } from '../api.table.ts';
import type { FeedPage } from '../changes/read-feed.server.ts';

const p = sql.placeholder;

export type FeedReceipt = {
  change: number;
  number: string;
  customerId: number;
  customer: string;
  email: string | null;
  currency: Currency;
  amountMinor: number;
  reference: string;
  receivedOn: Day;
  online: boolean;
};

const select = (change: SQL) => sql`select ${change} as change, m.number, m.customer_id, c.name as customer,
      (select u.email from ${users} u where u.customer_id = c.id order by u.id limit 1) as email, m.currency,
      m.amount_minor, m.reference, m.received_on,
      m.payment_id is not null as online`;

/** null for any. */
export type ReceiptFilter = {
  number: string | null;
  customerId: number | null;
  receivedFrom: Day | null;
  receivedTo: Day | null;
};

export const findChangedReceipts = prepareStatement<FeedPage & ReceiptFilter, FeedReceipt>(
  'api_receipts_feed',
  sql`${select(sql`r.number`)} from ${recordChanges} r join ${receipts} m on m.id = r.record_id
      join ${customers} c on c.id = m.customer_id
    where r.site = ${p('site')} and r.kind = 'receipt' and r.number > ${p('after')}::bigint and m.site = ${p('site')}
      and (${p('number')}::text is null or m.number = ${p('number')})
      and (${p('customerId')}::bigint is null or m.customer_id = ${p('customerId')})
      and (${p('receivedFrom')}::date is null or m.received_on >= ${p('receivedFrom')}::date)
      and (${p('receivedTo')}::date is null or m.received_on <= ${p('receivedTo')}::date)
    order by r.number limit ${p('limit')}::int`,
  { isPlannedEachTime: true },
);

export const findFeedReceipt = prepareStatement<{ site: SiteCode; number: string }, FeedReceipt>(
  'api_receipt',
  sql`${select(sql`0`)} from ${receipts} m join ${customers} c on c.id = m.customer_id
    where m.site = ${p('site')} and m.number = ${p('number')}`,
);
