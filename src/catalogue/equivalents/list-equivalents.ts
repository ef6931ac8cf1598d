import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import type { InterchangeLevel } from '../../bearings/interchange/compare-bearings.ts';
import { equivalentsOf } from '../../bearings/interchange/equivalents.ts';
import { parseDesignationCached } from '../designation/parse-designation-cached.ts';
import { describeDifferences } from '../interchange/differences.rule.ts';
import type { Difference, ItemRow, Substitute } from '../items/item.contract.ts';

export type EquivalentRow = {
  maker: string;
  number: string;
  differs: readonly Difference[];
  /** The seller's item of this number. */
  itemid?: number;
};

type Named = Pick<ItemRow, 'itemname' | 'brandname'>;

const isNamed = ({ itemname, brandname }: Named, maker: string, number: string): boolean =>
  brandname === maker && designationKey(itemname) === designationKey(number);

/** The numbers of other makers for an item; those among `others` are sold here. */
export function listEquivalents(item: Named, others: readonly Substitute[]): EquivalentRow[] {
  const ours = parseDesignationCached(item.itemname, item.brandname);
  return equivalentsOf(ours).flatMap(({ maker, number, reading }): EquivalentRow[] => {
    if (isNamed(item, maker, number)) return [];
    const sold = others.find((other) => isNamed(other, maker, number));
    const { differs } = describeDifferences(ours, reading);
    return [{ maker, number, differs, ...(sold && { itemid: sold.itemid }) }];
  });
}

export type NumberCheck = {
  typed: string;
  /** The typed number in the spelling of no maker; '' where it is not known. */
  readAs: string;
  level: InterchangeLevel;
  differs: readonly Difference[];
};

const MAX_LENGTH = 60;
const LEVELS: readonly InterchangeLevel[] = ['identical', 'interchangeable', 'same-size', 'different'];

/** Whether a number that the buyer has at hand is this item; of an ambiguous number the meaning that comes nearest. */
export function checkNumber(item: Named, text: string): NumberCheck | undefined {
  const typed = text.trim().slice(0, MAX_LENGTH);
  if (typed === '') return undefined;
  const ours = parseDesignationCached(item.itemname, item.brandname);
  const read = parseDesignation(typed);
  const [nearest] = [read, ...read.alternatives]
    .map((reading) => ({ reading, ...describeDifferences(ours, reading) }))
    .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  if (!nearest || !read.known || !ours.known) return { typed, readAs: '', level: 'different', differs: [] };
  const { reading, level, differs } = nearest;
  return { typed, readAs: universalNumber(reading), level, differs };
}
