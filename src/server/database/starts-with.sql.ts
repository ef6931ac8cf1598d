import { type SQL, sql } from 'drizzle-orm';

/** Compared byte by byte, as `text_pattern_ops` orders an index; unlike LIKE it uses that also in a plan for every value. */
export const startsWith = (column: SQL, start: string): SQL => sql`${column} ~>=~ ${sql.placeholder(start)}::text
      and ${column} ~<~ (${sql.placeholder(start)}::text || chr(1114111))`;

/** Writes the expression that the indexes of item names, item codes and dockets of orders have. */
export const withoutSigns = (column: SQL): SQL => sql`translate(upper(${column}), ' -/.', '')`;
