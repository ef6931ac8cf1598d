import { formatDateTime } from '../../lib/dates.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { escapeLike } from '../../server/database/escape-like.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { byStaff, recordAudit } from '../../server/security/audit.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import { searchWordRefusals } from '../catalogue-refusals.ts';
import { maxItemsOfWord, maxWords, readSearchWord } from './search-word.ts';
import {
  countSearchWords,
  deleteSearchWord,
  findItemsByCode,
  findItemWithNumber,
  findSearchWord,
  insertSearchWord,
  listSearchWords,
  lockSearchWords,
  type SearchWord,
} from './search-words.db.ts';

export type { SearchWord } from './search-words.db.ts';

type Page = { q: string; limit: number; offset: number };

export async function findSearchWords(db: Db, site: SiteCode, { q, ...page }: Page) {
  const read = readSearchWord(q);
  const prefix = q === '' ? '%' : `${escapeLike('key' in read ? read.key : q)}%`;
  const [words, [counted]] = await Promise.all([
    listSearchWords(db, { site, prefix, ...page }),
    countSearchWords(db, { site, prefix }),
  ]);
  return { words, total: counted?.count ?? 0 };
}

export type SaveSearchWord = {
  word: string;
  /** Stock codes. */
  codes: readonly string[];
  /** The stock codes that the editor saw; empty for a new word. */
  seen: readonly string[];
  by: string;
  now: Date;
};

/** Adds a word, or changes the items that it finds. */
export async function saveSearchWord(
  database: Database,
  site: Site,
  { word, codes, seen, by, now }: SaveSearchWord,
): Promise<SearchWord | Refusal<'codes' | 'word'>> {
  const read = readSearchWord(word);
  if ('problem' in read) return refuse(searchWordRefusals, 'word', { reason: read.problem });
  const { key } = read;
  const wanted = [...new Set(codes.map(plainHyphens))];
  if (wanted.length === 0) return refuse(searchWordRefusals, 'codes.none');
  if (wanted.length > maxItemsOfWord) return refuse(searchWordRefusals, 'codes.too_many', { max: maxItemsOfWord });
  const of = { site: site.code, key };
  return database.transaction(async (db) => {
    await lockSearchWords(db, of);
    const [before] = await findSearchWord(db, of);
    const found = await findItemsByCode(db, { site: site.code, codes: wanted });
    const refusal =
      changedMeanwhile(before, seen, site) ??
      unknownCode(
        wanted,
        found.map(({ code }) => code),
      ) ??
      (before ? undefined : await notNew(db, of));
    if (refusal) return refusal;
    await deleteSearchWord(db, { site: site.code, key });
    const itemIds = found.map(({ id }) => id);
    await insertSearchWord(db, { ...of, word, addedBy: by, addedAt: now, itemIds });
    const action = before ? 'search word changed' : 'search word added';
    const details = detailsOf(before, wanted);
    await recordAudit(db, { ...byStaff(site, { by, now }), action, subject: word, details });
    const [after] = await findSearchWord(db, of);
    if (!after) throw new Error('the search word was not written');
    return after;
  });
}

export type RemoveSearchWord = { word: string; by: string; now: Date };

export async function removeSearchWord(
  database: Database,
  site: Site,
  { word, by, now }: RemoveSearchWord,
): Promise<Refusal<'word'> | undefined> {
  const read = readSearchWord(word);
  const gone = refuse(searchWordRefusals, 'word.gone', { word });
  if ('problem' in read) return gone;
  return database.transaction(async (db) => {
    await lockSearchWords(db, { site: site.code });
    const [before] = await findSearchWord(db, { site: site.code, key: read.key });
    if (!before) return gone;
    await deleteSearchWord(db, { site: site.code, key: read.key });
    const details = detailsOf(before, []);
    await recordAudit(db, {
      ...byStaff(site, { by, now }),
      action: 'search word removed',
      subject: before.word,
      details,
    });
    return undefined;
  });
}

const codesOf = (word: SearchWord | undefined) => word?.items.map(({ code }) => code).toSorted() ?? [];

function changedMeanwhile(
  before: SearchWord | undefined,
  seen: readonly string[],
  site: Site,
): Refusal<'word'> | undefined {
  const is = codesOf(before);
  if (is.join('\n') === seen.toSorted().join('\n')) return undefined;
  if (!before) return refuse(searchWordRefusals, 'word.removed');
  const at = formatDateTime(before.addedAt, site.calendar.timeZone);
  return refuse(searchWordRefusals, 'word.changed', {
    word: before.word,
    items: is.join(', '),
    by: before.addedBy,
    at,
  });
}

function unknownCode(wanted: readonly string[], known: readonly string[]): Refusal<'codes'> | undefined {
  const unknown = wanted.filter((code) => !known.includes(code));
  return unknown.length === 0 ? undefined : refuse(searchWordRefusals, 'codes.unknown', { codes: unknown.join(', ') });
}

async function notNew(db: Db, of: { site: SiteCode; key: string }): Promise<Refusal<'word'> | undefined> {
  const [item] = await findItemWithNumber(db, of);
  if (item) return refuse(searchWordRefusals, 'word.is_number', { maker: item.maker, item: item.name });
  const [counted] = await countSearchWords(db, { site: of.site, prefix: '%' });
  const isFull = (counted?.count ?? 0) >= maxWords;
  return isFull ? refuse(searchWordRefusals, 'word.too_many', { max: maxWords }) : undefined;
}

const detailsOf = (before: SearchWord | undefined, after: readonly string[]) => ({
  before: { finds: codesOf(before) },
  after: { finds: after.toSorted() },
});
