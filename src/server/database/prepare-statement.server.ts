import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.server.ts';
import type { FilledStatement } from './filled-statement.ts';

export const dialect = new PgDialect({ casing: 'snake_case' });

export type PreparedStatement = { name: string; text: string; params: unknown[]; writes: boolean };

/** The statements by name, for the check of their types in tests/statement-types. */
export const preparedStatements = new Map<string, () => PreparedStatement>();

type Options = {
  /**
   * For a statement of which each value wants another index, where the plan for all of them would read the whole table, and
   * for one of many forms of a list, which a connection need not keep.
   */
  isPlannedEachTime?: boolean;
  writes?: boolean;
};

/** A statement that PostgreSQL plans once per connection. The columns of its rows are named in camelCase, as in `Row`. */
export function prepareStatement<Params extends Record<string, unknown>, Row>(
  name: string,
  query: SQL,
  { isPlannedEachTime = false, writes = false }: Options = {},
) {
  let prepared: PreparedStatement | undefined;
  // Written at its first use: a start has no need of all of them.
  const prepare = () => {
    prepared ??= { name, writes, ...toText(query) };
    return prepared;
  };
  preparedStatements.set(name, prepare);
  const fill = (values: Params): FilledStatement => {
    const { text, params } = prepare();
    return { ...(isPlannedEachTime ? { text } : { name, text }), values: fillPlaceholders(params, values), writes };
  };
  let names: readonly string[] | undefined;
  const run = async ({ $client }: Queryable, values: Params): Promise<Row[]> => {
    const { fields, rows } = await $client.query<unknown[]>({ ...fill(values), rowMode: 'array' });
    names ??= namesOf(fields);
    return nameValues(names, rows) as Row[];
  };
  return Object.assign(run, { fill });
}

export const toCamelCase = (column: string): string =>
  column.replace(/_([a-z\d])/g, (_, letter) => letter.toUpperCase());

const namesOf = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => toCamelCase(name));

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

/** Only a text that depends on what is asked is run so; any other statement is prepared. */
export async function runStatement<Row>({ $client }: Queryable, query: SQL): Promise<Row[]> {
  const { text, params: values } = toText(query);
  const { fields, rows } = await $client.query<unknown[]>({ text, values, rowMode: 'array' });
  return nameValues(namesOf(fields), rows) as Row[];
}

/** Returns how many rows it has changed. */
export async function runWrite({ $client }: Queryable, query: SQL): Promise<number> {
  const { text, params: values } = toText(query);
  const statement: FilledStatement = { text, values, writes: true };
  return (await $client.query(statement)).rowCount ?? 0;
}

/** A statement that changes rows, or may: outside a transaction it commits by itself. */
export const prepareWrite = <Params extends Record<string, unknown>, Row>(name: string, query: SQL) =>
  prepareStatement<Params, Row>(name, query, { writes: true });

function toText(query: SQL): Pick<PreparedStatement, 'text' | 'params'> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return { text, params };
}
