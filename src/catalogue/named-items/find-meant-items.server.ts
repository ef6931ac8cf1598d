import { designationKey } from '../../bearings/designation/search-key.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { parseSearchTerm } from '../search/search-terms.ts';
import { decideNamedItem, isOfMaker, type MeantItem } from './named-item.rule.ts';
import { findItemCandidates, findItemMakers, findItemsOfCodeKeys, findMakerNames } from './named-items.db.ts';

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
