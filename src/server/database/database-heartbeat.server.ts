import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.server.ts';
import { changesChannel } from './changes.server.ts';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import type { Connection, Database } from './database.server.ts';
import { isReadOnly } from './database-down.server.ts';

const everyMs = 250;
const sliceMs = 100;
const slicesUntilSilent = 8;

type Watched = Pick<Database, 'dropConnections' | 'setUnresponsive' | 'changes'>;
type Answer = 'answered' | 'silent' | 'gone';

/**
 * Drops all connections when the server stops replying, so that no request waits for long statement timeouts. Over the same
 * connection it hears what other processes changed.
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
  let probe: Probe | undefined;
  let isSilent = false;
  let silences = 0;
  while (!stopped.aborted) {
    const isNew = probe === undefined;
    probe ??= newProbe(connection, database);
    const answer = await probeOnce(probe, isNew, stopped);
    if (answer !== 'answered') {
      probe.connection.stream.destroy();
      probe = undefined;
    }
    silences = answer === 'silent' ? silences + 1 : 0;
    if (silences >= 2) {
      if (!isSilent) {
        log.error('The database is not responding; calls and pages get 503 until it does.');
        database.setUnresponsive(true);
      }
      isSilent = true;
      // Repeated, because the pool opens new connections for queued requests.
      database.dropConnections();
    }
    if (answer === 'answered' && isSilent) {
      isSilent = false;
      database.setUnresponsive(false);
      log.warn('The database is responding again.');
    }
    if (answer !== 'silent') await pause(everyMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
  probe?.connection.stream.destroy();
}

type Probe = pg.Client & { isListening?: boolean; listen(): Promise<void> };

function newProbe(connection: Connection, { changes }: Watched): Probe {
  const client = new pg.Client(withTimeouts(connection, visitorTimeouts));
  client.on('error', () => {});
  client.on('notification', ({ payload = '' }) => changes.hear(payload));
  const probe: Probe = Object.assign(client, {
    async listen() {
      await client.query(`listen ${changesChannel}`);
      probe.isListening = true;
      // What was changed while nobody listened is not told again.
      changes.hearAll();
    },
  });
  return probe;
}

async function probeOnce(probe: Probe, isNew: boolean, stopped: AbortSignal): Promise<Answer> {
  let answer: Answer | undefined;
  const probing = (isNew ? probe.connect() : Promise.resolve())
    .then<unknown>(() => (probe.isListening ? probe.query('select 1') : probe.listen()))
    .catch((cause: unknown) => {
      // A standby answers, but does not let anybody listen.
      if (!(cause instanceof pg.DatabaseError && isReadOnly(cause))) throw cause;
    })
    .then(
      () => {
        answer = 'answered';
      },
      () => {
        answer = 'gone';
      },
    );
  // Sliced, because one long timer would blame the server while this process is too busy to read replies.
  for (let slice = 0; slice < slicesUntilSilent && answer === undefined && !stopped.aborted; slice++)
    await Promise.race([probing, pause(sliceMs, undefined, { ref: false })]);
  return answer ?? 'silent';
}
