import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.ts';
import { type Connection, openDatabase } from '../../server/database/database.server.ts';
import { type FileHead, readHead } from '../files/read-head.server.ts';
import type { ImportColumn, ImportKind } from '../import-kind.data.ts';
import { readStoredParts } from './stored-parts.db.ts';

export type StoredImportFile = {
  connection: Connection;
  id: number;
  kind: ImportKind;
  columns: readonly ImportColumn[];
};

/** Runs in a worker thread, with a connection of its own. Somebody waits for it, so this file loads little. */
export async function readStoredHead({
  connection,
  id,
  ...kind
}: StoredImportFile): Promise<FileHead | { problem: string }> {
  const database = openDatabase({ ...connection, max: 1 }, () => undefined, longRunningTimeouts);
  try {
    return await readHead(kind, () => readStoredParts(database, id));
  } finally {
    await database.close();
  }
}
