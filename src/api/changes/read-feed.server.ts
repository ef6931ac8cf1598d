import type { Database } from '../../server/database/database.server.ts';
import { HttpError } from '../../server/refuse.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findLastChange } from './changes.db.ts';
import { cursorOf, readCursor } from './cursor.rule.ts';
import { numberPendingChanges } from './number-changes.server.ts';

export type FeedPage = { site: SiteCode; after: number; limit: number };

/** `find` reads one row more than it was asked for, when there is one. */
export async function readFeed<Row extends { change: number }, Reply>(
  { database, site, now }: { database: Database; site: { code: SiteCode }; now: Date },
  { cursor, limit }: { cursor: string; limit: number },
  find: (page: FeedPage) => Promise<Row[]>,
  toReply: (rows: readonly Row[]) => Reply[] | Promise<Reply[]>,
) {
  const after = readCursor(cursor);
  if (after === undefined) throw new HttpError(400, 'This cursor is not one that the store has given.');
  await numberPendingChanges(database, now);
  const found = await find({ site: site.code, after, limit: limit + 1 });
  if (found.length === 0 && after > 0) await refuseLaterThanLast(database, after);
  const rows = found.slice(0, limit);
  return {
    success: true as const,
    rows: await toReply(rows),
    cursor: cursorOf(rows.at(-1)?.change ?? after),
    more: found.length > limit,
  };
}

/** After a restore the numbers of lost changes are given again: a program that reads on behind them would miss those. */
async function refuseLaterThanLast(database: Database, after: number): Promise<void> {
  const [last] = await findLastChange(database, {});
  if (last && after > last.number)
    throw new HttpError(
      400,
      'This cursor is ahead of the store, such as after a backup was restored. Begin again with an empty cursor.',
    );
}
