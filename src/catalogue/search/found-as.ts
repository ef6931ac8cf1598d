import { isOpenIn } from '../../bearings/interchange/compare-bearings.ts';
import { memoize } from '../../lib/memoize.ts';
import { describeDifferences } from '../interchange/differences.rule.ts';
import type { FoundAs } from '../items/item.contract.ts';
import { isExact, type NamedItem, readingAsked, readingOfItem } from './nearest-items.ts';
import type { SearchTerm } from './search-terms.ts';

type Item = NamedItem & { universalNo: string };

const itself: FoundAs = { found_as: '', differs: [] };

/**
 * As what an item is listed for a number, and what it has otherwise than what was asked for. Of a number without suffixes
 * that is in stock, items with suffixes are simply its versions; without one number nothing is said.
 */
export function foundAs(term: SearchTerm | undefined, item: Item, isInStock: boolean): FoundAs {
  if (!term) return itself;
  if (isOfOtherReading(term, item)) {
    const isOld = term.otherReadings.some((other) => other.isOldNumber);
    return { found_as: isOld ? 'old number' : 'other reading', differs: [] };
  }
  if (isLonger(term, item)) return { found_as: 'longer number', differs: [] };
  const hasSuffixes = term.whole[0]?.basicKey !== term.key;
  const isRead = term.whole.length > 0 || term.basicKey !== null;
  if (!isRead || (isInStock && !hasSuffixes)) return itself;
  return memoized([term.maker, term.number, item.maker, item.name].join('\n'), () => whatDiffers(term, item));
}

/** Comparing takes longer than all else that a row needs. */
const memoized = memoize<FoundAs>(2000);

function whatDiffers(term: SearchTerm, item: Item): FoundAs {
  const [asked, offered] = [readingAsked(term), readingOfItem(item)];
  const differs = offered.known ? describeDifferences(asked, offered).differs : [];
  return { found_as: '', differs: differs.filter(({ what }) => !isOpenIn(asked, what)) };
}

const isOfOtherReading = ({ otherKeys, universalKeys }: SearchTerm, item: Item): boolean =>
  otherKeys.length > 0 && !isExact({ universalKeys }, item) && isExact({ universalKeys: otherKeys }, item);

/** In a universal number a dash stands before the digit of 2RS. */
function isLonger({ isNumber, key }: SearchTerm, { name, universalNo }: Item): boolean {
  const number = universalNo || name;
  return isNumber && number.startsWith(key) && /^\d/.test(number.slice(key.length));
}
