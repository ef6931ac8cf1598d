import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareStatement } from '../../server/database/prepare-statement.server.ts';
import { rfiLines } from '../rfi.table.ts';
import type { QuotedItem } from './answer-rfi.db.ts';

const p = sql.placeholder;

/** Adds a quoted line after the last one, beside the line that the buyer asked for. */
export const insertAlternative = prepareStatement<
  QuotedItem & {
    lineId: number;
    quantity: number;
    unitMinor: number;
    expectedOn: Day;
    validUntil: Day;
    by: string;
    now: Date;
  },
  { lineId: number }
>(
  'rfi_alternative',
  sql`insert into ${rfiLines} (site, rfi_id, line_no, alternative_to, item_id, asked_as, item_code, item_name, maker,
      super_category, category, origin, weight_kg, quantity_asked, list_minor, your_minor, tax_bp, currency,
      quoted_quantity, quoted_minor, quoted_on, valid_until, answered_at, answered_by, revision)
    select n.site, n.rfi_id, (select max(o.line_no) + 1 from ${rfiLines} o where o.rfi_id = n.rfi_id), n.line_no,
      ${p('id')}::bigint, case when n.asked_as = '' then trim(n.item_name || ' ' || n.maker) else n.asked_as end,
      ${p('code')}::text, ${p('name')}::text, ${p('maker')}::text, ${p('superCategory')}::text, ${p('category')}::text,
      ${p('origin')}::text, ${p('weightKg')}::double precision, n.quantity_asked, ${p('listMinor')}::bigint,
      ${p('yourMinor')}::bigint, ${p('taxBp')}::smallint, n.currency, ${p('quantity')}::int, ${p('unitMinor')}::bigint,
      ${p('expectedOn')}::date, ${p('validUntil')}::date, ${p('now')}::timestamptz, ${p('by')}::text, 1
    from ${rfiLines} n where n.id = ${p('lineId')}
    returning id as line_id`,
);

/** The other lines of which the buyer orders one only. */
export const findOtherChoices = prepareStatement<{ rfiLineIds: number[] }, { lineId: number; isOpen: boolean }>(
  'rfi_other_choices',
  sql`select o.id as line_id, (o.answered_at is not null and o.ordered_at is null and o.withdrawn_at is null) as is_open
    from ${rfiLines} n join ${rfiLines} o on o.rfi_id = n.rfi_id and o.id <> all(${p('rfiLineIds')}::bigint[])
      and coalesce(o.alternative_to, o.line_no) = coalesce(n.alternative_to, n.line_no)
    where n.id = any(${p('rfiLineIds')}::bigint[]) order by o.id`,
);
