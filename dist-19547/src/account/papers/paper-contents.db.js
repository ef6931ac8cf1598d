import { sql } from 'drizzle-orm';
import { prepareStatement } from '../../server/database/prepare-statement.server.js';
import { paperContents } from './papers.table.js';

const p = sql.placeholder;

export const insertContent = prepareStatement                                                (
  'paper_content_insert',
  sql`insert into ${paperContents} (storage_key, content) values (${p('storageKey')}, ${p('content')})`,
);

export const findContent = prepareStatement                                             (
  'paper_content',
  sql`select content from ${paperContents} where storage_key = ${p('storageKey')}`,
);

export const deleteContent = prepareStatement                               (
  'paper_content_delete',
  sql`delete from ${paperContents} where storage_key = ${p('storageKey')}`,
);
