import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { FileType } from './file-link.rule.ts';
import { sellerFiles } from './seller-files.table.ts';

const p = sql.placeholder;

export type StoredFile = {
  type: FileType;
  name: string;
  pages: number;
  storage: 'database' | 's3';
  storageKey: string;
};
export type NewFile = StoredFile & { site: SiteCode; hash: string; by: string; now: Date };

export const insertFile = prepareWrite<NewFile, { id: number }>(
  'seller_file_insert',
  sql`insert into ${sellerFiles} (site, type, name, hash, pages, storage, storage_key, added_by, added_at)
    values (${p('site')}, ${p('type')}, ${p('name')}, ${p('hash')}, ${p('pages')}, ${p('storage')}, ${p('storageKey')}, ${p('by')}, ${p('now')})
    returning id`,
);

export const markFileStored = prepareWrite<{ id: number; now: Date }, never>(
  'seller_file_stored',
  sql`update ${sellerFiles} set stored_at = ${p('now')} where id = ${p('id')}`,
);

export const countFiles = prepareStatement<{ site: SiteCode }, { files: number }>(
  'seller_files_count',
  sql`select count(*)::int as files from ${sellerFiles} where site = ${p('site')}`,
);

/** A file is found only under the address that names its content. */
export const findFile = prepareStatement<{ site: SiteCode; id: number; hash: string }, StoredFile>(
  'seller_file',
  sql`select f.type, f.name, f.pages, f.storage, f.storage_key from ${sellerFiles} f
    where f.id = ${p('id')}::bigint and f.site = ${p('site')} and f.hash = ${p('hash')} and f.stored_at is not null`,
);

export const findFilesWithoutContent = prepareStatement<
  { addedBefore: Date; limit: number },
  { id: number; site: SiteCode; storage: 'database' | 's3'; storageKey: string }
>(
  'seller_files_without_content',
  sql`select id, site, storage, storage_key from ${sellerFiles}
    where stored_at is null and added_at < ${p('addedBefore')} order by id limit ${p('limit')}`,
);

export const deleteFile = prepareWrite<{ id: number }, never>(
  'seller_file_delete',
  sql`delete from ${sellerFiles} where id = ${p('id')}`,
);
