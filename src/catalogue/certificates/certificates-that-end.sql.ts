import { type SQL, sql } from 'drizzle-orm';

/** Certificates `c` that end by this day or have ended, and that nobody has replaced or put an end to. */
export const endsUnreplaced = (day: SQL): SQL =>
  sql`(c.valid_to <= ${day} and c.ended_at is null and c.replaced_at is null)`;
