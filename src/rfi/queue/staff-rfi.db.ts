import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import { writtenTo } from '../../account/customers/customer-reach.sql.ts';
import { staff } from '../../account/staff/staff.table.ts';
import { branches, items, stock, stockIncoming } from '../../catalogue/catalogue.table.ts';
import type { IncomingKind } from '../../catalogue/incoming-kinds.data.ts';
import { leftJoinedDrawingColumns } from '../../catalogue/items/item-columns.sql.ts';
import { priceRowsColumn } from '../../catalogue/pricing/offer.sql.ts';
import type { PriceCandidate } from '../../catalogue/pricing/price.rule.ts';
import { freePieces } from '../../catalogue/stock/free-stock.sql.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { type RowOf, selectList } from '../../server/database/select-list.server.ts';
import type { EntryChannel } from '../entry-channel.data.ts';
import { rfiEvents, rfiLines, rfis } from '../rfi.table.ts';
import type { RfiFile } from '../rfi-file.contract.ts';
import { filesOfLine } from '../rfi-files.sql.ts';
import type { RfiEvent } from './rfi-event.contract.ts';

const p = sql.placeholder;

export type StaffRfiHead = {
  id: number;
  number: string;
  askedAt: Date;
  customerId: number;
  /** null where staff entered it. */
  userId: number | null;
  priceListId: number | null;
  company: string;
  email: string;
  /** The name of who asked; '' if not known. */
  buyer: string;
  wishedDate: Day | null;
  reference: string | null;
  remark: string | null;
  currency: Currency;
  assignee: string | null;
  assigneeEmail: string | null;
  enteredBy: string | null;
  enteredVia: EntryChannel | null;
};

export const findStaffRfiHead = prepareStatement<{ site: string; number: string }, StaffRfiHead>(
  'rfi_staff_head',
  sql`select r.id, r.number, r.asked_at, c.id as customer_id, r.user_id, c.price_list_id, c.name as company,
      w.email, trim(concat_ws(' ', u.first_name, u.last_name)) as buyer, r.wished_date, r.reference, r.remark, r.currency,
      r.entered_by, r.entered_via, s.name as assignee, s.email as assignee_email
    from ${rfis} r left join ${staff} s on s.id = r.assigned_to join ${customers} c on c.id = r.customer_id join lateral ${writtenTo(sql`r.user_id`, sql`r.customer_id`)} w on true
      left join ${users} u on u.id = r.user_id
    where r.site = ${p('site')} and r.number = ${p('number')}`,
);

export type StockAtBranch = { branch: string; free: number };
export type Incoming = { branch: string; kind: IncomingKind; quantity: number; dueOn: Day };

export type StaffLineFacts = RowOf<typeof leftJoinedDrawingColumns> & {
  lineId: number;
  lineNo: number;
  alternativeTo: number | null;
  itemId: number | null;
  itemCode: string;
  itemName: string;
  maker: string;
  category: string;
  askedAs: string;
  quantityAsked: number;
  targetMinor: number | null;
  buyerRemark: string | null;
  files: RfiFile[];
  unit: string;
  qtyPerCarton: number;
  weightKg: number | null;
  /** The list price today; of words, 0. */
  listMinor: number;
  costMinor: number | null;
  prices: PriceCandidate[];
  stock: StockAtBranch[];
  incoming: Incoming[];
  quotedQuantity: number | null;
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  answerNote: string | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  declinedAt: Date | null;
  declinedBy: string | null;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  orderedAt: Date | null;
  heldAt: Date | null;
  heldBy: string | null;
  remindedAt: Date | null;
  makerAskedAt: Date | null;
  makerAskedBy: string | null;
  makerNote: string | null;
  makerUntil: Day | null;
  revision: number;
};

type LineParams = { rfiId: number; customerId: number; priceListId: number | null; now: Date };

const stockByBranch = sql`(
  select coalesce(json_agg(json_build_object('branch', b.name, 'free', ${freePieces}) order by b.position), '[]'::json)
  from ${branches} b join ${stock} s on s.branch_id = b.id where b.site = n.site and s.item_id = n.item_id)`;

const incomingByBranch = sql`(
  select coalesce(json_agg(json_build_object('branch', b.name, 'kind', o.kind, 'quantity', o.quantity, 'dueOn', o.due_on)
    order by o.due_on, o.id), '[]'::json)
  from ${stockIncoming} o join ${branches} b on b.id = o.branch_id where o.item_id = n.item_id)`;

export const findStaffLines = prepareStatement<LineParams, StaffLineFacts>(
  'rfi_staff_lines',
  sql`select n.id as line_id, n.line_no, n.alternative_to, n.item_id, n.item_code, n.item_name, n.maker, n.category,
      n.asked_as, n.quantity_asked, n.target_minor, n.buyer_remark, ${filesOfLine} as files,
      coalesce(i.unit, '') as unit, coalesce(i.qty_per_carton, 0) as qty_per_carton, n.weight_kg,
      ${selectList(leftJoinedDrawingColumns)},
      coalesce(i.list_minor, 0) as list_minor, i.cost_minor, ${priceRowsColumn}, ${stockByBranch} as stock,
      ${incomingByBranch} as incoming, n.quoted_quantity, n.quoted_minor, n.quoted_on, n.valid_until, n.answer_note,
      n.answered_at, n.answered_by, n.declined_at, n.declined_by, n.withdrawn_at, n.withdrawn_by, n.ordered_at,
      n.held_at, n.held_by, n.reminded_at, n.maker_asked_at, n.maker_asked_by, n.maker_note, n.maker_until, n.revision
    from ${rfiLines} n left join ${items} i on i.id = n.item_id
    where n.rfi_id = ${p('rfiId')} order by coalesce(n.alternative_to, n.line_no), n.line_no`,
);

export const findRfiEvents = prepareStatement<{ rfiId: number; limit: number }, RfiEvent>(
  'rfi_staff_events',
  sql`select n.line_no, e.step, e.by, e.note, e.at from ${rfiEvents} e
      join ${rfiLines} n on n.id = e.rfi_line_id
    where n.rfi_id = ${p('rfiId')} order by e.id desc limit ${p('limit')}::int`,
);
