import type { ClientBase } from 'pg';
import type { Value } from './described-value.ts';
import type { NodeValue } from './node-tree.ts';

/** The migrated database's tables, functions and types. */
export type Schema = {
  column(table: string, number: number): Value;
  function(oid: NodeValue): { name: string; strict: boolean };
  typeName(oid: NodeValue): string;
};

export async function readSchema(client: ClientBase): Promise<Schema> {
  const types = await read<{ typname: string }>(client, 'select oid::text as key, typname from pg_type');
  const functions = await read<{ name: string; strict: boolean }>(
    client,
    'select oid::text as key, proname as name, proisstrict as strict from pg_proc',
  );
  const columns = await read<{ table: string; name: string; type: string; required: boolean }>(
    client,
    `select a.attrelid || '.' || a.attnum as key, c.relname as table, a.attname as name, t.typname as type,
        a.attnotnull as required
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid`,
  );
  return {
    column(oid, number) {
      const { table, name, type, required } = found(columns, `${oid}.${number}`);
      return { type, nullable: required ? 'never' : 'possible', sources: [{ table, column: name }] };
    },
    function: (oid) => found(functions, String(oid)),
    typeName: (oid) => found(types, String(oid)).typname,
  };
}

async function read<Row>(client: ClientBase, query: string): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await client.query(query);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

function found<T>(rows: ReadonlyMap<string, T>, key: string): T {
  const row = rows.get(key);
  if (!row) throw new Error(`PostgreSQL knows no ${key}`);
  return row;
}
