// A line stands for the items that match its number best, preferring the maker it names.

import { compareBearings } from '../../bearings/interchange/compare-bearings.ts';
import { type MatchRank, matchRank } from '../../catalogue/search/match-rank.data.ts';
import { plural, t, translate } from '../../lib/i18n.ts';

export type Match = { itemId: number; name: string; maker: string; rank: MatchRank };

export type MatchResult = {
  result: 'found' | 'interchangeable' | 'choose' | 'same_size' | 'not_found';
  message: string;
  items: { itemId: number; differs: string }[];
};

const maxChoices = 6;

export type RequestedItem = { designation: string; number: string; maker: string | null };

/** Whether the number names the item; readings, sizes and misspellings only suggest it. */
export const isExactMatch = ({ rank }: Match): boolean => rank <= matchRank.universalNumber;

/** The result of a line. If the line names a maker, its items come first, and another maker's item is never just 'found'. */
export function resolveMatches(requested: RequestedItem, matches: readonly Match[]): MatchResult {
  const { maker } = requested;
  const ofMaker = matches.filter((match) => isExactMatch(match) && match.maker.toUpperCase() === maker);
  if (ofMaker.length > 0) return bestOf(requested, ofMaker);
  const matched = bestOf(requested, matches);
  if (maker === null || matched.result !== 'found') return matched;
  const items = matched.items.map((item) => ({ ...item, differs: t`Another maker` }));
  return { ...matched, result: 'interchangeable', items };
}

function bestOf({ designation, number }: RequestedItem, matches: readonly Match[]): MatchResult {
  const best = Math.min(...matches.map((match) => match.rank));
  const isNamed = best <= matchRank.designation;
  const candidates = matches.filter((match) => (isNamed ? match.rank <= matchRank.designation : match.rank === best));
  const [only, ...others] = preferSameSpelling(number, candidates);
  if (!only) return { result: 'not_found', message: t`No item has this number.`, items: [] };
  if (others.length === 0 && isNamed) return foundItem(only);
  if (others.length === 0 && best === matchRank.universalNumber) {
    const { level, differs } = compareBearings(designation, only.name);
    if (level === 'identical') return foundItem(only);
    const text = differs.length > 0 ? differencesText(differs) : t`spelling only`;
    return { result: 'interchangeable', message: '', items: [{ itemId: only.itemId, differs: text }] };
  }
  // A buyer who has to choose anyway also sees the other reading of the number.
  const otherReadings =
    best < matchRank.otherReading ? matches.filter((match) => match.rank === matchRank.otherReading) : [];
  const items = [...candidates, ...otherReadings]
    .slice(0, maxChoices)
    .map((match) => ({ itemId: match.itemId, differs: differenceOf(designation, match) }));
  return best === matchRank.sameSize
    ? { result: 'same_size', message: sameSizeText(items.length, candidates.length), items }
    : { result: 'choose', message: questionText(best, candidates), items };
}

const foundItem = ({ itemId }: Match): MatchResult => ({
  result: 'found',
  message: '',
  items: [{ itemId, differs: '' }],
});

/** If several makers' designations have the same key, the one spelled exactly like the line. */
function preferSameSpelling(number: string, matches: readonly Match[]): readonly Match[] {
  const normalized = (text: string) => text.trim().toUpperCase().replace(/\s+/g, ' ');
  const exact = matches.filter((match) => normalized(match.name) === normalized(number));
  return exact.length === 1 ? exact : matches;
}

function differenceOf(designation: string, { name, rank }: Match): string {
  if (rank === matchRank.otherReading) return t`another reading of this number`;
  if (rank === matchRank.misspelled) return t`another number`;
  return differencesText(compareBearings(designation, name).differs.filter((difference) => difference !== 'not known'));
}

const differencesText = (differs: readonly string[]) => differs.map((difference) => translate(difference)).join(', ');

function questionText(rank: number, matches: readonly Match[]): string {
  const makers = new Set(matches.map((match) => match.maker)).size;
  if (rank <= matchRank.universalNumber)
    return makers > 1 ? t`${plural(makers, 'maker')} have it.` : t`Several items have this number.`;
  return rank === matchRank.otherReading
    ? t`Read another way, this number matches these items.`
    : t`No item has this number. Did you mean one of these?`;
}

const sameSizeText = (shown: number, all: number): string =>
  shown === all
    ? t`No exact match. ${plural(all, 'item has', 'items have')} the same size.`
    : t`No exact match. These ${shown} are the most popular items of the same size.`;
