import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import { paperContents } from './papers.table.ts';

const p = sql.placeholder;

export const insertContent = prepareWrite<{ storageKey: string; content: Buffer }, never>(
  'paper_content_insert',
  sql`insert into ${paperContents} (storage_key, content) values (${p('storageKey')}, ${p('content')})`,
);

export const findContent = prepareStatement<{ storageKey: string }, { content: Buffer }>(
  'paper_content',
  sql`select content from ${paperContents} where storage_key = ${p('storageKey')}`,
);

/** `from` counts from 1; `bytes` is the size of the whole. */
export const findContentPart = prepareStatement<
  { storageKey: string; from: number; length: number },
  { part: Buffer; bytes: number }
>(
  'paper_content_part',
  sql`select substr(content, ${p('from')}::int, ${p('length')}::int) as part, octet_length(content) as bytes
    from ${paperContents} where storage_key = ${p('storageKey')}`,
);

export const deleteContent = prepareWrite<{ storageKey: string }, never>(
  'paper_content_delete',
  sql`delete from ${paperContents} where storage_key = ${p('storageKey')}`,
);
