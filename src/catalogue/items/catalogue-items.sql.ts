import { type SQL, sql } from 'drizzle-orm';

export const isInCatalogue = (alias: SQL) =>
  sql`${alias}.site = ${sql.placeholder('site')} and ${alias}.retired_at is null`;

/** Among equally popular items, those with the shorter name come first. */
export const byPopularity = (alias: SQL) => sql`${alias}.weight desc nulls last, ${alias}.id`;
