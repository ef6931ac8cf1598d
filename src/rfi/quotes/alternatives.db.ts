import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { rfiLines } from '../rfi.table.ts';
import { type LineQuote, type QuotedItem, quotedItemFields } from './answer-rfi.db.ts';

const p = sql.placeholder;

export type NewAlternative = QuotedItem & Omit<LineQuote, 'note'>;

const insertAlternatives = prepareWrite<
  { alternatives: string; by: string; now: Date },
  { lineId: number; alternativeTo: number | null }
>(
  'rfi_alternatives',
  sql`insert into ${rfiLines} (site, rfi_id, line_no, alternative_to, item_id, asked_as, item_code, item_name, maker,
      super_category, category, origin, weight_kg, quantity_asked, list_minor, your_minor, tax_bp, currency,
      quoted_quantity, quoted_minor, quoted_on, valid_until, answered_at, answered_by, revision)
    select n.site, n.rfi_id,
      (select max(o.line_no) from ${rfiLines} o where o.rfi_id = n.rfi_id) + row_number() over (order by a.place),
      n.line_no, a.id, case when n.asked_as = '' then trim(n.item_name || ' ' || n.maker) else n.asked_as end,
      a.code, a.name, a.maker, a."superCategory", a.category, a.origin, a."weightKg", n.quantity_asked, a."listMinor",
      a."yourMinor", a."taxBp", n.currency, a.quantity, a."unitMinor", a."expectedOn", a."validUntil",
      ${p('now')}::timestamptz, ${p('by')}, 1
    from jsonb_to_recordset(${p('alternatives')}::jsonb) as a (place int, "lineId" bigint, quantity int,
        "unitMinor" bigint, "expectedOn" date, "validUntil" date, ${quotedItemFields})
      join ${rfiLines} n on n.id = a."lineId"
    order by a.place returning id as line_id, alternative_to`,
);

/** Adds quoted lines of one RFI after its last one, each beside the line that the buyer asked for. */
export const addAlternatives = (db: Db, alternatives: readonly NewAlternative[], answered: { by: string; now: Date }) =>
  insertAlternatives(db, {
    ...answered,
    alternatives: JSON.stringify(alternatives.map((one, place) => ({ ...one, place }))),
  });

/** The other lines of which the buyer orders one only. */
export const findOtherChoices = prepareStatement<{ rfiLineIds: number[] }, { lineId: number; isOpen: boolean }>(
  'rfi_other_choices',
  sql`select o.id as line_id, (o.answered_at is not null and o.ordered_at is null and o.withdrawn_at is null) as is_open
    from ${rfiLines} n join ${rfiLines} o on o.rfi_id = n.rfi_id and o.id <> all(${p('rfiLineIds')}::bigint[])
      and coalesce(o.alternative_to, o.line_no) = coalesce(n.alternative_to, n.line_no)
    where n.id = any(${p('rfiLineIds')}::bigint[]) order by o.id`,
);
