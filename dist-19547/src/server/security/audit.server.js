                                                         
import {                  insertAuditEntry } from './audit.db.js';

                                                

/** Call with the transaction of the change, or with the pool when the change was refused. */
export async function recordAudit(db    , act            )                {
  await insertAuditEntry(db, act);
}
