import type { Database } from '../database/database.server.ts';
import { isReadOnly, isServerGone } from '../database/database-down.server.ts';
import type { Handler } from './define-call.server.ts';

/** `home` knows the sessions and counts; `reader` is what the call itself reads. */
export type Servers = { home: Database; reader: Database };

/** Whether a call changes nothing, so that it may be answered by a replica while there is no primary. */
export const readsOnly = ({ audience, contract, options }: Handler): boolean =>
  audience !== 'programs' && (options.reads !== undefined || (contract.method === 'GET' && !options.transaction));

/** Runs a call that only reads where it may be read, and once more elsewhere when that server fails. */
export async function runReadingCall<Result>(
  database: Database,
  { contract, options }: Handler,
  position: number | undefined,
  run: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const replica =
    options.reads === 'replica' && isReachable(database) ? database.replicas.choose({ position }) : undefined;
  if (!replica) return readOnce(database, (found) => run({ home: found, reader: found }));
  try {
    return await run({ home: database, reader: replica });
  } catch (cause) {
    if (isReadOnly(cause)) throw new Error(`${contract.path} is defined to read only, and writes`, { cause });
    if (!isServerGone(cause)) throw cause;
    database.replicas.noteFailure(replica);
    return readOnce(database, (found) => run({ home: found, reader: found }));
  }
}

/** Reads the primary, or a replica while the primary is away; also where that is found out by this request. */
export async function readOnce<Result>(database: Database, read: (from: Database) => Promise<Result>): Promise<Result> {
  const first = databaseForReading(database);
  try {
    return await read(first);
  } catch (cause) {
    const other = isServerGone(cause) ? database.replicas.chooseWithoutPrimary(first) : undefined;
    if (!other) throw cause;
    return read(other);
  }
}

const isReachable = (database: Database) => !['away', 'silent'].includes(database.state());

/** The primary, or while it is away a replica, where one is up to date. */
export function databaseForReading(database: Database): Database {
  return isReachable(database) ? database : (database.replicas.chooseWithoutPrimary() ?? database);
}
