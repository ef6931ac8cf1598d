import pg from 'pg';

/**
 * Makes a connection send the statements of one turn of the event loop in one write with one Sync, because PostgreSQL
 * replies at each Sync. After a statement that fails, PostgreSQL skips the rest of its batch: those are rejected as in
 * a transaction that has failed. Outside a transaction the statements of a batch are one.
 */
export function sendInBatches({ connection }: pg.Client, onRoundTrip: () => void): void {
  const { sync, query, emit } = connection;
  let unsent = 0;
  /** How many statements of each batch on its way have no result yet. */
  const waiting: number[] = [];

  const send = () => {
    if (unsent === 0) return;
    sync.call(connection);
    connection.stream.uncork();
    waiting.push(unsent);
    unsent = 0;
    onRoundTrip();
  };
  // `pg` calls it after each statement.
  connection.sync = () => {
    if (unsent === 0) {
      connection.stream.cork();
      process.nextTick(send);
    }
    unsent += 1;
  };
  // Without parameters and a name; it has a Sync of its own.
  connection.query = (text: string) => {
    send();
    query.call(connection, text);
    waiting.push(1);
    onRoundTrip();
  };

  const emitOriginal = (...event: [string, ...unknown[]]) => emit.apply(connection, event);
  const isLast = () => (waiting[0] ?? 0) <= 1;
  const finishOne = () => {
    waiting[0] = (waiting[0] ?? 0) - 1;
    // `pg` goes on to its next statement at this event, which PostgreSQL sends only once for a batch.
    emitOriginal('readyForQuery', { status: 'T' });
  };
  connection.emit = (...event: [string, ...unknown[]]) => {
    const [name, message] = event;
    if (name === 'readyForQuery') waiting.shift();
    const isHeard = emitOriginal(...event);
    if (endsStatement.has(name) && !isLast()) finishOne();
    if (name === 'errorMessage' && (message as pg.DatabaseError).severity === 'ERROR')
      while (!isLast()) {
        finishOne();
        emitOriginal('errorMessage', skipped());
      }
    return isHeard;
  };
}

/** closeComplete ends one whose values could not be written. */
const endsStatement: ReadonlySet<string> = new Set(['commandComplete', 'emptyQuery', 'closeComplete']);

function skipped(): pg.DatabaseError {
  const message = 'current transaction is aborted, commands ignored until end of transaction block';
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { severity: 'ERROR', code: '25P02' });
}
