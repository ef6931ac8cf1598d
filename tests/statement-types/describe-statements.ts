import type { ClientBase } from 'pg';
import { type PreparedStatement, toCamelCase } from '../../src/server/database/prepare-statement.server.ts';
import type { Field, Write } from './described-value.ts';
import { type Parameter, parseStatement } from './parse-statement.ts';
import { readQuery } from './read-query.ts';
import { readSchema } from './schema.ts';
import type { ParameterFacts } from './scope.ts';

export type DescribedStatement = {
  name: string;
  parameters: readonly Parameter[];
  columns: readonly Field[];
  writes: readonly Write[];
  changesRows: boolean;
};

const cursorPattern = /^\s*declare (\w+) [\w\s]*?cursor for/;
const fetchPattern = /^\s*fetch .* from (\w+)\s*$/;

export async function describeStatements(client: ClientBase) {
  const schema = await readSchema(client);
  const cursors = new Map<string, readonly Field[]>();

  return async (
    { name, text, params }: Omit<PreparedStatement, 'writes'>,
    factsOf: (parameter: string) => ReturnType<ParameterFacts>,
  ): Promise<DescribedStatement> => {
    const fetched = fetchPattern.exec(text)?.[1];
    if (fetched) return { name, parameters: [], columns: cursors.get(fetched) ?? [], writes: [], changesRows: false };
    const { parameters, query } = await parseStatement(client, text.replace(cursorPattern, ''), params);
    const read = readQuery(query, schema, (id) => factsOf(parameters[id - 1]?.name ?? ''));
    const { columns: returned, writes, changesRows } = read;
    const columns = returned.map(({ name: column, value }) => ({ name: toCamelCase(column), value }));
    const cursor = cursorPattern.exec(text)?.[1];
    if (cursor) cursors.set(cursor, columns);
    return { name, parameters, columns: cursor ? [] : columns, writes, changesRows };
  };
}
