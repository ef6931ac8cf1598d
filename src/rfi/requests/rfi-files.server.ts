import { randomUUID } from 'node:crypto';
import { deleteStoredFiles, filesAtOnce } from '../../account/papers/delete-stored-files.server.ts';
import { contentTypes } from '../../account/papers/paper-content.rule.ts';
import { paperFileName } from '../../account/papers/paper-name.rule.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { receivePaper } from '../../account/papers/receive-paper.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { minutesAfter } from '../../lib/dates.ts';
import { type CallContext, type Caller, defineCall } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import { lockRequester } from '../rfi.db.ts';
import { addRfiFile } from '../rfi-file.contract.ts';
import { rfiFileProblems } from './rfi-file-problems.data.ts';
import {
  deleteRfiFile,
  findRfiFilesToDelete,
  findUnsentRfiFiles,
  insertRfiFile,
  markRfiFileStored,
} from './rfi-files.db.ts';

const uploads: RateLimit = { name: 'rfi_file', max: 60, windowMinutes: 60 };
/** As many drawings as a buyer has to choose one after the other for a long RFI. */
const maxUnsent = 50;
const sentWithinMinutes = 24 * 60;

/** The call has no transaction, which would wait for the file to arrive. */
export const addRfiFileCall = defineCall(
  addRfiFile,
  { requires: permissionTo('send-rfi'), queue: 'papers' },
  async ({ name }, context) => {
    const { database, site, caller, now, services } = context;
    const { customerId } = caller;
    await consumeRateLimits(database, [{ ...uploads, key: `${site.code} ${customerId}` }]);
    const { content, type } = await receivePaper(context, rfiFileProblems);
    const storage = services.paperStorages.current(site);
    const storageKey = `rfi-files/${site.code}/${randomUUID()}`;
    const fileName = paperFileName(name, type);
    const kept = { fileName, type, bytes: content.byteLength, storage: storage.name, storageKey };
    const [row] = await insertRfiFile(database, { site: site.code, customerId, ...kept, now });
    if (!row) throw new Error('a file was not written');
    await storage.put(database, { storageKey, contentType: contentTypes[type] }, content);
    return database.transaction(async (db) => {
      await lockRequester(db, caller);
      const unsent = await findUnsentFiles({ db, caller, now });
      if (unsent.size >= maxUnsent) return refuse(addRfiFile, 'too_many', { max: maxUnsent });
      await markRfiFileStored(db, { id: row.id, now });
      return { success: true as const, file_id: row.id, file_name: fileName };
    });
  },
);

/** The files of the customer that the next RFI may name. */
export async function findUnsentFiles({
  db,
  caller,
  now,
}: Pick<CallContext<Caller>, 'db' | 'caller' | 'now'>): Promise<ReadonlySet<number>> {
  const since = minutesAfter(now, -sentWithinMinutes);
  const files = await findUnsentRfiFiles(db, { customerId: caller.customerId, since });
  return new Set(files.map(({ id }) => id));
}

/** An hour after the last RFI that may name them, so that none is deleted while it is sent. */
export async function deleteUnsentRfiFiles(database: Database, storages: PaperStorages, now: Date): Promise<void> {
  const before = minutesAfter(now, -sentWithinMinutes - 60);
  const files = await findRfiFilesToDelete(database, { before, limit: filesAtOnce });
  await deleteStoredFiles(database, storages, files, { keysOf: (key) => [key], deleteRow: deleteRfiFile });
}
