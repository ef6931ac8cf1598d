import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type Changes, changesChannel } from './changes.server.ts';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import { DatabaseClient } from './database-client.server.ts';

const everyMs = 250;
const sliceMs = 100;
const slicesUntilSilent = 8;

/** The facts that a server tells of itself. */
export type ServerFacts = {
  standby: boolean;
  readOnly: boolean;
  /** How far its log of changes is written, or replayed on a standby; the same number for all copies of a database. */
  position: number | null;
  /** The same for a primary and its standbys. */
  system: string | null;
};

export const stateQuestion = `select pg_is_in_recovery() as standby,
  current_setting('transaction_read_only') = 'on' as "readOnly", null::bigint as position, null as system`;

/** Not every hosted PostgreSQL has these functions, so they are asked only where there are replicas. */
export const positionQuestion = `select pg_is_in_recovery() as standby,
  current_setting('transaction_read_only') = 'on' as "readOnly", system_identifier::text as system,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end - '0/0')::bigint
    as position
  from pg_control_system()`;

export type Watcher = {
  /** Are notified over the same connection, unless the server is a standby. */
  changes?: Changes;
  /** `askedAt` by `performance.now()`. 'reconnect' where a new connection may reach another server. */
  onAnswer(facts: ServerFacts, askedAt: number): 'keep' | 'reconnect';
  /** The server did not reply twice in a row; called until it does. */
  onSilent(): void;
  /** A new connection failed; called until one succeeds. */
  onAway(): void;
};

/** Asks a server four times a second by a connection of its own, until it is stopped. */
export function watchServer(connection: pg.PoolConfig, question: string, watcher: Watcher): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const watching = watch(connection, question, watcher, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await watching;
    },
  };
}

async function watch(connection: pg.PoolConfig, question: string, watcher: Watcher, stopped: AbortSignal) {
  let probe: Probe | undefined;
  let silences = 0;
  while (!stopped.aborted) {
    const isNew = probe === undefined;
    probe ??= newProbe(connection, watcher.changes);
    const askedAt = performance.now();
    const answer = await ask(probe, question, isNew, stopped);
    if (stopped.aborted) break;
    const next = typeof answer === 'object' ? watcher.onAnswer(answer, askedAt) : 'reconnect';
    if (next === 'reconnect') {
      probe.disconnect();
      probe = undefined;
    }
    silences = answer === 'silent' ? silences + 1 : 0;
    if (answer === 'gone' && isNew) watcher.onAway();
    if (silences >= 2) watcher.onSilent();
    const triesAtOnce = answer === 'silent' || (answer === 'gone' && !isNew);
    if (!triesAtOnce) await pause(everyMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
  probe?.disconnect();
}

type Probe = DatabaseClient & { listen?: (() => Promise<void>) | undefined };

function newProbe(connection: pg.PoolConfig, changes: Changes | undefined): Probe {
  const client: Probe = new DatabaseClient(withTimeouts(connection, visitorTimeouts));
  client.on('notification', ({ payload = '' }) => changes?.handleNotification(payload));
  client.listen = changes && (() => listen(client, changes));
  return client;
}

async function listen(probe: Probe, changes: Changes): Promise<void> {
  await probe.query(`listen ${changesChannel}`);
  probe.listen = undefined;
  // The database does not tell again what was changed while nobody listened.
  changes.invalidateAll();
}

async function ask(
  probe: Probe,
  question: string,
  isNew: boolean,
  stopped: AbortSignal,
): Promise<ServerFacts | 'silent' | 'gone'> {
  let answer: ServerFacts | 'gone' | undefined;
  const asking = (isNew ? probe.connect() : Promise.resolve())
    .then(() => probe.query<ServerFacts>(question))
    .then(async ({ rows: [facts] }) => {
      if (!facts?.standby) await probe.listen?.();
      return facts;
    })
    .then(
      (facts) => {
        answer = facts ? { ...facts, position: facts.position === null ? null : Number(facts.position) } : 'gone';
      },
      () => {
        answer = 'gone';
      },
    );
  // Sliced, because one long timer would blame the server while this process is too busy to read replies.
  for (let slice = 0; slice < slicesUntilSilent && answer === undefined && !stopped.aborted; slice++)
    await Promise.race([asking, pause(sliceMs, undefined, { ref: false })]);
  return answer ?? 'silent';
}
