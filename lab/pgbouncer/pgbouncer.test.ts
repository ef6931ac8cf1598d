// @module-tag lab
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitorTimeouts } from '../../src/server/database/connection-timeouts.server.ts';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { watchDatabase } from '../../src/server/database/database-heartbeat.server.ts';
import { leaseJobs } from '../../src/server/jobs/job-leases.server.ts';
import { createLog } from '../../src/server/log.server.ts';
import { migrateDatabase } from '../../src/server/startup/migrate.server.ts';
import { fillCart } from '../../tests/actions/cart.ts';
import { bringFile } from '../../tests/actions/imports.ts';
import { findInconsistencies, submitOrder, toReviewedLines } from '../../tests/actions/orders.ts';
import { hasPgBouncer, startPgBouncer } from '../../tests/store/start-pgbouncer.ts';
import { createTestDatabase } from '../../tests/store/test-database.ts';
import { openTestStore, type TestStore } from '../../tests/store/test-store.ts';

const log = createLog('silent');

describe.skipIf(!hasPgBouncer)('behind PgBouncer in session mode', () => {
  let store: TestStore;
  let direct: TestStore['database'];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    store = await openTestStore({ openOn });
  });
  afterAll(async () => {
    await store?.close();
    await stop?.();
  });

  async function openOn() {
    const created = await createTestDatabase();
    const bouncer = await startPgBouncer(created.connection);
    direct = openDatabase(created.connection, () => {});
    stop = async () => {
      await direct.close();
      await bouncer.stop();
      await created.drop();
    };
    const patient = { ...visitorTimeouts, connect: 20_000 };
    const database = openDatabase(bouncer.connection, () => {}, patient);
    return { connection: bouncer.connection, database, release: async () => {} };
  }

  test('a start migrates, also a second one', async () => {
    await migrateDatabase(store.connection);
    await migrateDatabase(store.connection);
  });

  test('each connection has the timeouts of its work', async () => {
    const shown = async (pool = 'visitors') =>
      (
        await store.database.pools[pool]?.query(
          `select current_setting('jit') || ' ' || current_setting('statement_timeout') as shown`,
        )
      )?.rows[0].shown;
    expect([await shown(), await shown('long')]).toEqual(['off 30s', 'off 1h']);
  });

  test('twenty orders at once are placed, and a repeated one is one', async () => {
    const token = await store.signIn('active');
    const [line] = await fillCart(store, token, [['6205-2RS/C3', 20]]);
    const send = () =>
      submitOrder(store, token, toReviewedLines([line]), { payment_option: 'credit', key: 'the-same-key' });
    const replies = await Promise.all(Array.from({ length: 20 }, send));
    expect(replies[0]?.body).toMatchObject({ success: true });
    for (const { body } of replies) expect(body).toEqual(replies[0]?.body);
    expect(await findInconsistencies(store)).toEqual([]);
  });

  test('what another process changes is heard', async () => {
    const { changes } = store.database;
    const heartbeat = watchDatabase(store.database, store.connection, log);
    try {
      // It counts everything as changed once it listens.
      await expect.poll(() => changes.versionOf('nod')).toBeGreaterThan(0);
      const before = changes.versionOf('nod');
      await direct.$client.query("insert into category_places values ('nod', 'pumps', 9)");
      await expect.poll(() => changes.versionOf('nod')).toBeGreaterThan(before);
    } finally {
      await heartbeat.stop();
    }
  });

  test('one process holds a job, and another takes it once it is given back', async () => {
    const [one, other] = [leaseJobs(store.database, ['a job'], log), leaseJobs(direct, ['a job'], log)];
    await Promise.race([one.becomesMine('a job'), other.becomesMine('a job')]);
    expect([one, other].filter((leases) => leases.isMine('a job'))).toHaveLength(1);
    const [holder, waiting] = one.isMine('a job') ? [one, other] : [other, one];
    await holder.stop();
    await waiting.becomesMine('a job');
    await waiting.stop();
  });

  test('an import is written by its worker thread', async () => {
    const head = 'itemcode,itemname,brandname,super_category,category,list_price,tax_percent,on_hand';
    const lines = Array.from({ length: 50 }, (_, n) => `B-${n},Name ${n},Acme,Bearings,Ball,10,18,5`);
    const done = await bringFile(store, 'items', [head, ...lines].join('\n'));
    expect(done).toMatchObject({ state: 'done', written: { new: 50, wrong: 0 } });
  });
});
