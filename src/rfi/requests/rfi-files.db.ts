import { sql } from 'drizzle-orm';
import type { PaperFile } from '../../account/papers/paper-storage.ts';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { rfiFiles } from '../rfi.table.ts';

const p = sql.placeholder;

type NewFile = {
  site: SiteCode;
  customerId: number;
  fileName: string;
  type: PaperFile['type'];
  bytes: number;
  storage: PaperFile['storage'];
  storageKey: string;
  now: Date;
};

export const insertRfiFile = prepareWrite<NewFile, { id: number }>(
  'rfi_file_insert',
  sql`insert into ${rfiFiles} (site, customer_id, file_name, type, bytes, storage, storage_key, added_at)
    values (${p('site')}, ${p('customerId')}, ${p('fileName')}, ${p('type')}, ${p('bytes')}, ${p('storage')},
      ${p('storageKey')}, ${p('now')}) returning id`,
);

export const markRfiFileStored = prepareWrite<{ id: number; now: Date }, never>(
  'rfi_file_stored',
  sql`update ${rfiFiles} set stored_at = ${p('now')} where id = ${p('id')}`,
);

/** Those that can still be sent. */
export const findUnsentRfiFiles = prepareStatement<{ customerId: number; since: Date }, { id: number }>(
  'rfi_files_unsent',
  sql`select id from ${rfiFiles} where customer_id = ${p('customerId')} and rfi_line_id is null
    and stored_at is not null and added_at > ${p('since')}`,
);

export const findRfiFile = prepareStatement<{ site: SiteCode; id: number }, PaperFile & { isSent: boolean }>(
  'rfi_file',
  sql`select customer_id, file_name, type, storage, storage_key, rfi_line_id is not null as is_sent
    from ${rfiFiles} where site = ${p('site')} and id = ${p('id')} and stored_at is not null`,
);

export const findRfiFilesToDelete = prepareStatement<
  { before: Date; limit: number },
  { id: number; site: SiteCode; storage: PaperFile['storage']; storageKey: string }
>(
  'rfi_files_to_delete',
  sql`select id, site, storage, storage_key from ${rfiFiles}
    where rfi_line_id is null and added_at < ${p('before')} order by id limit ${p('limit')}::int`,
);

export const deleteRfiFile = prepareWrite<{ id: number }, never>(
  'rfi_file_delete',
  sql`delete from ${rfiFiles} where id = ${p('id')} and rfi_line_id is null`,
);
