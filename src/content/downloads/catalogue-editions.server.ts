import { memoize } from '../../lib/memoize.ts';
import { cachedPerServer } from '../../server/database/cached-per-server.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type CatalogueFile, splitIntoFiles } from './catalogue-files.rule.ts';
import { type CatalogueKey, countGroups, findEdition } from './catalogue-print.db.ts';

export type CatalogueEdition = { edition: number; files: readonly CatalogueFile[] };

const maxCachedEditions = 30;
const filesCaches = cachedPerServer(() => memoize<Promise<CatalogueFile[]>>(maxCachedEditions));

/** Groups are cached by edition because counting them reads the whole catalogue. */
export async function findCurrentEdition(database: Database, catalogue: CatalogueKey): Promise<CatalogueEdition> {
  const [found] = await findEdition(database, { site: catalogue.site });
  const edition = found?.edition ?? 0;
  const cachedFiles = filesCaches(database);
  const files = await cachedFiles(JSON.stringify([catalogue.site, catalogue.maker, edition]), async () =>
    splitIntoFiles(await countGroups(database, catalogue)),
  );
  return { edition, files };
}
