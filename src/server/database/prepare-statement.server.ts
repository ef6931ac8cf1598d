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

/** A statement that PostgreSQL plans once per connection. The columns of its rows are named in camelCase, as in `Row`. */
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
  let names: readonly string[] | undefined;
  const run = async ({ $client }: Queryable, values: Params): Promise<Row[]> => {
    const { fields, rows } = await $client.query<unknown[]>({ ...fill(values), rowMode: 'array' });
    names ??= fields.map(({ name }) => toCamelCase(name));
    return nameValues(names, rows) as Row[];
  };
  return Object.assign(run, { fill });
}

export const toCamelCase = (column: string): string =>
  column.replace(/_([a-z\d])/g, (_, letter) => letter.toUpperCase());

function nameValues(names: readonly string[], rows: readonly unknown[][]): Record<string, unknown>[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    // Twice as fast as a loop over the entries.
    names.forEach((name, index) => {
      row[name] = values[index];
    });
    return row;
  });
}

function writeStatement(name: string, query: SQL): PreparedStatement {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { name, text, params };
}
