import { type SQL, sql } from 'drizzle-orm';
import { addresses, customers, users } from '../../src/account/account.table.ts';
import { orders } from '../../src/orders/orders.table.ts';
import { creditTerms } from '../../src/payments/ledger.table.ts';
import { prepareStatement, prepareWrite } from '../../src/server/database/prepare-statement.server.ts';

const id = sql.placeholder('id');

/** One statement for each kind of mistake; the last one is right. */
export function prepareWrongStatements(): void {
  prepareStatement<{ id: number }, { name: string }>(
    'wrong_alias',
    sql`select name as company from ${customers} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { email: string; mobile: number | null }>(
    'wrong_type',
    sql`select email, mobile from ${users} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { mobile: string; title: string | null }>(
    'wrong_null_of_column',
    sql`select mobile, title from ${users} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { limitMinor: number; oldest: Date }>(
    'wrong_null_of_join_and_aggregate',
    sql`select t.limit_minor, (select min(o.placed_at) from ${orders} o where o.customer_id = c.id) as oldest
      from ${customers} c left join ${creditTerms} t on t.customer_id = c.id where c.id = ${id}`,
  );
  prepareStatement<{ id: number }, { email: string; title: string }>(
    'wrong_column_missing',
    sql`select email from ${users} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { email: string }>(
    'wrong_column_more',
    sql`select email, title from ${users} where id = ${id}`,
  );
  prepareStatement<{ id: number }, never>('wrong_columns_of_none', sql`select email from ${users} where id = ${id}`);
  prepareStatement<{ userId: number }, { email: string }>(
    'wrong_parameter_name',
    sql`select email from ${users} where id = ${id}`,
  );
  prepareStatement<{ id: string; ids: number }, { email: string }>(
    'wrong_parameter_type',
    sql`select email from ${users} where id = ${id} or id = any(${sql.placeholder('ids')}::bigint[])`,
  );
  prepareStatement<{ ids: (number | null)[] }, { id: number }>(
    'wrong_null_in_list',
    sql`select p.id from unnest(${sql.placeholder('ids')}::bigint[]) p (id)`,
  );
  prepareStatement<{ id: number }, { status: 'active' | 'closed' }>(
    'wrong_set_of_texts',
    sql`select status from ${customers} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { kind: 'new' | 'old'; size: 1 | 2 }>(
    'wrong_set_of_constants',
    sql`select case when profile_at is null then 'new' else 'known' end as kind, coalesce(null, 2, 3) as size
      from ${customers} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { lines: { line: string; town: string; at: Date; contactName: string }[] }>(
    'wrong_json',
    sql`select coalesce(json_agg(json_build_object('line', a.line, 'city', a.city_name, 'at', c.created_at,
        'contactName', a.contact_name)), '[]'::json) as lines
      from ${customers} c join ${addresses} a on a.customer_id = c.id where c.id = ${id}`,
  );
  prepareStatement<{ id: number }, { seller: { name: number } }>(
    'wrong_json_column',
    sql`select seller from ${orders} where id = ${id}`,
  );
  prepareWrite<{ id: number; status: string; name: string | null }, never>(
    'wrong_write',
    sql`update ${customers} set status = ${sql.placeholder('status')}, name = ${sql.placeholder('name')} where id = ${id}`,
  );
  prepareStatement<{ id: number }, { id: number }>(
    'wrong_write_as_read',
    sql`with gone as (delete from ${users} where id = ${id} returning id) select id from gone`,
  );
  prepareWrite<{ id: number }, { email: string }>(
    'wrong_read_as_write',
    sql`select email from ${users} where id = ${id} for no key update`,
  );
  prepareStatement<{ id: number }, { email: string }>(
    'wrong_name_in_sql',
    sql`select e_mail from ${users} where id = ${id}`,
  );
  prepareStatement('wrong_without_types', sql`select email from ${users} where id = ${id}`);
  for (const name of ['one', 'two'])
    prepareStatement<{ id: number }, { email: string }>(name, sql`select email from ${users} where id = ${id}`);
  for (const column of ['email', 'mobile'])
    prepareStatement<{ id: number }, { contact: string }>(
      `wrong_form_${column}`,
      sql`select ${sql.raw(column)} as contact from ${users} where id = ${id}`,
    );
  withOrder<{ id: number; since: Date }, { email: string }>(
    'wrong_order_by',
    (order) => sql`select email from ${users} where id = ${id} order by ${order}`,
  );
  prepareStatement<{ id: number }, { email: string; limitMinor: number | null; cities: string[] }>(
    'right',
    sql`select u.email, t.limit_minor,
        array(select a.city_name from ${addresses} a where a.customer_id = c.id) as cities
      from ${customers} c join ${users} u on u.customer_id = c.id left join ${creditTerms} t on t.customer_id = c.id
      where c.id = ${id}`,
  );
}

function withOrder<Params extends { id: number }, Row>(name: string, query: (order: SQL) => SQL) {
  const column = sql.placeholder('orderBy');
  return prepareStatement<Params & { orderBy: string }, Row>(name, query(sql`${column}::text`));
}
