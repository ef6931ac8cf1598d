import { memoize } from '../../lib/memoize.ts';
import type { Changes } from '../../server/database/changes.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type CatalogueFile, splitIntoFiles } from './catalogue-files.rule.ts';
import { type CatalogueKey, countGroups, findEdition } from './catalogue-print.db.ts';

export type CatalogueEdition = { edition: number; files: readonly CatalogueFile[] };

const maxCachedEditions = 30;
const filesCaches = new WeakMap<Changes, ReturnType<typeof memoize<Promise<CatalogueFile[]>>>>();

/** Groups are cached by edition because counting them reads the whole catalogue. */
export async function findCurrentEdition(database: Database, catalogue: CatalogueKey): Promise<CatalogueEdition> {
  const [found] = await findEdition(database, { site: catalogue.site });
  const edition = found?.edition ?? 0;
  const cachedFiles = filesCaches.get(database.changes) ?? memoize<Promise<CatalogueFile[]>>(maxCachedEditions);
  filesCaches.set(database.changes, cachedFiles);
  const files = await cachedFiles(JSON.stringify([catalogue.site, catalogue.maker, edition]), async () =>
    splitIntoFiles(await countGroups(database, catalogue)),
  );
  return { edition, files };
}
