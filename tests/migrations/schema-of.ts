import type { ClientBase } from 'pg';

const catalogs = `
  select concat_ws(' ', 'table', c.relname, c.relkind, c.reloptions, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmax, s.seqmin, s.seqcache, s.seqcycle)
    from pg_class c left join pg_sequence s on s.seqrelid = c.oid where c.relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace
  union all select concat_ws(' ', 'trigger', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  union all select concat_ws(' ', 'extension', extname) from pg_extension
  order by 1`;

/** All that a database has beside its rows, a line each. */
export async function schemaOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text: catalogs, rowMode: 'array' });
  return rows.flat();
}
