import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { casing, type Queryable } from './database.server.ts';
import type { FilledStatement } from './filled-statement.ts';

const dialect = new PgDialect({ casing });

export type PreparedStatement = { name: string; text: string; params: unknown[] };

/** By name, for the check of their types in tests/statement-types. */
export const preparedStatements = new Map<string, () => PreparedStatement>();

type PlanOptions = {
  /** For a statement of which each value wants another index: the plan for all of them would read the whole table. */
  isPlannedEachTime?: boolean;
};

/** A statement that PostgreSQL plans once per connection. `Row` names its columns in camel case. */
export function prepareStatement<Params extends Record<string, unknown>, Row>(
  name: string,
  query: SQL,
  { isPlannedEachTime = false }: PlanOptions = {},
) {
  let prepared: PreparedStatement | undefined;
  // Written at its first use: a start has no need of all of them.
  const prepare = () => {
    prepared ??= writeStatement(name, query);
    return prepared;
  };
  preparedStatements.set(name, prepare);
  const fill = (values: Params): FilledStatement => {
    const { text, params } = prepare();
    return { ...(isPlannedEachTime ? { text } : { name, text }), values: fillPlaceholders(params, values) };
  };
  const run = async ({ $client }: Queryable, values: Params): Promise<Row[]> =>
    (await $client.query(fill(values))).rows as Row[];
  return Object.assign(run, { fill });
}

function writeStatement(name: string, query: SQL): PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { name, text, params };
}
