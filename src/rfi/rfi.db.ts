import { sql } from 'drizzle-orm';
import { customers, users } from '../account/account.table.ts';
import { cartLines } from '../cart/cart.table.ts';
import { items } from '../catalogue/catalogue.table.ts';
import { item, itemLineColumns, leftJoinedDrawingColumns } from '../catalogue/items/item-columns.sql.ts';
import {
  joinSellingBranch,
  type OfferColumns,
  type OfferParams,
  priceRowsColumn,
  stockFactsColumns,
} from '../catalogue/pricing/offer.sql.ts';
import type { Day } from '../lib/dates.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import { pickColumns, type RowOf, selectList } from '../server/database/select-list.server.ts';
import type { SiteCode } from '../sites/site.ts';
import { rfiEvents, rfiFiles, rfiLines, rfiSerials, rfis } from './rfi.table.ts';
import type { RfiFile } from './rfi-file.contract.ts';
import { filesOfLine } from './rfi-files.sql.ts';

const p = sql.placeholder;

export type Requester = { company: string; email: string };

/** The customer for whom staff enter an RFI. */
export const lockCustomerForRfi = prepareStatement<
  { site: SiteCode; customerId: number },
  { priceListId: number | null }
>(
  'rfi_lock_entered_for',
  sql`select c.price_list_id from ${customers} c
    where c.id = ${p('customerId')} and c.site = ${p('site')} and c.merged_into_id is null for no key update of c`,
);

export const findLineIds = prepareStatement<{ site: SiteCode; number: string }, { lineId: number; lineNo: number }>(
  'rfi_line_ids',
  sql`select n.id as line_id, n.line_no from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id
    where r.site = ${p('site')} and r.number = ${p('number')} order by n.line_no`,
);

/** Locks the customer before the cart, as every other transaction does. */
export const lockRequester = prepareStatement<{ customerId: number; userId: number }, Requester>(
  'rfi_lock_asker',
  sql`select c.name as company, u.email from ${customers} c join ${users} u on u.customer_id = c.id
    where c.id = ${p('customerId')} and u.id = ${p('userId')} for no key update of c`,
);

const itemColumns = {
  ...itemLineColumns,
  ...pickColumns(item, 'id', 'superCategory', 'unit', 'minQty', 'orderMultiple', 'costMinor'),
};
export type RfiItemFacts = RowOf<typeof itemColumns> & OfferColumns;

export const findItems = prepareStatement<OfferParams & { site: string; ids: number[]; codes: string[] }, RfiItemFacts>(
  'rfi_find_items',
  sql`select ${selectList(itemColumns)}, ${priceRowsColumn}, ${stockFactsColumns}
    from ${items} i ${joinSellingBranch}
    where i.site = ${p('site')} and i.retired_at is null
      and (i.id = any(${p('ids')}::bigint[]) or i.code = any(${p('codes')}::text[]))`,
);

/** Counts lines of the RFIs that the customer has sent since, without what staff offer beside them. */
export const countRequestedLines = prepareStatement<{ customerId: number; since: Date }, { lines: number }>(
  'rfi_count_lines',
  sql`select count(*)::int as lines from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id
    where r.customer_id = ${p('customerId')} and r.asked_at > ${p('since')}::timestamptz and n.alternative_to is null`,
);

/**
 * Locks the counter of the site last, so that RFIs of other customers wait as briefly as possible. A file that belongs to a
 * line already is that of a line which is requested again.
 */
export const insertRfi = prepareWrite<
  { rfi: string; lines: string; files: string; site: SiteCode; year: number; prefix: string },
  { number: string }
>(
  'rfi_write',
  sql`with counter as (
      insert into ${rfiSerials} as s (site, year, last) values (${p('site')}, ${p('year')}, 1)
      on conflict (site, year) do update set last = s.last + 1 returning last),
    asked as (
      insert into ${rfis} (site, customer_id, user_id, number, currency, wished_date, reference, remark, asked_at,
        entered_by, entered_via)
      select r.site, r.customer_id, r.user_id, ${p('prefix')} || lpad(counter.last::text, 6, '0'), r.currency,
        r.wished_date, r.reference, r.remark, r.asked_at, r.entered_by, r.entered_via
      from counter, jsonb_populate_record(null::${rfis}, ${p('rfi')}::jsonb) r
      returning id, site, number, currency, asked_at, entered_by),
    lines as (
      insert into ${rfiLines} (site, rfi_id, line_no, item_id, asked_as, item_code, item_name, maker, super_category,
        category, origin, weight_kg, quantity_asked, target_minor, buyer_remark, list_minor, your_minor, tax_bp, currency)
      select asked.site, asked.id, n.line_no, n.item_id, n.asked_as, n.item_code, n.item_name, n.maker,
        n.super_category, n.category, n.origin, n.weight_kg, n.quantity_asked, n.target_minor, n.buyer_remark,
        n.list_minor, n.your_minor, n.tax_bp, asked.currency
      from asked, jsonb_populate_recordset(null::${rfiLines}, ${p('lines')}::jsonb) n returning id, site, line_no),
    of_lines as (
      select lines.id as line_id, f.id from lines
        join jsonb_to_recordset(${p('files')}::jsonb) f (id bigint, line_no int) on f.line_no = lines.line_no),
    sent as (
      update ${rfiFiles} f set rfi_line_id = o.line_id from of_lines o where f.id = o.id and f.rfi_line_id is null),
    sent_again as (
      insert into ${rfiFiles} (site, customer_id, rfi_line_id, file_name, type, bytes, storage, storage_key, added_at,
        stored_at)
      select f.site, f.customer_id, o.line_id, f.file_name, f.type, f.bytes, f.storage, f.storage_key, f.added_at,
        f.stored_at
      from of_lines o join ${rfiFiles} f on f.id = o.id where f.rfi_line_id is not null),
    events as (
      insert into ${rfiEvents} (site, rfi_line_id, step, by, at)
      select lines.site, lines.id, 'asked', coalesce(asked.entered_by, 'buyer'), asked.asked_at from lines, asked)
    select number from asked`,
);

export type RfiLineRow = RowOf<typeof leftJoinedDrawingColumns> & {
  number: string;
  askedAt: Date;
  wishedDate: Day | null;
  reference: string | null;
  remark: string | null;
  enteredBy: string | null;
  lineId: number;
  lineNo: number;
  alternativeTo: number | null;
  itemId: number | null;
  askedAs: string;
  itemCode: string;
  itemName: string;
  maker: string;
  superCategory: string;
  category: string;
  origin: string;
  weightKg: number | null;
  quantityAsked: number;
  targetMinor: number | null;
  buyerRemark: string | null;
  files: RfiFile[];
  listMinor: number;
  yourMinor: number;
  taxBp: number;
  quotedQuantity: number | null;
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  answerNote: string | null;
  answeredAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  heldAt: Date | null;
  makerAskedAt: Date | null;
  makerNote: string | null;
  makerUntil: Day | null;
  orderedAt: Date | null;
  inCart: boolean;
};

const row = sql`r.number, r.asked_at, r.wished_date, r.reference, r.remark, r.entered_by, n.id as line_id, n.line_no,
  n.alternative_to, n.item_id, n.asked_as, n.item_code, n.item_name, n.maker, n.super_category, n.category, n.origin,
  n.weight_kg,
  ${selectList(leftJoinedDrawingColumns)}, n.quantity_asked, n.target_minor, n.buyer_remark,
  ${filesOfLine} as files, n.list_minor, n.your_minor, n.tax_bp, n.quoted_quantity,
  n.quoted_minor, n.quoted_on, n.valid_until, n.answer_note, n.answered_at, n.declined_at, n.withdrawn_at,
  n.withdrawn_by, n.held_at, n.maker_asked_at, n.maker_note, n.maker_until, n.ordered_at,
  exists (select 1 from ${cartLines} l where l.rfi_line_id = n.id) as in_cart`;

/** An alternative stands after the line beside which it is offered. */
const choicesTogether = sql`coalesce(n.alternative_to, n.line_no), n.line_no`;

const from = sql`from ${rfis} r join ${rfiLines} n on n.rfi_id = r.id left join ${items} i on i.id = n.item_id
  where r.customer_id = ${p('customerId')}`;

export const findRfis = prepareStatement<{ customerId: number }, RfiLineRow>(
  'rfi_history',
  sql`select ${row} ${from} order by r.asked_at desc, r.id desc, ${choicesTogether}`,
);

export const findRfi = prepareStatement<
  { customerId: number; number: string },
  RfiLineRow & { unit: string; hsn: string }
>(
  'rfi_one',
  sql`select ${row}, coalesce(i.unit, '') as unit, coalesce(i.hsn, '') as hsn ${from} and r.number = ${p('number')} order by ${choicesTogether}`,
);
