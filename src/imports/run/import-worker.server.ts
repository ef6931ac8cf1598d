import { createPaperStorages } from '../../account/papers/create-paper-storages.server.ts';
import type { PaperStorageSettings } from '../../account/papers/paper-storage.ts';
import { longRunningTimeouts } from '../../server/database/connection-timeouts.server.ts';
import { type Connection, openDatabase } from '../../server/database/database.server.ts';
import { isPassingFailure } from '../../server/database/database-down.server.ts';
import type { RpcClient } from '../../server/jobs/worker-rpc.server.ts';
import { importConnections } from '../../server/startup/connection-budget.rule.ts';
import type { Site } from '../../sites/site.ts';
import { importWordsOf } from '../columns/import-words.rule.ts';
import { type Archive, openArchive } from '../files/open-archive.server.ts';
import { pictureArchiveTexts } from '../files/read-picture-lines.server.ts';
import { findImport, findImportWords } from '../imports.db.ts';
import { checkImport } from './check-import.server.ts';
import { ImportInterrupted, type ImportRun } from './import-run.server.ts';
import { releaseImport } from './import-work.db.ts';
import { readStoredParts } from './stored-parts.db.ts';
import { undoImport } from './undo-import.server.ts';
import { writeImport } from './write-import.server.ts';

export type ImportTask = {
  connection: Connection;
  site: Site;
  id: number;
  owner: string;
  leaseSeconds: number;
  storageSettings: PaperStorageSettings;
};

/** Runs in a worker thread, with connections of its own. */
export async function runImport(task: ImportTask, ask: RpcClient): Promise<void> {
  const { connection, site, id, owner, leaseSeconds, storageSettings } = task;
  let lost: Error | undefined;
  const onLost = (cause: Error) => {
    lost = cause;
  };
  const database = openDatabase({ ...connection, ...importConnections }, onLost, longRunningTimeouts);
  const archive = openOnce(() => openArchive(readStoredParts(database, id), pictureArchiveTexts));
  const pictures = {
    open: archive.open,
    storages: createPaperStorages({ forSite: (_site, name) => storageSettings[name] }),
  };
  try {
    const [record] = await findImport(database, { site: site.code, id });
    if (!record) return;
    const goOn = async () => (lost ? undefined : ((await ask('goOn', undefined)) as Date | undefined));
    const words = importWordsOf(await findImportWords(database, { site: site.code }));
    const run: ImportRun = { database, site, owner, leaseSeconds, record, pictures, words, goOn };
    const works = { checking: checkImport, running: writeImport, undoing: undoImport };
    await works[record.state as keyof typeof works](run);
  } catch (cause) {
    if (!(cause instanceof ImportInterrupted) && !isPassingFailure(cause)) throw cause;
    await releaseImport(database, { id, owner }).catch(() => undefined);
  } finally {
    await archive.close();
    await database.close();
  }
}

function openOnce(open: () => Promise<Archive>) {
  let archive: Promise<Archive> | undefined;
  return {
    open() {
      archive ??= open();
      return archive;
    },
    close: async () => (await archive?.catch(() => undefined))?.close(),
  };
}
