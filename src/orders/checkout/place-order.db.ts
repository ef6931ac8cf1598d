import { sql } from 'drizzle-orm';
import { addresses, customers } from '../../account/account.table.ts';
import { verifiedAddressStatus } from '../../account/addresses/address-approval.sql.ts';
import type { CustomerStatus } from '../../account/customer-status.data.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import type { StoredRegistration } from '../../account/tax-registration/place-of-supply.rule.ts';
import { defaultRegistration, namedRegistration } from '../../account/tax-registration/registration.sql.ts';
import { cartLines, carts } from '../../cart/cart.table.ts';
import type { QuoteFields } from '../../cart/lines/active-quote.rule.ts';
import { item, itemLineColumns } from '../../catalogue/items/item-columns.sql.ts';
import type { OfferColumns, OfferParams } from '../../catalogue/pricing/offer.sql.ts';
import { joinSellingBranch, priceRowsColumn, stockFactsColumns } from '../../catalogue/pricing/offer.sql.ts';
import { firstDueOf, onAccountOf } from '../../payments/credit/ledger.sql.ts';
import { creditTerms } from '../../payments/ledger.table.ts';
import { paymentLines, payments } from '../../payments/online-payments/online-payments.table.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { orderEvents, orderLines, orders, serials } from '../orders.table.ts';
import type { PartyAddress } from './party-snapshot.server.ts';

const p = sql.placeholder;

export type BuyerRow = {
  status: CustomerStatus;
  autoApprovedAt: Date | null;
  transferAllowed: boolean;
  company: string;
  email: string;
  limitMinor: number | null;
  usedMinor: number | null;
  onAccountMinor: number;
  periodDays: number | null;
  graceDays: number | null;
  firstDueOn: string | null;
  billing: PartyAddress | null;
  delivery: (PartyAddress & { id: number; verified: boolean; named: StoredRegistration | null }) | null;
  standard: StoredRegistration | null;
};

const addressJson = sql`'line', a.line, 'regionId', a.region_id, 'city', a.city_name, 'pincode', a.pincode,
  'contactName', a.contact_name, 'contactPhone', a.contact_phone`;

/** The first lock of an order: one order at a time per customer. */
export const lockBuyer = prepareStatement<
  { site: SiteCode; customerId: number },
  { priceListId: number | null; isMerged: boolean }
>(
  'order_lock_buyer',
  sql`select c.price_list_id, c.merged_into_id is not null as is_merged from ${customers} c where c.id = ${p('customerId')} and c.site = ${p('site')} for no key update`,
);

/**
 * Read behind the lock, for a statement that waits for one sees other tables as before. `addressId` 0 is the default
 * delivery address; without a user the mails go to whom one writes to at the customer.
 */
export const findBuyer = prepareStatement<{ customerId: number; userId: number | null; addressId: number }, BuyerRow>(
  'order_buyer',
  sql`select c.status, c.auto_approved_at,
      c.transfer_allowed_at is not null as transfer_allowed, c.name as company, u.email, t.limit_minor, t.used_minor,
      t.period_days, t.grace_days,
      ${onAccountOf(sql`c.id`)} as on_account_minor, ${firstDueOf(sql`c.id`)} as first_due_on,
      (select json_build_object(${addressJson}) from ${addresses} a
        where a.customer_id = c.id and a.purpose = 'billing' and a.retired_at is null
        order by a.is_default desc, a.id limit 1) as billing,
      (select json_build_object('id', a.id, 'verified', a.approval_status = ${verifiedAddressStatus}, ${addressJson},
          'named', ${namedRegistration})
        from ${addresses} a
        where a.customer_id = c.id and a.purpose = 'delivery' and a.retired_at is null
          and (a.id = ${p('addressId')}::bigint or ${p('addressId')}::bigint = 0)
        order by a.is_default desc, a.id limit 1) as delivery,
      ${defaultRegistration(sql`c.id`)} as standard
    from ${customers} c
    join lateral ${writtenTo(sql`${p('userId')}::bigint`, sql`c.id`)} u on true
    left join ${creditTerms} t on t.customer_id = c.id
    where c.id = ${p('customerId')}`,
);

type OwnLines = { userId: number; lineIds: number[] };

/** The second lock: the cart before its lines, as whoever adds to it; then in item order like every lock of stock. */
export const lockStock = prepareStatement<OwnLines, { id: number }>(
  'order_lock_stock',
  sql`select l.id from ${carts} c join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id
      ${joinSellingBranch} join stock s on s.item_id = i.id and s.branch_id = b.id
    where c.user_id = ${p('userId')} and l.id = any(${p('lineIds')}::bigint[])
    order by s.item_id, l.id for no key update of c, s, l`,
);

const itemColumns = { ...itemLineColumns, ...pickColumns(item, 'hsn', 'unit') };

export type CheckoutLineRow = OfferColumns &
  RowOf<typeof itemColumns> &
  QuoteFields & {
    id: number;
    itemId: number;
    /** Id of the order's future row, the same on every line. */
    orderId: number;
    orderLineId: number;
    branchId: number;
    quantity: number;
    rfiLineId: number | null;
  };

export const findCheckoutLines = prepareStatement<OwnLines & OfferParams, CheckoutLineRow>(
  'order_read_lines',
  sql`select l.id, l.item_id, (select nextval('orders_id_seq'))::bigint as order_id,
      nextval('order_lines_id_seq')::bigint as order_line_id, b.id as branch_id, l.quantity, l.quoted_minor,
      l.quoted_on, l.valid_until, l.held_at, l.rfi_line_id,
      ${selectList(itemColumns)}, ${priceRowsColumn}, ${stockFactsColumns}
    from ${carts} c join ${cartLines} l on l.cart_id = c.id join items i on i.id = l.item_id ${joinSellingBranch}
    where c.user_id = ${p('userId')} and l.id = any(${p('lineIds')}::bigint[])`,
);

export const findOrderOfCartLines = prepareStatement<
  { customerId: number; lineIds: number[] },
  { number: string; lines: number; ofThese: number }
>(
  'order_of_lines',
  sql`select o.number, count(*)::int as lines,
      (count(*) filter (where n.cart_line_id = any(${p('lineIds')}::bigint[])))::int as of_these
    from ${orders} o join ${orderLines} n on n.order_id = o.id
    where o.customer_id = ${p('customerId')} and o.id in (
      select order_id from ${orderLines} where cart_line_id = any(${p('lineIds')}::bigint[]))
    group by o.id`,
);

/** Whether any of these lines or quotes was ordered since, or another payment for them became an order. */
export const findLaterOrder = prepareStatement<
  { customerId: number; paymentId: number; lineIds: number[]; rfiLineIds: number[]; startedAt: Date },
  { ordered: boolean }
>(
  'order_since',
  sql`select exists (
      select from ${orderLines} n join ${orders} o on o.id = n.order_id where o.customer_id = ${p('customerId')}
        and (n.cart_line_id = any(${p('lineIds')}::bigint[]) or n.rfi_line_id = any(${p('rfiLineIds')}::bigint[])))
    or exists (
      select from ${payments} m join ${paymentLines} l on l.payment_id = m.id
      where m.customer_id = ${p('customerId')} and m.id <> ${p('paymentId')} and m.ordered_at > ${p('startedAt')}
        and l.cart_line_id = any(${p('lineIds')}::bigint[])) as ordered`,
);

export const writeOrder = prepareWrite<{ order: string; lines: string; by: string }, never>(
  'order_write',
  sql`with placed as (
      insert into ${orders} (id, site, customer_id, user_id, branch_id, number, status, payment_mode, payment_option,
        payment_id, currency, subtotal_minor, tax_minor, total_minor, weight_kg, tax_form, place_of_supply_id,
        place_of_supply, seller, bill_to, deliver_to, delivery_address_id, purchase_order_no, no_purchase_order, wished_date, remark,
        placed_at, is_test, entered_by, entered_via)
      select o.id, o.site, o.customer_id, o.user_id, o.branch_id, o.number, o.status, o.payment_mode, o.payment_option,
        o.payment_id, o.currency, o.subtotal_minor, o.tax_minor, o.total_minor, o.weight_kg, o.tax_form, o.place_of_supply_id,
        o.place_of_supply, o.seller, o.bill_to, o.deliver_to, o.delivery_address_id, o.purchase_order_no, o.no_purchase_order,
        o.wished_date, o.remark, o.placed_at, coalesce(o.is_test, false), o.entered_by, o.entered_via
      from jsonb_populate_record(null::${orders}, ${p('order')}::jsonb) o
      returning id, site, status, placed_at),
    lines as (
      insert into ${orderLines} (id, site, order_id, line_no, kind, item_id, cart_line_id, rfi_line_id, item_code,
        item_name, maker, category, hsn, unit, origin, ordered, reserved, list_minor, unit_minor, discount_bp, total_minor,
        tax_bp, tax_minor, currency, weight_kg, expected_on)
      select n.id, placed.site, placed.id, n.line_no, 'item', n.item_id, n.cart_line_id, n.rfi_line_id, n.item_code,
        n.item_name, n.maker, n.category, n.hsn, n.unit, n.origin, n.ordered, n.reserved, n.list_minor, n.unit_minor,
        n.discount_bp, n.total_minor, n.tax_bp, n.tax_minor, n.currency, n.weight_kg, n.expected_on
      from placed, jsonb_populate_recordset(null::${orderLines}, ${p('lines')}::jsonb) n)
    insert into ${orderEvents} (site, order_id, status, by, at)
    select site, id, status, ${p('by')}, placed_at from placed`,
);

export const nextOrderSerial = prepareWrite<{ site: SiteCode; year: number }, { serial: number }>(
  'order_serial',
  sql`insert into ${serials} as s (site, kind, year, last) values (${p('site')}, 'order', ${p('year')}, 1)
    on conflict (site, kind, year) do update set last = s.last + 1 returning last as serial`,
);
