import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import type { EntryChannel } from '../../rfi/entry-channel.data.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orders } from '../orders.table.ts';
import type { PaymentOption } from '../payment-mode.data.ts';
import { type PreparedLine, preparedOrders } from './prepared-orders.table.ts';

const p = sql.placeholder;

export type PreparedOrder = {
  id: number;
  customerId: number;
  lines: readonly PreparedLine[];
  deliveryAddressId: number;
  paymentOption: PaymentOption;
  purchaseOrderNo: string | null;
  wishedDate: Day | null;
  remark: string | null;
  enteredBy: string;
  enteredVia: EntryChannel;
  endsAt: Date;
  confirmedAt: Date | null;
  declinedAt: Date | null;
  /** The order that it became. */
  orderNumber: string | null;
};

type ByToken = { site: SiteCode; tokenHash: Buffer };

const columns = sql`select o.id, o.customer_id, o.lines, o.delivery_address_id, o.payment_option, o.purchase_order_no,
    o.wished_date, o.remark, o.entered_by, o.entered_via, o.ends_at, o.confirmed_at, o.declined_at,
    (select n.number from ${orders} n where n.id = o.order_id) as order_number
  from ${preparedOrders} o where o.token_hash = ${p('tokenHash')} and o.site = ${p('site')}`;

export const findPrepared = prepareStatement<ByToken, PreparedOrder>('prepared_order', columns);

/** The first lock of an answer: of two presses the second sees what the first has done. */
export const lockPrepared = prepareStatement<ByToken, { id: number }>(
  'prepared_order_lock',
  sql`select o.id from ${preparedOrders} o
    where o.token_hash = ${p('tokenHash')} and o.site = ${p('site')} for no key update`,
);

/** A link for the same items replaces the one before, so that a second press makes no second order. */
export const endReplaced = prepareWrite<
  { site: SiteCode; customerId: number; itemIds: string; now: Date },
  Pick<PreparedOrder, 'lines'>
>(
  'prepared_orders_replace',
  sql`update ${preparedOrders} set ends_at = ${p('now')}
    where customer_id = ${p('customerId')} and site = ${p('site')} and confirmed_at is null and declined_at is null
      and ends_at > ${p('now')}::timestamptz
      and jsonb_path_query_array(lines, '$[*].itemId') = ${p('itemIds')}::jsonb
    returning lines`,
);

export const insertPrepared = prepareWrite<
  {
    site: SiteCode;
    customerId: number;
    tokenHash: Buffer;
    lines: string;
    addressId: number;
    paymentOption: PaymentOption;
    purchaseOrderNo: string | null;
    wishedDate: Day | null;
    remark: string | null;
    by: string;
    via: EntryChannel;
    now: Date;
    endsAt: Date;
  },
  never
>(
  'prepared_order_insert',
  sql`insert into ${preparedOrders} (site, customer_id, token_hash, lines, delivery_address_id, payment_option,
      purchase_order_no, wished_date, remark, entered_by, entered_via, created_at, ends_at)
    values (${p('site')}, ${p('customerId')}, ${p('tokenHash')}, ${p('lines')}::jsonb, ${p('addressId')},
      ${p('paymentOption')}, ${p('purchaseOrderNo')}, ${p('wishedDate')}, ${p('remark')}, ${p('by')}, ${p('via')},
      ${p('now')}, ${p('endsAt')})`,
);

export const markConfirmed = prepareWrite<{ id: number; orderId: number; now: Date }, never>(
  'prepared_order_confirm',
  sql`update ${preparedOrders} set confirmed_at = ${p('now')}, order_id = ${p('orderId')} where id = ${p('id')}`,
);

export const markDeclined = prepareWrite<{ id: number; reason: string | null; now: Date }, never>(
  'prepared_order_decline',
  sql`update ${preparedOrders} set declined_at = ${p('now')}, decline_reason = ${p('reason')} where id = ${p('id')}`,
);
