import {           sql } from 'drizzle-orm';

export const isInCatalogue = (alias     ) =>
  sql`${alias}.site = ${sql.placeholder('site')} and ${alias}.retired_at is null`;

/** Of equally popular items those with the shorter name come first. */
export const byPopularity = (alias     ) => sql`${alias}.weight desc nulls last, ${alias}.id`;
