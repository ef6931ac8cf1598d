import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/store/test-database.ts';
import { waitUntilBlocked } from '../../../tests/store/wait-for-lock.ts';
import { visitorTimeouts } from './connection-timeouts.server.ts';
import { boundWrites } from './guard-pool.server.ts';

let pool: pg.Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  pool = new pg.Pool(created.connection);
  pool.on('error', () => undefined);
  boundWrites(pool, { ...visitorTimeouts, lock: 200, commit: 100 });
  await pool.query("create table counted as select '6205' as item");
});
afterAll(async () => {
  await pool.end();
  await drop();
});

test('a write that waits longer than for a lock and a standby is given up; a read is not', async () => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('lock table counted');
  const write = pool.query({ text: 'update counted set item = $1', values: ['6206'], writes: true } as pg.QueryConfig);
  await expect(write).rejects.toThrow('Query read timeout');
  const read = pool.query({ text: 'select count(*)::int as items from counted', values: [] });
  await waitUntilBlocked({ $client: pool });
  await holder.query('rollback');
  holder.release();
  expect((await read).rows).toEqual([{ items: 1 }]);
});
