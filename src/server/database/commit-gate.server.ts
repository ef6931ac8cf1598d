import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { visitorTimeouts, withTimeouts } from './connection-timeouts.server.ts';
import { DatabaseClient } from './database-client.server.ts';

const everyMs = 250;
/** Writes a line that nobody reads to the log of changes, which a standby has to confirm like any other. */
const smallestChange = `select pg_logical_emit_message(true, 'raceway', 'is this confirmed?')`;

/** The gate is closed while commits are not confirmed: each would leave a waiting process on the server. */
export type CommitGate = {
  isOpen(): boolean;
  /** Closes the gate until a change is confirmed. */
  close(): void;
  stop(): void;
};

export function createCommitGate(connection: pg.PoolConfig): CommitGate {
  let trying: AbortController | undefined;
  return {
    isOpen: () => trying === undefined,
    close() {
      if (trying) return;
      const own = new AbortController();
      trying = own;
      void waitUntilConfirmed(connection, own.signal).then(() => {
        trying = undefined;
      });
    },
    stop: () => trying?.abort(),
  };
}

async function waitUntilConfirmed(connection: pg.PoolConfig, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const client = new DatabaseClient({ ...withTimeouts(connection, visitorTimeouts), query_timeout: 0 });
    const disconnect = () => client.disconnect();
    stopped.addEventListener('abort', disconnect);
    const isConfirmed = await client
      .connect()
      .then(() => client.query(smallestChange))
      .then(
        () => true,
        () => false,
      );
    stopped.removeEventListener('abort', disconnect);
    disconnect();
    if (isConfirmed) return;
    await pause(everyMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
  }
}
