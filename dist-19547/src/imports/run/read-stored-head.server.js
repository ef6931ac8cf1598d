import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.js';
import {                  openDatabase } from '../../server/database/database.server.js';
import {                readHead } from '../files/read-head.server.js';
                                                         
import { readStoredParts } from './stored-parts.db.js';

                                                                                  

/** Runs in a worker thread, with a connection of its own. Somebody waits for it, so this file loads little. */
export async function readStoredHead({ connection, id, kind }            )                                          {
  const database = openDatabase(connection, () => undefined, longRunningTimeouts);
  try {
    return await readHead(kind, () => readStoredParts(database, id));
  } finally {
    await database.close();
  }
}
