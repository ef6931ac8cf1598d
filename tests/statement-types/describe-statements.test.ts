import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../store/test-database.ts';
import { describeStatements } from './describe-statements.ts';
import type { Field, Shape, Value } from './described-value.ts';

let close: () => Promise<void>;
let describeStatement: Awaited<ReturnType<typeof describeStatements>>;

beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  const client = new Client(connection);
  await client.connect();
  describeStatement = await describeStatements(client);
  close = async () => {
    await client.end();
    await drop();
  };
});
afterAll(() => close());

/** Written like a type: `text?` can be null, `text~` may be declared both ways. */
async function columnsOf(query: SQL): Promise<string> {
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  const facts = (name: string) => ({ name, nullable: name.endsWith('OrNull'), elementNullable: false });
  const { columns } = await describeStatement({ name: 'tested', text, params }, facts);
  return written(columns);
}

const written = (fields: readonly Field[]): string =>
  fields.map(({ name, value }) => `${name}: ${writtenValue(value)}`).join(', ');

const marks = { never: '', either: '~', possible: '?' };
const writtenValue = ({ type, nullable, shape }: Value): string =>
  (shape ? writtenShape(shape) : type) + marks[nullable];

function writtenShape(shape: Shape): string {
  if (shape.kind === 'object') return `{ ${written(shape.fields)} }`;
  return shape.kind === 'value' ? writtenValue(shape.value) : `[${shape.item ? writtenValue(shape.item) : ''}]`;
}

const p = sql.placeholder;

describe('tells type and nullability of', () => {
  test.each([
    ['columns', sql`select id, mobile from users`, 'id: int8, mobile: text?'],
    ['selected columns', sql`select mobile from users where lower(mobile) = 'x'`, 'mobile: text~'],
    [
      'a column that may be null among others',
      sql`select mobile from users where mobile = 'x' or id = 1`,
      'mobile: text?',
    ],
    ['all columns of a list that is empty', sql`select mobile from users where mobile <> all ('{}')`, 'mobile: text?'],
    [
      'outer joins',
      sql`select c.id, t.limit_minor as "limit" from customers c left join credit_terms t on t.customer_id = c.id`,
      'id: int8, limit: int8?',
    ],
    [
      'the left side of a right join',
      sql`select c.id, t.customer_id as "of" from credit_terms t right join customers c on c.id = t.customer_id`,
      'id: int8, of: int8?',
    ],
    [
      'a condition of an outer join',
      sql`select a.mobile from users a left join users b on a.mobile = b.mobile`,
      'mobile: text?',
    ],
    ['a condition of a join', sql`select a.mobile from users a join users b on a.mobile = b.mobile`, 'mobile: text~'],
    ['joins by name', sql`select id from users join customers using (id)`, 'id: int8'],
    [
      'common table expressions',
      sql`with u as (select id, mobile as m from users) select * from u`,
      'id: int8, m: text?',
    ],
    [
      'a common table expression within a subquery',
      sql`with u as (select mobile from users) select (select max(mobile) from u) as m`,
      'm: text?',
    ],
    ['unions', sql`select id, email from users union all select id, mobile from users`, 'id: int8, email: text?'],
    ['written rows', sql`select * from (values (1, 'a'), (2, null)) v (n, t)`, 'n: int4, t: text?'],
    ['returned columns', sql`update users set mobile = null returning id, mobile`, 'id: int8, mobile: text?'],
    [
      'returned columns of a part',
      sql`with d as (delete from users returning email) select email from d`,
      'email: text',
    ],
    ['parameters', sql`select ${p('a')}::int as a, ${p('bOrNull')}::date as b`, 'a: int4, b: date?'],
    [
      'lists',
      sql`select l.id, l.place from unnest(${p('ids')}::bigint[]) with ordinality l (id, place)`,
      'id: int8, place: int8',
    ],
    ['numbers of a series', sql`select n from generate_series(1, 3) n`, 'n: int4'],
    ['rows of JSON', sql`select * from json_to_recordset(${p('json')}::json) as r(n int)`, 'n: int4~'],
    ['fields of JSON', sql`select seller ->> 'name' as name from orders`, 'name: text~'],
    ['counts', sql`select count(*), count(mobile) as mobiles from users`, 'count: int8, mobiles: int8'],
    ['sums of all rows', sql`select sum(id) as sum from users`, 'sum: numeric?'],
    [
      'sums of groups',
      sql`select site, max(id) as id, max(mobile) as mobile from users group by 1`,
      'site: text, id: int8, mobile: text?',
    ],
    ['sums of filtered groups', sql`select max(id) filter (where id > 1) as id from users group by site`, 'id: int8?'],
    [
      'sums of groups by expression',
      sql`select lower(email) as e, lower(mobile) as m from users group by 1, 2`,
      'e: text, m: text?',
    ],
    ['windows', sql`select row_number() over () as n, lag(id) over () as before from users`, 'n: int8, before: int8?'],
    ['subqueries', sql`select (select id from users limit 1) as id`, 'id: int8?'],
    ['subqueries of one row', sql`select (select count(*) from users) as n, (select 1) as one`, 'n: int8, one: int4'],
    [
      'subqueries of one row or none',
      sql`select (select 1 where false) as one, (select count(*) from users offset 1) as n`,
      'one: int4?, n: int8?',
    ],
    [
      'existence',
      sql`select exists (select from users) as some, 1 in (select id from users) as one`,
      'some: bool, one: bool?',
    ],
    [
      'arrays',
      sql`select array(select mobile from users) as a, array[1, 2] as b, '{}'::int[] as c`,
      'a: [text?], b: [int4], c: []',
    ],
    ['choices', sql`select case when true then 1 end as a, case when true then 1 else 2 end as b`, 'a: int4?, b: int4'],
    [
      'first values',
      sql`select coalesce(mobile, email) as a, coalesce(mobile, null) as b from users`,
      'a: text, b: text?',
    ],
    ['largest values', sql`select greatest(mobile, email) as a from users`, 'a: text'],
    [
      'operators',
      sql`select id + 1 as a, mobile || 'x' as b, mobile is null as c from users`,
      'a: int8, b: text?, c: bool',
    ],
    [
      'comparisons',
      sql`select mobile = 'x' as a, not (id = 1) as b, mobile is distinct from 'x' as c from users`,
      'a: bool?, b: bool, c: bool',
    ],
    [
      'casts',
      sql`select id::int as a, mobile::varchar as b, id::text as c from users`,
      'a: int4, b: varchar?, c: text',
    ],
    [
      'functions',
      sql`select lower(mobile) as a, now() as b, substring(email from 'x') as c from users`,
      'a: text?, b: timestamptz, c: text?',
    ],
    ['JSON objects', sql`select json_build_object('id', id, 'm', mobile) as j from users`, 'j: { id: int8, m: text? }'],
    ['lists of JSON', sql`select coalesce(json_agg(u.email), '[]'::json) as j from users u`, 'j: [text]'],
    [
      'lists of rows',
      sql`select json_agg(u order by u.id) as j from (select id, mobile from users) u`,
      'j: [{ id: int8, mobile: text? }]?',
    ],
    ['tuples of JSON', sql`select json_build_array(1, 'a', null) as j`, 'j: [int4?]'],
    [
      'values as JSON',
      sql`select to_json(array(select id from users)) as a, to_json(mobile) as b from users`,
      'a: [int8], b: text??',
    ],
    ['no columns', sql`select from users`, ''],
  ])('%s', async (_, query, columns) => {
    expect(await columnsOf(query)).toBe(columns);
  });
});

test('what a cursor fetches are the columns of its query', async () => {
  const facts = () => ({ name: '', nullable: false, elementNullable: false });
  const open = {
    name: 'open',
    text: 'declare all_users no scroll cursor for select id, mobile from users',
    params: [],
  };
  const fetched = { name: 'fetched', text: 'fetch 10 from all_users', params: [] };
  expect((await describeStatement(open, facts)).columns).toEqual([]);
  expect(written((await describeStatement(fetched, facts)).columns)).toBe('id: int8, mobile: text?');
});
