import type { Log } from '../log.server.ts';
import type { Connection, Database, FoundState, ServerState } from './database.server.ts';
import { positionQuestion, stateQuestion, type Watcher, watchServer } from './watch-server.server.ts';

const sentences: Record<ServerState, string> = {
  writable: 'The database is responding and can be written.',
  unconfirmed: 'No standby confirms what is written; calls that write get 503 until one does.',
  'read-only': 'The database can only be read; calls that write get 503 until it can be written.',
  away: 'The database cannot be reached; calls that write get 503 until it can.',
  silent: 'The database is not responding; calls that write get 503 until it does.',
};

/**
 * Keeps an eye on the primary and its replicas. Drops all connections to a server that stops replying, so that no
 * request waits for long statement timeouts. Over the connection to the primary it hears what other processes changed.
 */
export function watchDatabase(database: Database, connection: Connection, log: Log): { stop(): Promise<void> } {
  const { replicas } = database;
  const question = replicas.databases.length > 0 ? positionQuestion : stateQuestion;
  const watching = [
    watchServer(connection, question, watchPrimary(database, log)),
    ...replicas.databases.map((replica, index) =>
      watchServer(replica.connection, question, watchReplica(database, replica, index, log)),
    ),
  ];
  return {
    async stop() {
      await Promise.all(watching.map((one) => one.stop()));
    },
  };
}

function watchPrimary(database: Database, log: Log): Watcher {
  let found: FoundState = 'writable';
  let logged: ServerState = 'writable';
  const change = (to: FoundState) => {
    // Connections to a server that became a standby, or was reached while there was no primary, lead nowhere.
    if (found !== to && (found === 'read-only' || to === 'read-only')) database.dropConnections();
    found = to;
    database.setState(to);
    const state = database.state();
    if (state !== logged) log[state === 'writable' ? 'warn' : 'error'](sentences[state]);
    logged = state;
  };
  return {
    changes: database.changes,
    onAnswer(facts, askedAt) {
      const isWritable = !facts.standby && !facts.readOnly;
      change(isWritable ? 'writable' : 'read-only');
      if (!facts.standby) database.replicas.notePrimary(facts, askedAt);
      return isWritable ? 'keep' : 'reconnect';
    },
    onAway: () => change('away'),
    onSilent() {
      change('silent');
      // Repeated, because the pool opens new connections for queued requests.
      database.dropConnections();
    },
  };
}

function watchReplica({ replicas }: Database, replica: Database, index: number, log: Log): Watcher {
  let isAnswering = true;
  const note = (answers: boolean, sentence: string) => {
    if (answers !== isAnswering) log.warn(`Replica ${index + 1} ${sentence}.`);
    isAnswering = answers;
  };
  const leaveOut = (state: FoundState, sentence: string) => {
    note(false, sentence);
    replicas.noteReplica(replica, undefined);
    replica.setState(state);
  };
  return {
    onAnswer(facts) {
      note(true, 'is responding again');
      replica.setState('read-only');
      replicas.noteReplica(replica, facts);
      return 'keep';
    },
    onAway: () => leaveOut('away', 'cannot be reached'),
    onSilent() {
      leaveOut('silent', 'is not responding');
      replica.dropConnections();
    },
  };
}
