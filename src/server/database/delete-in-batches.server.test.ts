import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { rateLimitCounters } from '../server.table.ts';
import { deleteInBatches } from './delete-in-batches.server.ts';

const store = setUp(openTestStore);

test('rows are deleted batch by batch; one that somebody holds is not waited for and goes the next time', async () => {
  const { database } = store;
  const keys = async () => (await database.$client.query('select key from limits order by key')).rows;
  await database.$client.query('delete from limits');
  await database.$client.query(
    "insert into limits (key, points, expire) select 'old ' || n, 1, 0 from generate_series(1, 7) n",
  );
  await database.$client.query("insert into limits (key, points, expire) values ('new', 1, 9e15)");
  const sizes: number[] = [];
  const deleteOld = () =>
    deleteInBatches(
      database,
      rateLimitCounters,
      (most) => {
        sizes.push(most);
        return sql`${rateLimitCounters.expire} = 0`;
      },
      3,
    );
  await database.transaction(async (db) => {
    await db.$client.query(`select from limits where key = 'old 4' for update`);
    await deleteOld();
  });
  expect(await keys()).toEqual([{ key: 'new' }, { key: 'old 4' }]);
  expect(sizes).toEqual([3, 3, 3]);
  await deleteOld();
  expect(await keys()).toEqual([{ key: 'new' }]);
});
