import { is, Placeholder } from 'drizzle-orm';
import type { ClientBase, QueryResult } from 'pg';
import { type Node, type NodeValue, nodeIn, readNodeTree } from './node-tree.ts';

type ParsedStatement = { parameters: readonly Parameter[]; query: Node };

/** `type` is the name in pg_type. */
export type Parameter = { name: string; type: string };

const describeParameters = `
  select t.typname as type, format_type(t.oid, null) as declaration from pg_prepared_statements s
    cross join unnest(s.parameter_types::oid[]) with ordinality p(type, number) join pg_type t on t.oid = p.type
  where s.name = 'statement' order by p.number`;

const readBody = `
  select prosqlbody::text as tree from pg_proc
  where pronamespace = pg_my_temp_schema() and proname = 'statement'`;

/** PostgreSQL parses the statement as the body of a function, and stores with it every type and every outer join. */
export async function parseStatement(
  client: ClientBase,
  text: string,
  params: readonly unknown[],
): Promise<ParsedStatement> {
  try {
    const prepared = await lastRows(client, `begin; prepare statement as ${text}; ${describeParameters}`);
    const used = prepared.map(({ type = '', declaration = '' }, i) => ({
      name: nameOf(params[i], i),
      type,
      declaration,
    }));
    // A function has at most 100 arguments, so each parameter is passed once.
    const keys = used.map(({ name, type }) => `${name} ${type}`);
    const distinct = [...new Set(keys)];
    const parameters = distinct.flatMap((key) => used[keys.indexOf(key)] ?? []);
    const body = text.replace(/\$(\d+)/g, (_, number) => `$${1 + distinct.indexOf(keys[number - 1] ?? '')}`);
    const declarations = parameters.map(({ declaration }) => declaration).join(', ');
    const create = `create function pg_temp.statement(${declarations}) returns void begin atomic ${body}; end`;
    const [stored] = await lastRows(client, `${create}; ${readBody}`);
    return { parameters, query: queryIn(readNodeTree(stored?.tree ?? '')) };
  } finally {
    await client.query('rollback; deallocate all');
  }
}

async function lastRows(client: ClientBase, statements: string): Promise<Record<string, string>[]> {
  const results: unknown = await client.query(statements);
  const last: unknown = Array.isArray(results) ? results.at(-1) : undefined;
  return (last as QueryResult<Record<string, string>>).rows;
}

const nameOf = (param: unknown, i: number): string => (is(param, Placeholder) ? param.name : `constant ${i + 1}`);

function queryIn(tree: NodeValue): Node {
  const query = Array.isArray(tree) ? (nodeIn(tree[0]) ?? queryIn(tree[0])) : undefined;
  if (!query) throw new Error('PostgreSQL stored no query');
  return query;
}
