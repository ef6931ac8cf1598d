import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { parseSearchTerm } from '../search/search-terms.ts';
import { decideNamedItem, type ItemCandidate, isOfMaker, isSameItem, type MeantItem } from './named-item.rule.ts';
import {
  findCategoryNames,
  findItemCandidates,
  findItemMakers,
  findItemsOfCodeKeys,
  findItemsOfNumbers,
  findMakerNames,
} from './named-items.db.ts';

/** How a line names its item; '' for what it does not say. */
export type ItemNaming = { code: string; name: string; maker: string };

/** What each line means: codes whatever their case and hyphens, and designations as the reader of designations reads them. */
export async function findMeantItems(
  db: Db,
  { code: site }: Site,
  namings: readonly ItemNaming[],
): Promise<MeantItem[]> {
  const read = namings.map(({ code, name, maker }, place) => {
    const text = name || code;
    const term = parseSearchTerm(maker === '' ? text : `${maker} ${text}`) ?? parseSearchTerm(text);
    const number = maker === '' ? (term?.number ?? text) : text;
    return {
      place,
      number,
      maker: maker || (term?.maker ?? ''),
      codeKey: designationKey(code),
      nameKey: designationKey(number),
      numberKeys: term?.universalKeys ?? [],
    };
  });
  const lines = JSON.stringify(read.map((one) => ({ ...one, maker: one.maker.toLowerCase() })));
  const found = Map.groupBy(await findItemCandidates(db, { site, lines }), ({ place }) => place);
  return read.map((one) => decideNamedItem(one, found.get(one.place) ?? []));
}

/** The makers of the items that the site sells. */
export const findMakersOnSale = async (db: Db, { code: site }: Site): Promise<string[]> =>
  (await findMakerNames(db, { site })).map(({ maker }) => maker);

/** The categories and super categories of the items that the site sells. */
export async function findCategoriesOnSale(db: Db, { code: site }: Site) {
  const found = await findCategoryNames(db, { site });
  return {
    categories: found.map(({ category }) => category),
    superCategories: [...new Set(found.map(({ superCategory }) => superCategory))],
  };
}

type NewItem = { line: number; code: string; name: string; maker: string; nameKey: string; universalKey: string };

/** Of each new item the one that is there already: the same bearing of the same maker, under another code. */
export async function findSameItems(
  db: Db,
  { code: site }: Site,
  lines: readonly NewItem[],
): Promise<ReadonlyMap<number, ItemCandidate>> {
  if (lines.length === 0) return new Map();
  const named = lines.map(({ line, code, nameKey, universalKey, maker }) => ({
    line,
    code,
    nameKey,
    universalKey,
    maker: maker.toLowerCase(),
  }));
  const found = Map.groupBy(await findItemsOfNumbers(db, { site, lines: JSON.stringify(named) }), ({ line }) => line);
  return new Map(
    lines.flatMap((one): [number, ItemCandidate][] => {
      const same = found.get(one.line)?.find((item) => isSameItem(one, item));
      return same ? [[one.line, same]] : [];
    }),
  );
}

/** Codes of items that another maker makes than the lines say. */
export async function findCodesOfOthers(
  db: Db,
  { code: site }: Site,
  namings: readonly Pick<ItemNaming, 'code' | 'maker'>[],
): Promise<ReadonlySet<string>> {
  if (namings.length === 0) return new Set();
  const found = await findItemMakers(db, { site, codes: namings.map(({ code }) => code) });
  const itemOf = new Map(found.map((one) => [one.code, one]));
  return new Set(
    namings.flatMap(({ code, maker }) => {
      const item = itemOf.get(code);
      return item && !isOfMaker(item, maker) ? [code] : [];
    }),
  );
}

/** Items whose code differs from a line's by its case, hyphens and spaces at most. */
export async function findCodesAlike(db: Db, { code: site }: Site, lines: readonly { codeKey: string }[]) {
  const keys = lines.flatMap(({ codeKey }) => (codeKey === '' ? [] : [codeKey]));
  const found = keys.length > 0 ? await findItemsOfCodeKeys(db, { site, keys }) : [];
  return Map.groupBy(found, ({ codeKey }) => codeKey);
}
