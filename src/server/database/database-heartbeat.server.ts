import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.server.ts';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import type { Connection, Database } from './database.server.ts';

const everyMs = 250;
const sliceMs = 100;
/** Two questions must stay open this long before the server counts as silent: together less than a visitor's three seconds. */
const slicesUntilSilent = 8;

type Watched = Pick<Database, 'dropConnections' | 'setUnresponsive'>;
type Answer = 'answered' | 'silent' | 'gone';

/**
 * Asks the server for a sign of life, several times a second. A server that is stopped, or behind a dead line, leaves
 * connections open and answers nothing: then all connections are given up at once and nobody is given a new one, so that
 * nobody waits for their time-outs, which must allow for slow statements. A server that refuses or has ended says so to
 * each connection itself.
 */
export function watchDatabase(database: Watched, connection: Connection, log: Log): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const watching = watch(database, connection, log, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await watching;
    },
  };
}

async function watch(database: Watched, connection: Connection, log: Log, stopped: AbortSignal): Promise<void> {
  let probe: pg.Client | undefined;
  let isSilent = false;
  let silences = 0;
  while (!stopped.aborted) {
    const isNew = probe === undefined;
    probe ??= newProbe(connection);
    const answer = await ask(probe, isNew, stopped);
    if (answer !== 'answered') {
      probe.connection.stream.destroy();
      probe = undefined;
    }
    silences = answer === 'silent' ? silences + 1 : 0;
    if (silences >= 2) {
      if (!isSilent) {
        log.error('The database does not answer; until it does, calls and pages are answered with 503.');
        database.setUnresponsive(true);
      }
      isSilent = true;
      // Again in each round: the pool has opened new ones for those who were in its queue.
      database.dropConnections();
    }
    if (answer === 'answered' && isSilent) {
      isSilent = false;
      database.setUnresponsive(false);
      log.warn('The database answers again.');
    }
    if (answer !== 'silent') await pause(everyMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
  probe?.connection.stream.destroy();
}

function newProbe(connection: Connection): pg.Client {
  const client = new pg.Client(withTimeouts(connection, visitorTimeouts));
  // Without a listener the loss of a connection would end the process.
  client.on('error', () => {});
  return client;
}

async function ask(probe: pg.Client, isNew: boolean, stopped: AbortSignal): Promise<Answer> {
  let answer: Answer | undefined;
  const probing = (isNew ? probe.connect() : Promise.resolve())
    .then(() => probe.query('select 1'))
    .then(
      () => {
        answer = 'answered';
      },
      () => {
        answer = 'gone';
      },
    );
  // In slices: while this process itself is busy it reads no answers, and a single long timer would blame the server.
  for (let slice = 0; slice < slicesUntilSilent && answer === undefined && !stopped.aborted; slice++)
    await Promise.race([probing, pause(sliceMs, undefined, { ref: false })]);
  return answer ?? 'silent';
}
