import { type SQL, sql } from 'drizzle-orm';

/** Of an order `o` on hold: its day to be looked at again has not come, or there is none. `today` is a date. */
export const isKeptBack = (today: SQL) =>
  sql`(o.hold is not null and coalesce((o.hold ->> 'lookAgainOn')::date > ${today}, true))`;

/** Of an order `o` on hold: its day to be looked at again has come. */
export const isToLookAgain = (today: SQL) => sql`coalesce((o.hold ->> 'lookAgainOn')::date <= ${today}, false)`;
