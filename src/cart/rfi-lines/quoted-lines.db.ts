import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import type { Db } from '../../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { cartLines, carts } from '../cart.table.ts';

const p = sql.placeholder;

/** `state` is 'Stock' if the line can be ordered now. */
export type QuotedLine = {
  rfiLineId: number;
  itemId: number;
  code: string;
  name: string;
  state: string;
  quantity: number;
  unitMinor: number;
  expectedOn: Day | null;
  validUntil: Day | null;
  heldAt: Date | null;
  /** The same for a line of the RFI and its alternatives, of which one is ordered. */
  choiceOf: number;
};

const insertQuoted = prepareWrite<{ site: SiteCode; cartId: number; lines: string; now: Date }, never>(
  'cart_put_quoted',
  sql`insert into ${cartLines} as l
      (site, cart_id, item_id, quantity, rfi_line_id, quoted_minor, quoted_on, valid_until, held_at, status, added_at)
    select ${p('site')}, ${p('cartId')}::bigint, q."itemId", q.quantity, q."rfiLineId", q."unitMinor", q."expectedOn",
      q."validUntil", q."heldAt", 4, ${p('now')}::timestamptz
    from jsonb_to_recordset(${p('lines')}::jsonb) as q ("itemId" bigint, quantity int, "rfiLineId" bigint,
      "unitMinor" bigint, "expectedOn" date, "validUntil" date, "heldAt" timestamptz)
    on conflict (rfi_line_id) where rfi_line_id is not null do update
      set quantity = excluded.quantity, quoted_minor = excluded.quoted_minor, quoted_on = excluded.quoted_on,
        valid_until = excluded.valid_until, held_at = excluded.held_at, added_at = excluded.added_at
      where l.cart_id = excluded.cart_id`,
);

export async function upsertQuotedLines(
  db: Db,
  site: SiteCode,
  { cartId, lines, now }: { cartId: number; lines: readonly QuotedLine[]; now: Date },
): Promise<void> {
  await insertQuoted(db, { site, cartId, lines: JSON.stringify(lines), now });
}

export type CartQuote = {
  rfiLineId: number;
  quantity: number;
  unitMinor: number;
  expectedOn: Day;
  validUntil: Day;
  heldAt: Date | null;
};

export const updateQuotedLines = prepareWrite<{ quotes: string }, never>(
  'cart_change_quoted',
  sql`update ${cartLines} l set quantity = q.quantity, quoted_minor = q."unitMinor", quoted_on = q."expectedOn",
      valid_until = q."validUntil", held_at = q."heldAt"
    from jsonb_to_recordset(${p('quotes')}::jsonb) as q ("rfiLineId" bigint, quantity int, "unitMinor" bigint,
      "expectedOn" date, "validUntil" date, "heldAt" timestamptz)
    where l.rfi_line_id = q."rfiLineId"`,
);

/** A line that is added replaces the one of which it is the alternative. */
export const removeOtherChoices = prepareWrite<{ cartId: number; rfiLineIds: number[] }, never>(
  'cart_remove_choices',
  sql`delete from ${cartLines} where cart_id = ${p('cartId')} and rfi_line_id = any(${p('rfiLineIds')}::bigint[])`,
);

export type QuotedCartLine = { id: number; cartId: number; itemId: number; rfiLineId: number };

/** Locks the carts in order. */
export const lockQuotedLines = prepareStatement<{ rfiLineIds: number[] }, QuotedCartLine>(
  'cart_lock_quoted',
  sql`select l.id, l.cart_id, l.item_id, l.rfi_line_id
    from ${cartLines} l join ${carts} c on c.id = l.cart_id
    where l.rfi_line_id = any(${p('rfiLineIds')}::bigint[]) order by c.id, l.id for no key update of c`,
);

/** A cart keeps one ordinary line of an item: the one it has, or else the first of the quoted ones. */
export const makeOrdinary = prepareWrite<{ ids: number[]; maxQuantity: number }, never>(
  'cart_make_ordinary',
  sql`with quoted as (
      select l.id, l.quantity, coalesce(o.id, min(l.id) over (partition by l.cart_id, l.item_id)) as kept_id
      from ${cartLines} l left join ${cartLines} o
        on o.cart_id = l.cart_id and o.item_id = l.item_id and o.rfi_line_id is null
      where l.id = any(${p('ids')}::bigint[])),
    gone as (delete from ${cartLines} l using quoted q where l.id = q.id and q.id <> q.kept_id)
    update ${cartLines} as kept set quantity = least(${p('maxQuantity')}::bigint, kept.quantity + merged.quantity),
      status = case when kept.rfi_line_id is null then kept.status else 0 end, rfi_line_id = null, quoted_minor = null,
      quoted_on = null, valid_until = null, held_at = null
    from (select q.kept_id, coalesce(sum(q.quantity) filter (where q.id <> q.kept_id), 0) as quantity
      from quoted q group by q.kept_id) merged
    where kept.id = merged.kept_id`,
);
