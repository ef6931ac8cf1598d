import { sql } from 'drizzle-orm';
import { customers, users } from '../../account/account.table.ts';
import type { Currency } from '../../lib/currency.ts';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { rfiLines, rfis } from '../rfi.table.ts';

const p = sql.placeholder;

export type WaitingRfi = { number: string; askedAt: Date; company: string; lines: number; waiting: number };

export const findWaitingRfis = prepareStatement<{ site: string; limit: number }, WaitingRfi>(
  'rfi_waiting',
  sql`select r.number, r.asked_at as "askedAt", c.name as company, count(*)::int as lines,
      (count(*) filter (where n.answered_at is null and n.declined_at is null))::int as waiting
    from ${rfis} r join ${customers} c on c.id = r.customer_id join ${rfiLines} n on n.rfi_id = r.id
    where r.site = ${p('site')} group by r.id, c.name
    having count(*) filter (where n.answered_at is null and n.declined_at is null) > 0
    order by r.asked_at, r.id limit ${p('limit')}::int`,
);

export type StaffRfiLine = {
  askedAt: Date;
  company: string;
  email: string;
  wishedDate: Day | null;
  reference: string | null;
  remark: string | null;
  currency: Currency;
  lineNo: number;
  itemCode: string;
  itemName: string;
  maker: string;
  askedAs: string;
  quantityAsked: number;
  listMinor: number;
  yourMinor: number;
  free: number;
  quotedQuantity: number | null;
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  answeredAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  orderedAt: Date | null;
  heldAt: Date | null;
};

export const findRfiForStaff = prepareStatement<{ site: string; number: string }, StaffRfiLine>(
  'rfi_for_staff',
  sql`select r.asked_at as "askedAt", c.name as company, u.email, r.wished_date as "wishedDate", r.reference, r.remark,
      r.currency, n.line_no as "lineNo", n.item_code as "itemCode", n.item_name as "itemName", n.maker,
      n.asked_as as "askedAs", n.quantity_asked as "quantityAsked", n.list_minor as "listMinor",
      n.your_minor as "yourMinor", n.quoted_quantity as "quotedQuantity", n.quoted_minor as "quotedMinor",
      n.quoted_on as "quotedOn", n.valid_until as "validUntil", n.answered_at as "answeredAt",
      n.declined_at as "declinedAt", n.withdrawn_at as "withdrawnAt", n.ordered_at as "orderedAt", n.held_at as "heldAt",
      coalesce((select sum(s.on_hand - s.reserved) from stock s where s.item_id = n.item_id), 0)::int as free
    from ${rfis} r join ${customers} c on c.id = r.customer_id join ${users} u on u.id = r.user_id
      join ${rfiLines} n on n.rfi_id = r.id
    where r.site = ${p('site')} and r.number = ${p('number')} order by n.line_no`,
);
