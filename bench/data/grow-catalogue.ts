import type { Database } from '../../src/server/database/database.server.ts';
import type { Site } from '../../src/sites/site.ts';

const uniqueColumns = [
  'id',
  'code',
  'name',
  'universal_no',
  'universal_stated',
  'name_key',
  'code_key',
  'universal_key',
  'popularity',
  'row_hash',
];

const secondaryIndexes = `select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public' and tablename = 'items' and indexname not in (select conname from pg_constraint)`;

export async function countItems({ $client: pool }: Database, { code }: Site): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) from items where site = $1', [code]);
  return rows[0]?.count ?? 0;
}

/** Copies the demo items with suffixes (/V1, /V2 …), like a maker's variants. */
export async function growCatalogue(database: Database, site: Site, count: number): Promise<void> {
  const { $client: pool } = database;
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'items' and is_generated = 'NEVER' and column_name <> all ($1)`,
    [uniqueColumns],
  );
  const names = columns.map(({ name }) => name);
  // Creating indexes afterwards is several times as fast.
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(secondaryIndexes);
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await pool.query(
    `with base as materialized (
        select i.*, row_number() over (order by i.id) - 1 as row from items i where i.site = $1 and i.row_hash <> 'variant'),
      counted as (select count(*) as base from base),
      wanted as (select r / counted.base as v, r % counted.base as row from counted, generate_series($2, $3 - 1) r)
    insert into items (${names.join(', ')}, code, name, universal_no, universal_stated, name_key, code_key, universal_key, popularity, row_hash)
    select ${names.map((name) => `i.${name}`).join(', ')}, i.code || '-' || v, i.name || '/V' || v,
      case when i.universal_key = '' then '' else i.universal_no || '/V' || v end,
      case when i.universal_key = '' then '' else i.universal_no || '/V' || v end, i.name_key || 'V' || v, i.code_key || v,
      case when i.universal_key = '' then '' else i.universal_key || 'V' || v end, i.popularity / (v + 1), 'variant'
    from wanted join base i on i.row = wanted.row order by v, wanted.row`,
    [site.code, await countItems(database, site), count],
  );
  await stockVariants(database, site);
  for (const { definition } of indexes) await pool.query(definition);
  await pool.query('vacuum analyze');
}

async function stockVariants({ $client: pool }: Database, { code }: Site): Promise<void> {
  const variants = `from items i join branches b on b.site = i.site and b.position = 1
    where i.site = $1 and i.row_hash = 'variant'`;
  await pool.query(
    `insert into stock (branch_id, item_id, site, on_hand)
     select b.id, i.id, i.site, case when i.id % 3 = 0 then 0 else i.id * 7919 % 500 end ${variants}
     on conflict do nothing`,
    [code],
  );
  await pool.query(
    `insert into stock_incoming (site, branch_id, item_id, kind, quantity, due_on)
     select i.site, b.id, i.id, case when i.id % 20 = 0 then 'production' else 'arriving' end, 200, current_date + 30
     ${variants} and i.id % 10 = 0 and not exists (select from stock_incoming n where n.item_id = i.id)`,
    [code],
  );
}
