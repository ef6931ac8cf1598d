import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
                                            
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.js';
                                                                 

const everyMs = 250;
const sliceMs = 100;
const slicesUntilSilent = 8;

                                                                     
                                             

/** Drops all connections when the server stops replying, so that no request waits for long statement timeouts. */
export function watchDatabase(database         , connection            , log     )                            {
  const stopped = new AbortController();
  const watching = watch(database, connection, log, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await watching;
    },
  };
}

async function watch(database         , connection            , log     , stopped             )                {
  let probe                       ;
  let isSilent = false;
  let silences = 0;
  while (!stopped.aborted) {
    const isNew = probe === undefined;
    probe ??= newProbe(connection);
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

function newProbe(connection            )            {
  const client = new pg.Client(withTimeouts(connection, visitorTimeouts));
  client.on('error', () => {});
  return client;
}

async function probeOnce(probe           , isNew         , stopped             )                  {
  let answer                    ;
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
  // Sliced, because one long timer would blame the server while this process is too busy to read replies.
  for (let slice = 0; slice < slicesUntilSilent && answer === undefined && !stopped.aborted; slice++)
    await Promise.race([probing, pause(sliceMs, undefined, { ref: false })]);
  return answer ?? 'silent';
}
