import type { ClientBase } from 'pg';

type Column = { name: string; type: string; isDistinct: boolean };

/** Columns that need a value: those of a unique index, and those that have none by themselves. */
const findColumns = `select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type, keys.attnum is not null as "isDistinct"
  from pg_attribute a
    left join (select distinct unnest(indkey::int2[]) as attnum from pg_index where indrelid = $1::regclass and indisunique) keys
      on keys.attnum = a.attnum
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (keys.attnum is not null or a.attnotnull and not a.atthasdef and a.attidentity = '')`;

const distinct: Readonly<Record<string, string>> = {
  bigint: 'n',
  integer: 'n',
  text: `'value ' || lpad(n::text, 8, '0')`,
  bytea: 'int8send(n)',
  date: `date '2000-01-01' + n::int`,
  'timestamp with time zone': `now() + n * interval '1 second'`,
};

const plain: Readonly<Record<string, string>> = {
  bigint: '1',
  integer: '1',
  smallint: '1',
  'double precision': '1',
  real: '1',
  numeric: '1',
  text: `'twenty letters or so'`,
  boolean: 'false',
  bytea: `'\\x00'`,
  date: 'current_date',
  jsonb: `'{}'`,
  'timestamp with time zone': 'now()',
};

/** Rows of no meaning, written without triggers, foreign keys and the indexes that only searches need. */
export async function fillTable(client: ClientBase, table: string, rows: number): Promise<void> {
  const { rows: columns } = await client.query<Column>(findColumns, [table]);
  const values = columns.map(({ type, isDistinct }) => (isDistinct && distinct[type]) || plainValue(type));
  const names = columns.map(({ name }) => name);
  const { rows: statements } = await client.query<{ before: string; after: string }>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as before,
        format('alter table %I add constraint %I %s not valid', $1::text, conname, pg_get_constraintdef(oid)) as after
      from pg_constraint where conrelid = $1::regclass and contype = 'c'
    union all select format('drop index %s', indexrelid::regclass), 'select 1'
      from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  // It would be in the way of the migrations just now.
  await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  await client.query('set session_replication_role = replica');
  for (const { before } of statements) await client.query(before);
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from generate_series(1, ${rows}) n`,
  );
  for (const { after } of statements) await client.query(after);
  await client.query('reset session_replication_role');
}

function plainValue(type: string): string {
  const value = type.endsWith('[]') ? `'{}'` : plain[type];
  if (value === undefined) throw new Error(`fill-table.ts has no value of the type ${type}`);
  return value;
}
