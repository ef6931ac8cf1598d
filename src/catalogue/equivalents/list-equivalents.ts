import { typesOfOtherFunction } from '../../bearings/attributes.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { designationKey } from '../../bearings/designation/search-key.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { type InterchangeLevel, interchangeLevels, mayReplace } from '../../bearings/interchange/compare-bearings.ts';
import { equivalentsOf } from '../../bearings/interchange/equivalents.ts';
import { memoize } from '../../lib/memoize.ts';
import { describeDifferences } from '../interchange/differences.rule.ts';
import type { Difference, ItemRow } from '../items/item.contract.ts';

export type EquivalentRow = {
  maker: string;
  number: string;
  differs: readonly Difference[];
  /** A number of a scheme that was replaced, such as GOST: nobody makes bearings under it. */
  isScheme: boolean;
  /** Whether an item of the seller has this number. */
  isSold: boolean;
};

type Named = Pick<ItemRow, 'itemname' | 'brandname'>;

const isNamed = ({ itemname, brandname }: Named, maker: string, number: string): boolean =>
  brandname === maker && designationKey(itemname) === designationKey(number);

const oldSchemes = ['GB 272-64', 'GOST'];

const memoized = memoize<readonly Omit<EquivalentRow, 'isSold'>[]>(2000);

/** Each number is read back, which takes longer than all else that an item's page works out. */
function namesElsewhere(item: Named): readonly Omit<EquivalentRow, 'isSold'>[] {
  return memoized(`${item.brandname}\n${item.itemname}`, () => {
    const ours = parseDesignation(item.itemname, item.brandname);
    return equivalentsOf(ours)
      .filter(({ maker, number }) => !isNamed(item, maker, number))
      .map(({ maker, number, reading }) => ({
        maker,
        number,
        differs: describeDifferences(ours, reading).differs,
        isScheme: oldSchemes.includes(maker),
      }));
  });
}

/** The numbers of other makers for an item; those among `others` are sold here. */
export const listEquivalents = (item: Named, others: readonly Named[]): EquivalentRow[] =>
  namesElsewhere(item).map((row) => ({
    ...row,
    isSold: others.some((other) => isNamed(other, row.maker, row.number)),
  }));

/** Whether there may be equivalents; they are worked out only for who asks for them. */
export const hasEquivalents = (item: Named): boolean => isWhole(parseDesignation(item.itemname, item.brandname));

export type NumberCheck = {
  typed: string;
  /** The typed number in the spelling of no maker; '' where it is not known. */
  readAs: string;
  /** Whether the item is a bearing at all; a nut, a housing or a clutch is not. */
  isBearing: boolean;
  level: InterchangeLevel;
  differs: readonly Difference[];
  /** Whether the typed one may take the place of the item, and the item of it. */
  mayReplace: { item: boolean; typed: boolean };
};

const neither = { item: false, typed: false };

const MAX_LENGTH = 60;

/** Whether a number that the buyer has at hand is this item; of an ambiguous number the meaning that comes nearest. */
export function checkNumber(item: Named, text: string): NumberCheck | undefined {
  const typed = text.trim().slice(0, MAX_LENGTH);
  if (typed === '') return undefined;
  const ours = parseDesignation(item.itemname, item.brandname);
  const read = parseDesignation(typed);
  const isBearing = ours.type === null || !typesOfOtherFunction.includes(ours.type);
  const [nearest] = [read, ...read.alternatives]
    .map((reading) => ({ reading, ...describeDifferences(ours, reading) }))
    .sort((a, b) => interchangeLevels.indexOf(a.level) - interchangeLevels.indexOf(b.level));
  if (!nearest || !read.known || !ours.known)
    return { typed, readAs: '', isBearing, level: 'different', differs: [], mayReplace: neither };
  const { reading, level, differs } = nearest;
  const replaces = { item: mayReplace(reading, ours), typed: mayReplace(ours, reading) };
  return { typed, readAs: universalNumber(reading), isBearing, level, differs, mayReplace: replaces };
}
