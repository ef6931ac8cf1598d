import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { Item } from '../catalogue.table.ts';
import { lockImports, restoreItems, retireMadeItems, sellItemsAgain } from './import-items.db.ts';
import { stagedNames } from './import-row.server.ts';

export type ItemBefore = Pick<Item, (typeof stagedNames)[number] | 'retiredAt'>;

export const itemBefore = (item: Item): ItemBefore =>
  Object.fromEntries([...stagedNames, 'retiredAt' as const].map((name) => [name, item[name]])) as ItemBefore;

/** What an import wrote of an item: by these it is known whether somebody changed it since. */
export type WrittenItem = { code: string; writtenHash: string };

export type ChangedItem = WrittenItem & { before: ItemBefore; writtenAt: string };

/** Gives changed items back what they had and retires new ones; returns the codes of those that nobody changed since. */
export async function undoItems(
  db: Db,
  { code: site }: Site,
  { changed, made }: { changed: readonly ChangedItem[]; made: readonly WrittenItem[] },
  now: Date,
): Promise<ReadonlySet<string>> {
  await lockImports(db, { site });
  const rows = changed.map(({ before, writtenAt, writtenHash }) => ({ ...before, writtenAt, writtenHash }));
  const restored = rows.length > 0 ? await restoreItems(db, { site, rows: JSON.stringify(rows), now }) : [];
  const retired = made.length > 0 ? await retireMadeItems(db, { site, rows: JSON.stringify(made), now }) : [];
  return new Set([...restored, ...retired].map(({ code }) => code));
}

/** Sells again what was retired because a file did not name it; returns those that were still retired. */
export async function bringItemsBack(db: Db, { code: site }: Site, codes: readonly string[], now: Date) {
  return new Set((await sellItemsAgain(db, { site, codes: [...codes], now })).map(({ code }) => code));
}
