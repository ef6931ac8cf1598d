import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { customers, taxRegistrations } from '../account/account.table.ts';
import { writtenTo } from '../account/customers/customer-reach.sql.ts';
import type { RegistrationFacts, TaxTreatment } from '../account/tax-registration/place-of-supply.rule.ts';
import { branches } from '../catalogue/catalogue.table.ts';
import type { Currency } from '../lib/currency.ts';
import type { Day } from '../lib/dates.ts';
import { paymentRefunds, payments } from '../payments/online-payments/online-payments.table.ts';
import type { EntryChannel } from '../rfi/entry-channel.data.ts';
import { prepareStatement } from '../server/database/prepare-statement.server.ts';
import type { OrderHold, orderLineRow, PartySnapshot } from './order-rows.contract.ts';
import type { OrderStatus } from './order-state.rule.ts';
import { orderEvents, orderLines, orders } from './orders.table.ts';
import type { PaymentMode, PaymentOption } from './payment-mode.data.ts';

const p = sql.placeholder;

export type OrderRecord = {
  id: number;
  number: string;
  status: OrderStatus;
  customerId: number;
  company: string;
  email: string;
  branchId: number;
  branchTaxNumber: string;
  invoicePrefix: string;
  branchCode: string;
  paymentMode: PaymentMode;
  paymentOption: PaymentOption;
  paymentId: number | null;
  /** The gateway's reference of an order paid online. */
  paymentReference: string | null;
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  weightKg: number;
  taxForm: TaxTreatment;
  placeOfSupplyId: number;
  placeOfSupply: string;
  seller: PartySnapshot;
  billTo: PartySnapshot;
  deliverTo: PartySnapshot;
  deliveryAddressId: number;
  buyerKind: RegistrationFacts['kind'];
  purchaseOrderNo: string | null;
  wishedDate: Day | null;
  remark: string | null;
  placedAt: Date;
  isTest: boolean;
  hold: OrderHold | null;
  enteredBy: string | null;
  enteredVia: EntryChannel | null;
  noPurchaseOrder: string | null;
  /** null before confirmation, and once it is taken back. */
  confirmedAt: Date | null;
  /** Refunds of online payments, oldest first; ISO timestamps, `doneAt` null until done. */
  refunds: readonly { amountMinor: number; currency: string; askedAt: string; doneAt: string | null }[];
};

const selectOrder = sql`select o.id, o.number, o.status, o.customer_id, c.name as company, u.email, o.branch_id,
    b.tax_number as branch_tax_number, b.invoice_prefix, b.code as branch_code, o.payment_mode, o.payment_option,
    o.payment_id, o.currency,
    (select y.capture_id from ${payments} y where y.id = o.payment_id) as payment_reference, o.subtotal_minor,
    o.tax_minor, o.total_minor, o.weight_kg, o.tax_form, o.place_of_supply_id, o.place_of_supply, o.seller, o.bill_to,
    o.deliver_to, o.delivery_address_id,
    coalesce((select r.kind from ${taxRegistrations} r
      where r.customer_id = o.customer_id and r.number = o.bill_to ->> 'taxNumber' limit 1), 'regular') as buyer_kind,
    o.purchase_order_no, o.wished_date, o.remark, o.placed_at, o.is_test, o.hold,
    o.entered_by, o.entered_via, o.no_purchase_order,
    (select max(e.at) from ${orderEvents} e where e.order_id = o.id and e.status = 'Confirmed'
      and o.status <> 'Awaiting Internal Approval') as confirmed_at,
    (select coalesce(json_agg(json_build_object('amountMinor', r.amount_minor, 'currency', r.currency,
        'askedAt', r.requested_at, 'doneAt', r.done_at) order by r.id), '[]'::json)
      from ${paymentRefunds} r where r.payment_id = o.payment_id) as refunds
  from ${orders} o join ${customers} c on c.id = o.customer_id join lateral ${writtenTo(sql`o.user_id`, sql`o.customer_id`)} u on true
    join ${branches} b on b.id = o.branch_id`;

/** Locks the customer first, like every transaction that locks an order. */
export const lockOrder = prepareStatement<{ site: string; number: string }, OrderRecord>(
  'order_facts_lock',
  sql`${selectOrder} where o.site = ${p('site')} and o.number = ${p('number')} for no key update of c, o`,
);

export const findCustomerOrder = prepareStatement<{ customerId: number; number: string }, OrderRecord>(
  'order_facts',
  sql`${selectOrder} where o.customer_id = ${p('customerId')} and o.number = ${p('number')}`,
);

export const findSiteOrder = prepareStatement<{ site: string; number: string }, OrderRecord>(
  'order_facts_of_site',
  sql`${selectOrder} where o.site = ${p('site')} and o.number = ${p('number')}`,
);

export const findOrderNumber = prepareStatement<{ orderId: number }, { number: string }>(
  'order_number',
  sql`select o.number from ${orders} o where o.id = ${p('orderId')}`,
);

/** The first order of which something is still to be invoiced. */
export const findOrderUnderNumber = prepareStatement<{ customerId: number; taxNumber: string }, { number: string }>(
  'order_under_number',
  sql`select o.number from ${orders} o
    where o.customer_id = ${p('customerId')} and o.bill_to ->> 'taxNumber' = ${p('taxNumber')}
      and o.status in ('Awaiting Internal Approval', 'Confirmed', 'Dispatched')
      and exists (select from ${orderLines} n where n.order_id = o.id and n.ordered > n.dispatched + n.cancelled)
    order by o.id limit 1`,
);

export type OrderLineRow = z.input<typeof orderLineRow> & {
  id: number;
  itemId: number | null;
  rfiLineId: number | null;
  category: string;
  hsn: string;
  listMinor: number;
  taxBp: number;
  taxMinor: number;
};

export const findOrderLines = prepareStatement<{ orderId: number }, OrderLineRow>(
  'order_lines_of',
  sql`select n.id, n.line_no, n.item_id, n.rfi_line_id, n.item_code, n.item_name, n.maker, n.category, n.hsn, n.unit,
      n.origin, n.ordered, n.reserved, n.dispatched, n.cancelled, n.returned, n.list_minor, n.unit_minor, n.discount_bp,
      n.total_minor, n.tax_bp, n.tax_minor, n.weight_kg, n.expected_on
    from ${orderLines} n where n.order_id = ${p('orderId')} order by n.line_no`,
);
