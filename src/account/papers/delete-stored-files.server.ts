import { minutesAfter } from '../../lib/dates.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { PaperStorage, PaperStorages } from './paper-storage.ts';

const uploadMinutes = 60;

export const filesAtOnce = 100;

/** An upload that began before this time and has no content yet has broken off. */
export const uploadsEndedBefore = (now: Date): Date => minutesAfter(now, -uploadMinutes);

type StoredFile = { id: number; site: SiteCode; storage: PaperStorage['name']; storageKey: string };

type Deletion = {
  /** The keys of a file's contents. */
  keysOf: (storageKey: string) => readonly string[];
  deleteRow: (db: Db, row: { id: number }) => Promise<unknown>;
};

/** Deletes the content before the row, so that nothing is left behind when the store stops in between. */
export async function deleteStoredFiles(
  database: Database,
  storages: PaperStorages,
  files: readonly StoredFile[],
  { keysOf, deleteRow }: Deletion,
): Promise<void> {
  for (const { id, site, storage, storageKey } of files) {
    const kept = storages.named(sites[site], storage);
    if (!kept) continue;
    for (const key of keysOf(storageKey)) await kept.remove(database, key);
    await deleteRow(database, { id });
  }
}
