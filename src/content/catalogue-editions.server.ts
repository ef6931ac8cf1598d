import { keptByName } from '../lib/kept.ts';
import type { Database } from '../server/db.ts';
import { type CatalogueFile, catalogueFiles } from './catalogue-files.rule.ts';
import { type CatalogueOf, countGroups, findEdition } from './catalogue-print.db.ts';

/** A state of a catalogue between two changes, and the files it makes up. */
export type CatalogueEdition = { edition: number; files: readonly CatalogueFile[] };

const keptAtMost = 30;
const kept = new WeakMap<Database, ReturnType<typeof keptByName<Promise<CatalogueFile[]>>>>();

/** The catalogue as it is now. Its items are counted once for each edition and process, because that reads all of them. */
export async function currentEdition(database: Database, which: CatalogueOf): Promise<CatalogueEdition> {
  const [found] = await findEdition(database, { site: which.site });
  const edition = found?.edition ?? 0;
  const keptFiles = kept.get(database) ?? keptByName<Promise<CatalogueFile[]>>(keptAtMost);
  kept.set(database, keptFiles);
  const files = await keptFiles(JSON.stringify([which.site, which.maker, edition]), async () =>
    catalogueFiles(await countGroups(database, which)),
  );
  return { edition, files };
}
