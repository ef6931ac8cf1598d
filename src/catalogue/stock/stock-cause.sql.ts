import { sql } from 'drizzle-orm';
import type { StockMovementKind } from '../stock-movement-kinds.data.ts';

/** Why stock changes, and who changes it. */
export type StockCause = {
  kind: StockMovementKind;
  reference?: string;
  reason?: string;
  note?: string;
  by: string;
  now: Date;
};

/** What the triggers of `stock` write to each movement; to be joined by a statement that changes what is on hand. */
export const toldCause = sql`told_cause as materialized (
      select set_config('raceway.stock_cause', ${sql.placeholder('cause')}::text, true) as cause)`;

export const causeText = ({ now, ...cause }: StockCause): string => JSON.stringify({ ...cause, at: now });
