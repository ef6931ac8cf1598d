                                                                         
import { HttpError } from '../../server/refuse.server.js';
                                                    
import { cursorOf, readCursor } from './cursor.rule.js';
import { numberPendingChanges } from './number-changes.server.js';

                                                                        

/** `find` reads one row more than it was asked for, when there is one. */
export async function readFeed                                       (
  { database, site, now }                                                             ,
  { cursor, limit }                                   ,
  find                                    ,
  toReply                                                      ,
) {
  const after = readCursor(cursor);
  if (after === undefined) throw new HttpError(400, 'This cursor is not one that the store has given.');
  await numberPendingChanges(database, now);
  const found = await find({ site: site.code, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return {
    success: true         ,
    rows: await toReply(rows),
    cursor: cursorOf(rows.at(-1)?.change ?? after),
    more: found.length > limit,
  };
}
