import { setTimeout as pause } from 'node:timers/promises';
import type { Replication } from '../../tests/store/start-replication.ts';
import { findWorkersOf, killOldestWorker, type StoreProcess } from '../../tests/store/store-process.ts';
import { prepareOrders } from './order-causes.ts';

// Each makes the cause of an alert happen to the workers or the replicas, and returns what ends it.

export async function endWorkers(parent: StoreProcess) {
  for (let killed = 0; killed < 5; killed += 1) {
    const oldest = killOldestWorker(parent);
    for (let left = 20; left > 0 && findWorkersOf(parent).includes(oldest); left -= 1) await pause(50);
    await pause(1_000);
  }
  return async () => {};
}

/** Asks for a confirmation that nobody can give, of an order. */
export async function leaveUnconfirmed(replication: Replication, port: number) {
  const place = await prepareOrders(replication, port, 1);
  await replication.confirmBy('nobody there');
  // It gets 503 after five seconds.
  await place().catch(() => undefined);
  return () => replication.confirmBy('none');
}

export async function haltReplica(replication: Replication) {
  await replication.onReplica('select pg_wal_replay_pause()');
  return () => replication.onReplica('select pg_wal_replay_resume()');
}

export async function stopReplica(replication: Replication) {
  await replication.stopReplica();
  return () => replication.startReplica();
}
