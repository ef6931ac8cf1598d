                                                                   
                                                    
import { changePath } from './change-path.js';
                                                   
import { findChanges, findNewestRows,                 } from './desk-changes.db.js';

                                                         

/** A row may be committed after one with a higher id, but not later than this. */
const longestTransactionMs = 60_000;

/** Returns what changed since the last time; the first time nothing. */
export function changeReader()                                                   {
  const rounds                                       = [];
  const known = new Map                ();
  return async (db, nowMs) => {
    while (rounds[1] && rounds[1].at < nowMs - longestTransactionMs) rounds.shift();
    const [newest] = await findNewestRows(db, {});
    const rows = rounds[0] ? await findChanges(db, rounds[0].newest) : [];
    if (newest) rounds.push({ at: nowMs, newest });
    const unknown = rows.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    for (const { kind, id } of unknown) known.set(`${kind} ${id}`, nowMs);
    for (const [key, at] of known) if (at < nowMs - 2 * longestTransactionMs) known.delete(key);
    return unknown.map((row) => ({
      site: row.site,
      path: changePath(row),
      actor: row.actor                       ,
      by: row.actor === 'staff' ? row.by : '',
    }));
  };
}
