import {           sql } from 'drizzle-orm';

/** Compared byte by byte, as `text_pattern_ops` orders an index; unlike LIKE it uses that also in a plan for every value. */
export const startsWith = (column     , start        )      => sql`${column} ~>=~ ${sql.placeholder(start)}::text
      and ${column} ~<~ (${sql.placeholder(start)}::text || chr(1114111))`;
