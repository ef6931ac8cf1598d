import type pg from 'pg';

/**
 * The `pipeline` of `pg` writes a Sync behind each statement, and PostgreSQL replies at each (docs/decisions/0050). `pg` has no
 * option to leave one out, so three methods of its connection are replaced.
 *
 * Makes a connection send the statements of one turn of the event loop in one write with one Sync, because PostgreSQL
 * replies at each Sync. After a statement that fails, PostgreSQL skips the rest of its batch. Those, and all until the
 * ROLLBACK, are rejected with the first error, so that its cause is told whichever of them is looked at first. Outside a
 * transaction the statements of a batch are one.
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
  // A simple query has neither parameters nor a name, but a Sync of its own.
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
  let firstError: unknown;
  connection.emit = (...event: [string, ...unknown[]]) => {
    const [name, message] = event;
    if (name === 'readyForQuery') {
      waiting.shift();
      if ((message as { status: string }).status !== 'E') firstError = undefined;
    }
    if (name !== 'errorMessage' || endsConnection(message as pg.DatabaseError)) {
      const isHeard = emitOriginal(...event);
      if (endsStatement.has(name) && !isLast()) finishOne();
      return isHeard;
    }
    firstError ??= message;
    while (!isLast()) {
      emitOriginal('errorMessage', firstError);
      finishOne();
    }
    return emitOriginal('errorMessage', firstError);
  };
}

/** closeComplete ends one whose values could not be written. */
const endsStatement: ReadonlySet<string> = new Set(['commandComplete', 'emptyQuery', 'closeComplete']);

/** Known by SQLSTATE (the server ends, or has waited too long), because servers translate the severity. */
const endsConnection = ({ code = '' }: pg.DatabaseError): boolean => /^(57P..|25P0[34])$/.test(code);
