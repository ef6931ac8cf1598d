// A line stands for the items that match its number best. A maker that it names is binding: another one's item is only offered.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { compareBearings } from '../../bearings/interchange/compare-bearings.ts';
import { type MatchRank, matchRank } from '../../catalogue/search/match-rank.data.ts';
import { otherGoodsText } from '../../catalogue/search/other-goods-text.rule.ts';
import { statedSizesIn } from '../../catalogue/search/stated-sizes.rule.ts';
import { statedSizesText } from '../../catalogue/search/stated-sizes-text.rule.ts';
import { currentLocale, plural, t, translate } from '../../lib/i18n.ts';
import { isMakerAsked } from '../pasted-list/asked-makers.rule.ts';
import { namesNoBearing, otherGoodsInRow } from '../pasted-list/other-goods-in.rule.ts';

export type Match = { itemId: number; name: string; maker: string; rank: MatchRank };

export type MatchResult = {
  result: 'found' | 'interchangeable' | 'choose' | 'same_size' | 'not_found' | 'no_bearing';
  message: string;
  /** The items are not all the same bearing. */
  ambiguous: boolean;
  items: { itemId: number; differs: string }[];
};

const maxChoices = 6;

export type RequestedItem = {
  designation: string;
  /** The text with the number behind it, which may be no quantity: 'LAST 210'. */
  whole?: string | undefined;
  number: string;
  /** The makers as they were written; none if any maker will do. */
  makers: readonly string[];
  /** The refused maker in capitals. */
  refused: string | null;
};

/** Whether the number names the item; readings, sizes and misspellings only suggest it. */
export const isExactMatch = ({ rank }: Match): boolean => rank <= matchRank.universalNumber;

/** The result of a line. */
export function resolveMatches(requested: RequestedItem, found: readonly Match[]): MatchResult {
  const { otherGoods, statedSizes } = parseDesignation(requested.designation);
  if (otherGoods !== null && !found.some(isExactMatch))
    return noBearing(
      /\d/.test(requested.designation)
        ? otherGoodsText(otherGoods, requested.designation)
        : t`No bearing is named here.`,
    );
  const matched = resolveBearing(requested, found);
  if (matched.result === 'not_found' && namesNoBearing(requested.whole ?? requested.designation))
    return noBearing(t`No bearing is named here.`);
  const stated = statedSizes && matched.items.length > 0 ? statedSizesIn(requested.designation) : null;
  if (!stated) return matched;
  if (!stated.agree) return toDecide(matched, statedSizesText(stated), t`other sizes are written`);
  return { ...matched, message: [matched.message, statedSizesText(stated)].filter(Boolean).join(' ') };
}

const noBearing = (message: string): MatchResult => ({ result: 'no_bearing', message, ambiguous: false, items: [] });

function resolveBearing(requested: RequestedItem, found: readonly Match[]): MatchResult {
  const { makers, refused } = requested;
  const matches = onlySameBearings(requested, found).filter(({ maker }) => maker.toUpperCase() !== refused);
  const ofMaker = matches.filter((match) => isExactMatch(match) && isMakerAsked(match.maker, makers));
  if (ofMaker.length > 0) return askedWhetherMeant(requested, bestOf(requested, ofMaker));
  const matched = bestOf(requested, matches);
  if (makers.length === 0 || matched.items.length === 0) return askedWhetherMeant(requested, matched);
  const makerOf = new Map(matches.map(({ itemId, maker }) => [itemId, maker]));
  const offered = [...new Set(matched.items.map(({ itemId }) => makerOf.get(itemId) ?? ''))];
  const message = t`${listOf(makers, 'disjunction')} asked, ${listOf(offered, 'conjunction')} offered.`;
  return toDecide(matched, message, t`Another maker`);
}

const listOf = (names: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat(currentLocale().language, { type }).format(names);

/** No item is taken before the buyer has said so. */
const toDecide = (matched: MatchResult, message: string, why: string): MatchResult => ({
  result: matched.result === 'same_size' ? 'same_size' : 'choose',
  message,
  ambiguous: true,
  items: matched.items.map((item) => ({ ...item, differs: item.differs || why })),
});

/** '6020 Fan Mount Panel' is perhaps no bearing at all. */
function askedWhetherMeant({ designation }: RequestedItem, matched: MatchResult): MatchResult {
  const words = otherGoodsInRow(designation);
  if (words === '' || !['found', 'interchangeable', 'choose'].includes(matched.result)) return matched;
  return toDecide(matched, t`Is a bearing meant? '${words}' is not understood.`, t`if a bearing is meant`);
}

/** Cylindrical roller bearings with and without E share a universal number, but their rings do not fit together. */
function onlySameBearings({ designation }: RequestedItem, matches: readonly Match[]): readonly Match[] {
  if (!matches.some(({ rank }) => rank === matchRank.universalNumber)) return matches;
  const requested = parseDesignation(designation);
  return matches.map((match) => {
    if (match.rank !== matchRank.universalNumber || !isWhole(requested)) return match;
    const offered = parseDesignation(match.name, match.maker);
    const isOther = isWhole(offered) && compareBearings(requested, offered).level === 'same-size';
    return isOther ? { ...match, rank: matchRank.sameSize } : match;
  });
}

function bestOf({ designation, number }: RequestedItem, matches: readonly Match[]): MatchResult {
  const best = Math.min(...matches.map((match) => match.rank));
  const isNamed = best <= matchRank.designation;
  const named = preferSameSpelling(
    number,
    matches.filter((match) => match.rank === best),
  );
  const candidates = best === matchRank.designation ? [...named, ...sameOfOtherMakers(named, matches)] : named;
  const [only, ...others] = candidates;
  if (!only) return { result: 'not_found', message: t`No item has this number.`, ambiguous: false, items: [] };
  if (others.length === 0 && isNamed) return foundItem(only);
  if (others.length === 0 && best === matchRank.universalNumber) {
    const { level, differs } = compareBearings(designation, only.name);
    if (level === 'identical') return foundItem(only);
    return {
      result: 'interchangeable',
      message: '',
      ambiguous: false,
      items: [{ itemId: only.itemId, differs: differencesText(differs) }],
    };
  }
  // A buyer who has to choose anyway also sees the other reading of the number.
  const otherReadings =
    best < matchRank.otherReading ? matches.filter((match) => match.rank === matchRank.otherReading) : [];
  const items = [...candidates.slice(0, maxChoices - Math.min(otherReadings.length, 2)), ...otherReadings]
    .slice(0, maxChoices)
    .map((match) => ({
      itemId: match.itemId,
      differs: isNamedBy(match, named) ? '' : differenceOf(designation, match),
    }));
  const ambiguous = best > matchRank.universalNumber || otherReadings.length > 0;
  return best === matchRank.sameSize
    ? {
        result: 'same_size',
        message: namesTwo(designation) ? twoNumbersText() : sameSizeText(items.length, candidates.length),
        ambiguous,
        items,
      }
    : { result: 'choose', message: questionText(best, candidates, ambiguous), ambiguous, items };
}

const isNamedBy = (match: Match, named: readonly Match[]): boolean =>
  match.rank <= matchRank.designation && named.includes(match);

/** Finds the same bearing under other makers' numbers: 6203-2Z/C3 for 6203 ZZ C3. */
function sameOfOtherMakers(named: readonly Match[], matches: readonly Match[]): Match[] {
  const makers = new Set(named.map(({ maker }) => maker));
  return matches.filter(
    (match) =>
      match.rank === matchRank.universalNumber &&
      !makers.has(match.maker) &&
      named.every(({ name }) => compareBearings(name, match.name).differs.length === 0),
  );
}

const foundItem = ({ itemId }: Match): MatchResult => ({
  result: 'found',
  message: '',
  ambiguous: false,
  items: [{ itemId, differs: '' }],
});

/** Keeps of a maker's designations with the same key the one that is spelled exactly like the line. */
function preferSameSpelling(number: string, matches: readonly Match[]): readonly Match[] {
  const normalized = (text: string) => text.trim().toUpperCase().replace(/\s+/g, ' ');
  const isExact = ({ name }: Match) => normalized(name) === normalized(number);
  return matches.filter(
    (match) => isExact(match) || !matches.some((other) => other.maker === match.maker && isExact(other)),
  );
}

function differenceOf(designation: string, { name, rank }: Match): string {
  if (rank === matchRank.otherReading) return t`another reading of this number`;
  if (rank === matchRank.misspelled) return t`another number`;
  return differencesText(compareBearings(designation, name).differs.filter((difference) => difference !== 'not known'));
}

const differencesText = (differs: readonly string[]) => differs.map((difference) => translate(difference)).join(', ');

function questionText(rank: number, matches: readonly Match[], ambiguous: boolean): string {
  const makers = new Set(matches.map((match) => match.maker)).size;
  if (rank <= matchRank.universalNumber && ambiguous) return t`Several bearings go by this number.`;
  if (rank <= matchRank.universalNumber)
    return makers > 1 ? t`${plural(makers, 'maker')} have it.` : t`Several items have this number.`;
  return rank === matchRank.otherReading
    ? t`Read another way, this number matches these items.`
    : t`No item has this number. Did you mean one of these?`;
}

/** '6205, 1205', whose second number is not a quantity. */
const namesTwo = (designation: string): boolean =>
  /^\S+ \d{4,5}$/.test(designation) && designation.split(' ').every((word) => parseDesignation(word).known);

const twoNumbersText = () => t`This line has two numbers. Please write each on a line of its own.`;

const sameSizeText = (shown: number, all: number): string =>
  shown === all
    ? t`No exact match. ${plural(all, 'item has', 'items have')} the same size.`
    : t`No exact match. These ${shown} are the most popular items of the same size.`;
