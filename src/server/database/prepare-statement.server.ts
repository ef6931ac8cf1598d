import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { casing, type Queryable } from './database.server.ts';

const dialect = new PgDialect({ casing });

/** A statement that PostgreSQL plans once per connection. `Row` names its columns in camel case. */
export function prepareStatement<Params extends Record<string, unknown>, Row>(name: string, query: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return async ({ $client }: Queryable, values: Params): Promise<Row[]> => {
    const filled = fillPlaceholders(params, values);
    const { rows } = await $client.query({ name, text, values: filled });
    return rows as Row[];
  };
}
