import { designationKey } from '../../bearings/designation/search-key.ts';
import { isOpenIn } from '../../bearings/interchange/compare-bearings.ts';
import { describeDifferences } from '../interchange/differences.rule.ts';
import type { FoundAs } from '../items/item.contract.ts';
import { isExact, type NamedItem, readingAsked, readingOfItem } from './nearest-items.ts';
import { moreDigits } from './search-matches.sql.ts';
import type { SearchTerm } from './search-terms.ts';

type Item = NamedItem & { universalNo: string };

const itself: FoundAs = { found_as: '', differs: [] };

/**
 * As what an item is listed for a number, and what it has otherwise than what was asked for. Of a number without suffixes
 * that is in stock, items with suffixes are simply its versions.
 */
export function foundAs(term: SearchTerm, item: Item, isInStock: boolean): FoundAs {
  if (isOfOtherReading(term, item)) {
    const isOld = term.otherReadings.some((other) => other.isOldNumber);
    return { found_as: isOld ? 'old number' : 'other reading', differs: [] };
  }
  if (isLonger(term, item)) return { found_as: 'longer number', differs: [] };
  const hasSuffixes = term.whole[0]?.basicKey !== term.key;
  const isRead = term.whole.length > 0 || term.basicKey !== null;
  if (!isRead || (isInStock && !hasSuffixes)) return itself;
  const [asked, offered] = [readingAsked(term), readingOfItem(item)];
  const differs = offered.known ? describeDifferences(asked, offered).differs : [];
  return { found_as: '', differs: differs.filter(({ what }) => !isOpenIn(asked, what)) };
}

const isOfOtherReading = (term: SearchTerm, item: Item): boolean =>
  !isExact(term, item) && isExact({ universalKeys: term.otherKeys }, item);

function isLonger({ isNumber, key }: SearchTerm, { name, universalNo }: Item): boolean {
  const begun = [name, universalNo].map(designationKey).filter((one) => one.startsWith(key));
  return isNumber && begun.length > 0 && begun.every((one) => MORE_DIGITS.test(one.slice(key.length)));
}
const MORE_DIGITS = new RegExp(moreDigits);
