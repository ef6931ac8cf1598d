import { sql } from 'drizzle-orm';
import type { Day } from '../../lib/dates.ts';
import { prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { rfiLines } from '../rfi.table.ts';

const p = sql.placeholder;

export const saveMakerQuestion = prepareWrite<
  { lineIds: number[]; note: string; until: Day; by: string; now: Date },
  never
>(
  'rfi_ask_maker',
  sql`update ${rfiLines} set maker_asked_at = coalesce(maker_asked_at, ${p('now')}), maker_asked_by = ${p('by')},
      maker_note = ${p('note')}, maker_until = ${p('until')}, revision = revision + 1
    where id = any(${p('lineIds')}::bigint[])`,
);
