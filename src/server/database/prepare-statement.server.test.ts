import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { installation } from '../server.table.ts';
import { inOneRoundTrip } from './in-one-round-trip.server.ts';
import { prepareStatement } from './prepare-statement.server.ts';
import { shareRoundTrips } from './share-round-trips.server.ts';

const store = setUp(openTestStore);

const find = prepareStatement<{ name: string; since: Date }, { name: string; createdAt: Date }>(
  'test_find_installation',
  sql`select ${installation.name}, ${installation.createdAt} from ${installation}
    where ${installation.name} = ${sql.placeholder('name')} and ${installation.createdAt} >= ${sql.placeholder('since')}`,
);

test('a statement finds rows by its values, which are never read as SQL', async () => {
  const name = "it's'; drop table items; --";
  const { rows } = await store.database.$client.query(
    "insert into installation (name, value) values ($1, '') returning created_at",
    [name],
  );
  const createdAt = rows[0].created_at as Date;
  expect(await find(store.database, { name, since: createdAt })).toEqual([{ name, createdAt }]);
  expect(await find(store.database, { name, since: new Date(createdAt.getTime() + 1000) })).toEqual([]);
});

test('columns come back in camelCase, alone and together with others; what is within JSON keeps its names', async () => {
  const findAll = prepareStatement<
    { year: number },
    { boreMm: number; isOpen: boolean; day1: string; Dimension_ID: number; kept: { bore_mm: number }; name: string }
  >(
    'test_camel_case',
    sql`select 30 as bore_mm, true as is_open, ${sql.placeholder('year')}::text as day_1, 62 as "Dimension_ID",
        json_build_object('bore_mm', 30) as kept, '' as name
      where ${sql.placeholder('year')}::text <> 'none'`,
  );
  const row = { boreMm: 30, isOpen: true, day1: '2026', Dimension_ID: 62, kept: { bore_mm: 30 }, name: '' };
  expect(await findAll(store.database, { year: 2026 })).toEqual([row]);
  const shared = shareRoundTrips(store.database);
  expect(await Promise.all([findAll(shared, { year: 2026 }), findAll(shared, { year: 2026 })])).toEqual([[row], [row]]);
  const together = store.database.transaction((db) =>
    inOneRoundTrip(db, [() => findAll(db, { year: 2026 }), () => findAll(db, { year: 2026 })]),
  );
  expect(await together).toEqual([[row], [row]]);
});

test('it sees what its own transaction wrote', async () => {
  const read = store.database.transaction(async (db) => {
    await db.$client.query("insert into installation (name, value) values ('mine', '')");
    return [
      await find(db, { name: 'mine', since: new Date(0) }),
      await find(store.database, { name: 'mine', since: new Date(0) }),
    ];
  });
  expect((await read).map((rows) => rows.length)).toEqual([1, 0]);
});

test('a connection plans it once, by its name', async () => {
  await store.database.transaction(async (db) => {
    await find(db, { name: 'a', since: new Date(0) });
    await find(db, { name: 'b', since: new Date(0) });
    const { rows } = await db.$client.query(`select count(*)::int as plans from pg_prepared_statements
      where name = 'test_find_installation'`);
    expect(rows).toEqual([{ plans: 1 }]);
  });
});

test('a statement whose plan depends on its values is planned each time', async () => {
  const findEachTime = prepareStatement<{ name: string }, { name: string }>(
    'test_find_each_time',
    sql`select ${installation.name} from ${installation} where ${installation.name} = ${sql.placeholder('name')}`,
    { isPlannedEachTime: true },
  );
  await store.database.transaction(async (db) => {
    await db.$client.query("insert into installation (name, value) values ('planned', '')");
    expect(await findEachTime(db, { name: 'planned' })).toEqual([{ name: 'planned' }]);
    const { rows } = await db.$client.query(
      `select name from pg_prepared_statements where name = 'test_find_each_time'`,
    );
    expect(rows).toEqual([]);
  });
});

test('a missing value is an error instead of null', async () => {
  await expect(find(store.database, { name: 'a' } as never)).rejects.toThrow('since');
});
