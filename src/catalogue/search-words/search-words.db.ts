import { sql } from 'drizzle-orm';
import { prepareStatement, prepareWrite } from '../../server/database/prepare-statement.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { items, searchWords } from '../catalogue.table.ts';
import type { ListedSearchWord } from './search-word.contract.ts';

const p = sql.placeholder;
const ofSite = sql`w.site = ${p('site')}`;

export type SearchWord = ListedSearchWord & { key: string };

const columns = sql`w.key, min(w.word) as word, min(w.added_by) as added_by, max(w.added_at) as added_at,
    json_agg(json_build_object('id', i.id, 'code', i.code, 'name', i.name, 'maker', i.maker,
      'retired', i.retired_at is not null) order by i.name_key, i.id) as items
  from ${searchWords} w join ${items} i on i.id = w.item_id`;

export const listSearchWords = prepareStatement<
  { site: SiteCode; prefix: string; limit: number; offset: number },
  SearchWord
>(
  'search_words_list',
  sql`select ${columns} where ${ofSite} and w.key like ${p('prefix')}::text group by w.key order by w.key
    limit ${p('limit')}::int offset ${p('offset')}::int`,
);

export const countSearchWords = prepareStatement<{ site: SiteCode; prefix: string }, { count: number }>(
  'search_words_count',
  sql`select count(distinct w.key)::int as count from ${searchWords} w
    where ${ofSite} and w.key like ${p('prefix')}::text`,
);

export const findSearchWord = prepareStatement<{ site: SiteCode; key: string }, SearchWord>(
  'search_word',
  sql`select ${columns} where ${ofSite} and w.key = ${p('key')}::text group by w.key`,
);

/** Changes of search words of one site run one after the other. */
export const lockSearchWords = prepareStatement<{ site: SiteCode }, { locked: boolean }>(
  'search_words_lock',
  sql`select pg_advisory_xact_lock(hashtext('search words ' || ${p('site')}::text)) is not null as locked`,
);

/** An item whose own number the word would be. */
export const findItemWithNumber = prepareStatement<{ site: SiteCode; key: string }, { name: string; maker: string }>(
  'search_word_is_number',
  sql`select i.name, i.maker from ${items} i where i.site = ${p('site')} and i.retired_at is null
    and (i.name_key = ${p('key')}::text or i.code_key = ${p('key')}::text or i.universal_key = ${p('key')}::text) limit 1`,
);

export const findItemsByCode = prepareStatement<{ site: SiteCode; codes: string[] }, { id: number; code: string }>(
  'search_word_items',
  sql`select i.id, i.code from ${items} i where i.site = ${p('site')} and i.code = any(${p('codes')}::text[])`,
);

export type NewWord = { site: SiteCode; key: string; word: string; addedBy: string; addedAt: Date };

export const insertSearchWord = prepareWrite<NewWord & { itemIds: readonly number[] }, never>(
  'search_word_insert',
  sql`insert into ${searchWords} (site, key, word, added_by, added_at, item_id)
    select ${p('site')}, ${p('key')}, ${p('word')}, ${p('addedBy')}, ${p('addedAt')}::timestamptz, item_id
    from unnest(${p('itemIds')}::bigint[]) item_id`,
);

export const deleteSearchWord = prepareWrite<{ site: SiteCode; key: string }, never>(
  'search_word_delete',
  sql`delete from ${searchWords} where site = ${p('site')} and key = ${p('key')}`,
);
