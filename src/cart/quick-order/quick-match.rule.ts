// Which items a line means: the best that answer its number, of the maker it names.

import { compareBearings } from '../../bearings/interchange/compare-bearings.ts';
import { plural, t, translate } from '../../lib/i18n.ts';

/** Of the items that answer a line the best ones count: by its very name, as the same bearing, read otherwise, by size. */
export type Match = {
  itemId: number;
  name: string;
  maker: string;
  /** 0 stock code, 1 designation, 2 same universal number, 3 read in another way, 4 size, 5 a slip of the finger. */
  rank: number;
};

export type MatchResult = {
  result: 'found' | 'interchangeable' | 'choose' | 'same_size' | 'not_found';
  message: string;
  items: { itemId: number; differs: string }[];
};

const maxChoices = 6;

/** What a line names: as written, and the number without the maker's name beside it; that one in capitals. */
export type RequestedItem = { designation: string; number: string; maker: string | null };

/**
 * What a line comes to, given the items that answer its number. The maker that is named with it is meant: its item comes
 * before the others', and an item of another maker is never simply found.
 */
export function resolveMatches(named: RequestedItem, matches: readonly Match[]): MatchResult {
  const { maker } = named;
  const meant = matches.filter((match) => match.rank <= 2 && match.maker.toUpperCase() === maker);
  if (meant.length > 0) return bestOf(named, meant);
  const matched = bestOf(named, matches);
  if (maker === null || matched.result !== 'found') return matched;
  const items = matched.items.map((item) => ({ ...item, differs: t`Another maker` }));
  return { ...matched, result: 'interchangeable', items };
}

function bestOf({ designation, number }: RequestedItem, matches: readonly Match[]): MatchResult {
  const best = Math.min(...matches.map((match) => match.rank));
  // A stock code and a designation name an item alike.
  const among = matches.filter((match) => (best <= 1 ? match.rank <= 1 : match.rank === best));
  const [only, ...others] = spelledSo(number, among);
  if (!only) return { result: 'not_found', message: t`No item has this number.`, items: [] };
  if (others.length === 0 && best <= 1)
    return { result: 'found', message: '', items: [{ itemId: only.itemId, differs: '' }] };
  if (others.length === 0 && best === 2) {
    const { level, differs } = compareBearings(designation, only.name);
    if (level === 'identical') return { result: 'found', message: '', items: [{ itemId: only.itemId, differs: '' }] };
    const words = differs.length > 0 ? wordsOf(differs) : t`spelling only`;
    return { result: 'interchangeable', message: '', items: [{ itemId: only.itemId, differs: words }] };
  }
  // Who is asked anyway is told of another way to read the number as well.
  const otherwise = best < 3 ? matches.filter((match) => match.rank === 3) : [];
  const items = [...among, ...otherwise]
    .slice(0, maxChoices)
    .map((match) => ({ itemId: match.itemId, differs: differsOf(designation, match) }));
  return best === 4
    ? { ...sameSize(items, among), items }
    : { result: 'choose', message: questions(best, among), items };
}

/** Where several makers' designations have one key, the one that is spelled just so is meant. */
function spelledSo(number: string, matches: readonly Match[]): readonly Match[] {
  const plain = (text: string) => text.trim().toUpperCase().replace(/\s+/g, ' ');
  const exact = matches.filter((match) => plain(match.name) === plain(number));
  return exact.length === 1 ? exact : matches;
}

function differsOf(designation: string, { name, rank }: Match): string {
  if (rank === 3) return t`read in another way`;
  if (rank === 5) return t`another number`;
  return wordsOf(compareBearings(designation, name).differs.filter((word) => word !== 'not known'));
}

const wordsOf = (differs: readonly string[]) => differs.map((word) => translate(word)).join(', ');

function questions(rank: number, matches: readonly Match[]): string {
  const makers = new Set(matches.map((match) => match.maker)).size;
  if (rank <= 2) return makers > 1 ? t`${plural(makers, 'maker')} have it.` : t`Several items answer this number.`;
  return rank === 3
    ? t`This number is read in another way here.`
    : t`No item has this number. Did you mean one of these?`;
}

const sameSize = (items: readonly unknown[], matches: readonly Match[]) => ({
  result: 'same_size' as const,
  message:
    items.length === matches.length
      ? t`Not sold just so; ${items.length} of the same size.`
      : t`Not sold just so; ${items.length} of ${matches.length} of the same size.`,
});
