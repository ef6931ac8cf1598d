import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../server/database/database.server.ts';
import { prepareStatement, prepareWrite } from '../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../sites/site.ts';
import type { packedCarton, pickRow } from './order-rows.contract.ts';
import { orderLines } from './orders.table.ts';
import type { ShortReason } from './picks.rule.ts';
import { type PickedLot, packedCartons, picks } from './picks.table.ts';

const p = sql.placeholder;

export type PickRow = z.input<typeof pickRow> & { lineNo: number; orderLineId: number };

export const findPicks = prepareStatement<{ orderId: number }, PickRow>(
  'picks_of_order',
  sql`select k.id, n.line_no, k.order_line_id, k.lots, k.short, k.picked_by as by, k.picked_at as at
    from ${picks} k join ${orderLines} n on n.id = k.order_line_id
    where k.order_id = ${p('orderId')} order by n.line_no`,
);

type NewPick = { orderLineId: number; lots: readonly PickedLot[] };
type Picked = { site: SiteCode; orderId: number; short: ShortReason | ''; by: string; now: Date };

const writePicks = prepareWrite<Picked & { picks: string }, never>(
  'picks_insert',
  sql`insert into ${picks} (site, order_id, order_line_id, lots, short, picked_by, picked_at)
    select ${p('site')}, ${p('orderId')}, k."orderLineId", k.lots, ${p('short')}, ${p('by')}, ${p('now')}
    from jsonb_to_recordset(${p('picks')}::jsonb) as k ("orderLineId" bigint, lots jsonb)`,
);

/** A changed pick is a new row, so that its id says whether somebody else has changed it. */
export const insertPicks = (db: Db, newPicks: readonly NewPick[], picked: Picked) =>
  writePicks(db, { ...picked, picks: JSON.stringify(newPicks) });

export const deletePicks = prepareWrite<{ orderLineIds: number[] }, never>(
  'picks_delete',
  sql`delete from ${picks} where order_line_id = any(${p('orderLineIds')}::bigint[])`,
);

export type PackedCarton = z.input<typeof packedCarton>;

export const findPackedCartons = prepareStatement<{ orderId: number }, PackedCarton>(
  'packed_cartons',
  sql`select k.carton_no, k.gross_kg from ${packedCartons} k
    where k.order_id = ${p('orderId')} order by k.carton_no`,
);

export const writePackedCarton = prepareWrite<PackedCarton & { site: SiteCode; orderId: number }, never>(
  'packed_carton_write',
  sql`insert into ${packedCartons} (order_id, carton_no, site, gross_kg)
    values (${p('orderId')}, ${p('cartonNo')}, ${p('site')}, ${p('grossKg')}::float8)
    on conflict (order_id, carton_no) do update set gross_kg = excluded.gross_kg`,
);

export const deletePackedCarton = prepareWrite<{ orderId: number; cartonNo: number }, never>(
  'packed_carton_delete',
  sql`delete from ${packedCartons} where order_id = ${p('orderId')} and carton_no = ${p('cartonNo')}::int`,
);

/** Picks are deleted once the goods have left, or do not leave. */
export const deleteOrderPicks = prepareWrite<{ orderId: number }, never>(
  'picks_delete_of_order',
  sql`with cartons as (delete from ${packedCartons} where order_id = ${p('orderId')}::bigint)
    delete from ${picks} where order_id = ${p('orderId')}::bigint`,
);
