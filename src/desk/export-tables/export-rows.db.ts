import { type SQL, sql } from 'drizzle-orm';
import { addresses, customers, taxRegistrations, users } from '../../account/account.table.ts';
import { customerContacts } from '../../account/customer-contacts.table.ts';
import { listedCustomers } from '../../account/customer-list/listed-customers.table.ts';
import { branches, items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import { importedNames } from '../../catalogue/import/import-row.server.ts';
import { item } from '../../catalogue/items/item-columns.sql.ts';
import type { PriceScope } from '../../catalogue/pricing/price.rule.ts';
import { priceLists, priceRows } from '../../catalogue/pricing/prices.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import type { DocumentKind } from '../../orders/document-kinds.data.ts';
import { documentLines, documents } from '../../orders/documents.table.ts';
import { orderLines, orders } from '../../orders/orders.table.ts';
import { dueDay } from '../../payments/credit/ledger.sql.ts';
import { creditTerms, type LedgerKind, ledgerEntries } from '../../payments/ledger.table.ts';
import { receipts } from '../../payments/receipts.table.ts';
import { rfiLines, rfis } from '../../rfi/rfi.table.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { SiteCode } from '../../sites/site.ts';

const p = sql.placeholder;

/** The records whose rows are wanted, in this order. */
export type RowsWanted = { site: SiteCode; ids: number[] };

/** Each record by its id: without statistics PostgreSQL would read the whole table for each batch. */
const records = (
  table: SQL,
  alias: 'c' | 'i' | 'o' | 'r',
) => sql`unnest(${p('ids')}::bigint[]) with ordinality as wanted (id, place)
      cross join lateral (select f.* from ${table} f where f.id = wanted.id and f.site = ${p('site')} offset 0) ${sql.raw(alias)}`;

export type IdsAfter = { site: SiteCode; today: Day; after: number; limit: number };

const idsOf = (name: string, from: SQL, where: SQL = sql`true`) =>
  prepareStatement<IdsAfter, { id: number }>(
    `export_ids_${name}`,
    sql`select r.id from ${from} r where r.site = ${p('site')} and ${p('today')}::date is not null and ${where}
      and r.id > ${p('after')}::bigint order by r.id limit ${p('limit')}::int`,
  );

export const findItemIdsAfter = idsOf('items', sql`${items}`, sql`r.retired_at is null`);
export const findRetiredIdsAfter = idsOf('retired', sql`${items}`, sql`r.retired_at is not null`);
export const findCustomerIdsAfter = idsOf('customers', sql`${customers}`, sql`r.merged_into_id is null`);
export const findOrderIdsAfter = idsOf('orders', sql`${orders}`);
export const findRfiIdsAfter = idsOf('rfis', sql`${rfis}`);
/** Rows that apply today or later. */
export const findPriceIdsAfter = idsOf(
  'prices',
  sql`${priceRows}`,
  sql`(r.valid_to is null or r.valid_to >= ${p('today')}::date)`,
);

/** Of one price list or customer. */
export const findPriceIdsOfOwner = prepareStatement<
  { site: SiteCode; today: Day; priceListId: number | null; customerId: number | null },
  { id: number }
>(
  'export_ids_prices_owner',
  sql`select r.id from ${priceRows} r where r.site = ${p('site')} and (r.valid_to is null or r.valid_to >= ${p('today')}::date)
      and (r.price_list_id = ${p('priceListId')}::bigint or r.customer_id = ${p('customerId')}::bigint)
    order by array_position(array['all', 'maker', 'category', 'sub_category', 'item'], r.scope), r.scope_key, r.min_qty, r.id`,
);

const itemColumns = { ...pickColumns(item, ...importedNames), ...pickColumns(item, 'universalStated') };
export type ExportedItem = RowOf<typeof itemColumns>;

export const findItemRows = prepareStatement<RowsWanted, ExportedItem>(
  'export_items',
  sql`select ${selectList(itemColumns)} from ${records(sql`${items}`, 'i')}
    order by wanted.place`,
);

export type ExportedStock = {
  code: string;
  name: string;
  maker: string;
  branch: string;
  onHand: number;
  shelf: string;
  arrivingQty: number | null;
  arrivingOn: Day | null;
  productionQty: number | null;
  productionOn: Day | null;
};

const incoming = (kind: 'arriving' | 'production') => sql`left join lateral (
        select sum(n.quantity)::int as quantity, max(n.due_on) as due_on from ${stockIncoming} n
        where n.item_id = i.id and n.branch_id = b.id and n.kind = ${sql.raw(`'${kind}'`)}) ${sql.raw(kind)} on true`;

export const findStockRows = prepareStatement<RowsWanted, ExportedStock>(
  'export_stock',
  sql`select i.code, i.name, i.maker, b.code as branch, s.on_hand, s.shelf, arriving.quantity as arriving_qty,
      arriving.due_on as arriving_on, production.quantity as production_qty, production.due_on as production_on
    from ${records(sql`${items}`, 'i')} join ${stock} s on s.item_id = i.id
      join ${branches} b on b.id = s.branch_id ${incoming('arriving')} ${incoming('production')}
    order by wanted.place, b.position`,
);

export type ExportedPrice = {
  owner: string;
  scope: PriceScope;
  /** The code of an item, or the name of a group. */
  name: string;
  minQty: number;
  discountBp: number | null;
  netMinor: number | null;
  validFrom: Day | null;
  validTo: Day | null;
};

const firstUserEmail = (customer: SQL) =>
  sql`(select u.email from ${users} u where u.customer_id = ${customer} order by u.id limit 1)`;

/** Rows of items that are not sold any more are left out. */
export const findPriceRows = prepareStatement<RowsWanted, ExportedPrice>(
  'export_prices',
  sql`select coalesce(l.name, ${firstUserEmail(sql`r.customer_id`)}, k.email, '') as owner, r.scope,
      coalesce(i.code, r.scope_key) as name, r.min_qty, r.discount_bp, r.net_minor, r.valid_from, r.valid_to
    from ${records(sql`${priceRows}`, 'r')} left join ${priceLists} l on l.id = r.price_list_id
      left join ${customerContacts} k on k.customer_id = r.customer_id and k.is_main
      left join ${items} i on r.scope = 'item' and i.site = r.site and i.id = case when r.scope = 'item' then r.scope_key::bigint end
    where (r.scope <> 'item' or (i.id is not null and i.retired_at is null))
    order by wanted.place`,
);

export type ExportedPlace = { line: string; regionId: number; cityName: string; pincode: string };

export type ExportedCustomer = {
  customerCode: string | null;
  company: string;
  taxNumber: string | null;
  contactName: string;
  email: string;
  phone: string;
  billing: ExportedPlace | null;
  delivery: ExportedPlace | null;
  priceList: string | null;
  salesManager: string | null;
  limitMinor: number | null;
  periodDays: number | null;
  graceDays: number | null;
  /** Registrations beside the first: `ExportedRegistration[]`. */
  further: unknown;
};

export type ExportedRegistration = { taxNumber: string; legalName: string; place: ExportedPlace | null };

const codeOf = (customer: SQL) =>
  sql`(select min(l.customer_code) from ${listedCustomers} l where l.linked_customer_id = ${customer})`;
const placeOf = (
  purpose: 'billing' | 'delivery',
) => sql`(select jsonb_build_object('line', a.line, 'regionId', a.region_id,
      'cityName', a.city_name, 'pincode', a.pincode) from ${addresses} a
    where a.customer_id = c.id and a.purpose = ${sql.raw(`'${purpose}'`)} and a.retired_at is null
    order by a.is_default desc, a.id limit 1)`;

/** Of a listed customer without a contact the list says it, as an import compares with it; of others who signs in. */
export const findCustomerRows = prepareStatement<RowsWanted, ExportedCustomer>(
  'export_customers',
  sql`select ${codeOf(sql`c.id`)} as customer_code, c.name as company, r.number as tax_number,
      coalesce(k.name, l.contact_name, btrim(concat_ws(' ', u.first_name, u.last_name)), '') as contact_name,
      coalesce(k.email, l.email, u.email, '') as email,
      case when k.id is null and l.id is not null then coalesce(l.mobile, '') else coalesce(k.phone, u.mobile, '') end as phone,
      ${placeOf('billing')} as billing, ${placeOf('delivery')} as delivery,
      (select l.name from ${priceLists} l where l.id = c.price_list_id) as price_list, c.sales_manager,
      t.limit_minor, t.period_days, t.grace_days,
      (select coalesce(jsonb_agg(jsonb_build_object('taxNumber', f.number, 'legalName', f.legal_name,
          'place', case when f.line is not null then jsonb_build_object('line', f.line, 'regionId', f.region_id,
            'cityName', coalesce(f.city_name, ''), 'pincode', coalesce(f.pincode, '')) end) order by f.id), '[]'::jsonb)
        from ${taxRegistrations} f where f.customer_id = c.id and not f.is_default and f.refused_at is null) as further
    from ${records(sql`${customers}`, 'c')}
      left join ${taxRegistrations} r on r.customer_id = c.id and r.is_default
      left join ${customerContacts} k on k.customer_id = c.id and k.is_main
      left join ${listedCustomers} l on l.linked_customer_id = c.id and l.customer_code = ${codeOf(sql`c.id`)}
      left join ${users} u on u.id = (select min(o.id) from ${users} o where o.customer_id = c.id)
      left join ${creditTerms} t on t.customer_id = c.id
    order by wanted.place`,
);

type OfCustomer = { customerCode: string | null; company: string };
const ofCustomer = sql`${codeOf(sql`c.id`)} as customer_code, c.name as company`;

export type ExportedAddress = OfCustomer &
  ExportedPlace & {
    purpose: 'billing' | 'delivery';
    isDefault: boolean;
    contactName: string | null;
    contactPhone: string | null;
    taxNumber: string | null;
    approvalStatus: number;
  };

export const findAddressRows = prepareStatement<RowsWanted, ExportedAddress>(
  'export_addresses',
  sql`select ${ofCustomer}, a.purpose, a.line, a.region_id, a.city_name, a.pincode, a.is_default, a.contact_name,
      a.contact_phone, r.number as tax_number, a.approval_status
    from ${records(sql`${customers}`, 'c')} join ${addresses} a on a.customer_id = c.id
      left join ${taxRegistrations} r on r.id = a.tax_registration_id
    where a.retired_at is null order by wanted.place, a.purpose, a.is_default desc, a.id`,
);

export type ExportedContact = OfCustomer & {
  name: string;
  designation: string;
  email: string;
  phone: string;
  isMain: boolean;
  signsIn: boolean;
};

/** Contacts as the seller knows them, then people who sign in. */
export const findContactRows = prepareStatement<RowsWanted, ExportedContact>(
  'export_contacts',
  sql`select ${ofCustomer}, h.name, h.designation, h.email, h.phone, h.is_main, h.signs_in
    from ${records(sql`${customers}`, 'c')} cross join lateral (
        select k.id, k.name, k.designation, k.email, k.phone, k.is_main, false as signs_in
        from ${customerContacts} k where k.customer_id = c.id
        union all
        select u.id, btrim(concat_ws(' ', u.first_name, u.last_name)), u.designation, u.email, coalesce(u.mobile, ''), false, true
        from ${users} u where u.customer_id = c.id) h
    order by wanted.place, h.signs_in, h.is_main desc, h.id`,
);

export type ExportedOrder = OfCustomer & {
  number: string;
  placedAt: Date;
  status: string;
  purchaseOrderNo: string | null;
  paymentMode: string;
  paymentOption: string;
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  weightKg: number;
  placeOfSupply: string;
  wishedDate: Day | null;
  remark: string | null;
  isTest: boolean;
};

export const findOrderRows = prepareStatement<RowsWanted, ExportedOrder>(
  'export_orders',
  sql`select ${ofCustomer}, o.number, o.placed_at, o.status, o.purchase_order_no, o.payment_mode, o.payment_option, o.currency,
      o.subtotal_minor, o.tax_minor, o.total_minor, o.weight_kg, o.place_of_supply, o.wished_date, o.remark, o.is_test
    from ${records(sql`${orders}`, 'o')} join ${customers} c on c.id = o.customer_id
    order by wanted.place`,
);

export type ExportedOrderLine = OfCustomer & {
  number: string;
  placedAt: Date;
  lineNo: number;
  itemCode: string;
  itemName: string;
  maker: string;
  hsn: string;
  unit: string;
  ordered: number;
  reserved: number;
  dispatched: number;
  cancelled: number;
  returned: number;
  listMinor: number;
  discountBp: number;
  unitMinor: number;
  totalMinor: number;
  taxBp: number;
  taxMinor: number;
  currency: Currency;
  weightKg: number;
  expectedOn: Day | null;
};

export const findOrderLineRows = prepareStatement<RowsWanted, ExportedOrderLine>(
  'export_order_lines',
  sql`select ${ofCustomer}, o.number, o.placed_at, n.line_no, n.item_code, n.item_name, n.maker, n.hsn, n.unit, n.ordered,
      n.reserved, n.dispatched, n.cancelled, n.returned, n.list_minor, n.discount_bp, n.unit_minor, n.total_minor, n.tax_bp,
      n.tax_minor, n.currency, n.weight_kg, n.expected_on
    from ${records(sql`${orders}`, 'o')} join ${customers} c on c.id = o.customer_id
      join ${orderLines} n on n.order_id = o.id
    order by wanted.place, n.line_no`,
);

export type ExportedRfiLine = OfCustomer & {
  number: string;
  askedAt: Date;
  reference: string | null;
  remark: string | null;
  lineNo: number;
  alternativeTo: number | null;
  itemCode: string;
  itemName: string;
  maker: string;
  askedAs: string;
  quantityAsked: number;
  targetMinor: number | null;
  buyerRemark: string | null;
  listMinor: number;
  yourMinor: number;
  currency: Currency;
  quotedQuantity: number | null;
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  answerNote: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  orderedAt: Date | null;
};

export const findRfiRows = prepareStatement<RowsWanted, ExportedRfiLine>(
  'export_rfis',
  sql`select ${ofCustomer}, r.number, r.asked_at, r.reference, r.remark, n.line_no, n.alternative_to, n.item_code, n.item_name,
      n.maker, n.asked_as, n.quantity_asked, n.target_minor, n.buyer_remark, n.list_minor, n.your_minor, n.currency,
      n.quoted_quantity, n.quoted_minor, n.quoted_on, n.valid_until, n.answer_note, n.answered_at, n.answered_by, n.declined_at,
      n.withdrawn_at, n.ordered_at
    from ${records(sql`${rfis}`, 'r')} join ${customers} c on c.id = r.customer_id
      join ${rfiLines} n on n.rfi_id = r.id
    order by wanted.place, n.line_no`,
);

export type ExportedInvoice = OfCustomer & {
  kind: DocumentKind;
  number: string;
  issuedOn: Day;
  orderNumber: string;
  ofNumber: string | null;
  taxNumber: string | null;
  placeOfSupply: string;
  currency: Currency;
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
  dueOn: string | null;
  issuedBy: string;
};

export const findInvoiceRows = prepareStatement<RowsWanted, ExportedInvoice>(
  'export_invoices',
  sql`select ${ofCustomer}, d.kind, d.number, d.issued_on, o.number as order_number,
      (select f.number from ${documents} f where f.id = d.of_document_id) as of_number,
      d.head -> 'billTo' ->> 'taxNumber' as tax_number, o.place_of_supply, d.currency, d.subtotal_minor, d.tax_minor,
      d.total_minor, d.head ->> 'dueOn' as due_on, d.issued_by
    from ${records(sql`${orders}`, 'o')} join ${customers} c on c.id = o.customer_id
      join ${documents} d on d.order_id = o.id
    order by wanted.place, d.id`,
);

export type ExportedInvoiceLine = {
  kind: DocumentKind;
  number: string;
  lineNo: number;
  itemCode: string;
  itemName: string;
  maker: string;
  hsn: string;
  unit: string;
  quantity: number;
  listMinor: number;
  discountBp: number;
  unitMinor: number;
  taxableMinor: number;
  taxBp: number;
  centralMinor: number;
  stateMinor: number;
  wholeMinor: number;
  currency: Currency;
};

export const findInvoiceLineRows = prepareStatement<RowsWanted, ExportedInvoiceLine>(
  'export_invoice_lines',
  sql`select d.kind, d.number, n.line_no, n.item_code, n.item_name, n.maker, n.hsn, n.unit, n.quantity, n.list_minor, n.discount_bp,
      n.unit_minor, n.taxable_minor, n.tax_bp, n.central_minor, n.state_minor, n.whole_minor, d.currency
    from ${records(sql`${orders}`, 'o')} join ${documents} d on d.order_id = o.id
      join ${documentLines} n on n.document_id = d.id
    order by wanted.place, d.id, n.line_no`,
);

export type ExportedReceipt = OfCustomer & {
  number: string;
  receivedOn: Day;
  amountMinor: number;
  currency: Currency;
  reference: string;
  isOnline: boolean;
  createdBy: string;
};

export const findReceiptRows = prepareStatement<RowsWanted, ExportedReceipt>(
  'export_receipts',
  sql`select ${ofCustomer}, r.number, r.received_on, r.amount_minor, r.currency, r.reference,
      r.payment_id is not null as is_online, r.created_by
    from ${records(sql`${customers}`, 'c')} join ${receipts} r on r.customer_id = c.id
    order by wanted.place, r.received_on, r.id`,
);

export type ExportedEntry = OfCustomer & {
  bookedOn: Day;
  kind: LedgerKind;
  reference: string;
  amountMinor: number;
  openMinor: number;
  currency: Currency;
  orderNumber: string | null;
  receiptNumber: string | null;
  note: string;
  createdBy: string;
};

const openEntry = sql`e.open_minor > 0 and e.kind in ('invoice', 'receipt', 'credit_note')`;
const entries = sql`from ${records(sql`${customers}`, 'c')} join ${ledgerEntries} e on e.customer_id = c.id`;

export const findLedgerRows = prepareStatement<RowsWanted, ExportedEntry>(
  'export_ledger',
  sql`select ${ofCustomer}, e.booked_on, e.kind, e.reference, e.amount_minor, e.open_minor, e.currency,
      (select o.number from ${orders} o where o.id = e.order_id) as order_number,
      (select r.number from ${receipts} r where r.id = e.receipt_id) as receipt_number, e.note, e.created_by
    ${entries} order by wanted.place, e.booked_on, e.id`,
);

export type ExportedBill = OfCustomer & {
  taxNumber: string | null;
  kind: LedgerKind;
  reference: string;
  /** Null for a balance without a day of its own. */
  bookedOn: Day | null;
  /** Null for a credit. */
  dueOn: Day | null;
  /** What the bill came to, as far as that is known. */
  billMinor: number | null;
  openMinor: number;
  purchaseOrderNo: string;
};

/** A balance brought forward has no bill, and a number of this store's own. */
const isUndated = sql`(e.brought_forward_on is not null and e.reference = 'BF-' || c.id)`;
const isBalance = sql`(${isUndated} or (e.brought_forward_on is not null
  and e.reference = 'BF-' || c.id || to_char(e.booked_on, '-YYYYMMDD')))`;

export const findBillRows = prepareStatement<RowsWanted, ExportedBill>(
  'export_bills',
  sql`select ${ofCustomer}, (select r.number from ${taxRegistrations} r where r.customer_id = c.id and r.is_default) as tax_number,
      e.kind, case when ${isBalance} then '' else e.reference end as reference,
      case when not ${isUndated} then e.booked_on end as booked_on,
      case when e.kind = 'invoice' then ${dueDay} end as due_on,
      case when e.brought_forward_on is null then abs(e.amount_minor) else e.bill_minor end as bill_minor, e.open_minor,
      coalesce((select o.purchase_order_no from ${orders} o where o.id = e.order_id), e.purchase_order_no) as purchase_order_no
    ${entries} left join ${creditTerms} t on t.customer_id = c.id
    where ${openEntry} order by wanted.place, e.booked_on, e.id`,
);
