import type { NameIn } from '../../lib/refusals.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { findLastChange } from './changes.db.ts';
import { cursorOf, readCursor } from './cursor.rule.ts';
import { feedRefusals } from './feed.contract.ts';
import { numberPendingChanges } from './number-changes.server.ts';

export type FeedPage = { site: SiteCode; after: number; limit: number };

type FeedRefusal = Refusal<NameIn<typeof feedRefusals>>;

/** `find` reads one row more than it was asked for, when there is one. */
export async function readFeed<Row extends { change: number }, Reply>(
  { database, site, now }: { database: Database; site: { code: SiteCode }; now: Date },
  { cursor, limit }: { cursor: string; limit: number },
  find: (page: FeedPage) => Promise<Row[]>,
  toReply: (rows: readonly Row[]) => Reply[] | Promise<Reply[]>,
): Promise<{ rows: Reply[]; cursor: string; more: boolean } | FeedRefusal> {
  const after = readCursor(cursor);
  if (after === undefined) return refuse(feedRefusals, 'unknown_cursor');
  await numberPendingChanges(database, now);
  const found = await find({ site: site.code, after, limit: limit + 1 });
  const refused = found.length === 0 && after > 0 ? await refuseLaterThanLast(database, after) : undefined;
  if (refused) return refused;
  const rows = found.slice(0, limit);
  return {
    rows: await toReply(rows),
    cursor: cursorOf(rows.at(-1)?.change ?? after),
    more: found.length > limit,
  };
}

/** After a restore the numbers of lost changes are given again: a program that reads on behind them would miss those. */
async function refuseLaterThanLast(database: Database, after: number): Promise<FeedRefusal | undefined> {
  const [last] = await findLastChange(database, {});
  return last && after > last.number ? refuse(feedRefusals, 'cursor_ahead') : undefined;
}
