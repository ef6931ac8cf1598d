import { brandName } from '../../bearings/makers.ts';
import { isOfNumber, type MatchRank, matchRank } from './match-rank.data.ts';
import { readAs, type SearchTerm } from './search-terms.ts';
import { isAskedFor, type UnmatchedNumber } from './unmatched-text.rule.ts';

/** How well the best item matches a number, and whether one of the named maker matches it as well as that. */
export type BestMatch = { rank: MatchRank; isOfMaker: boolean };

type Listed = UnmatchedNumber['listed'];

/**
 * What comes closest to a number without a match, where it is better than what has the number in another reading. A bearing comes close to
 * no V-belt.
 */
export function keptAlternatives<Alternatives extends { kind: Listed }>(
  { otherGoods }: Pick<SearchTerm, 'otherGoods'>,
  best: BestMatch | undefined,
  alternatives: Alternatives | undefined,
): Alternatives | undefined {
  if (otherGoods !== null && alternatives && !isAskedFor(alternatives.kind)) return undefined;
  if (best?.rank === matchRank.otherReading) return alternatives?.kind === 'other versions' ? alternatives : undefined;
  return best?.rank === matchRank.longerNumber && alternatives?.kind === 'similar items' ? undefined : alternatives;
}

/** Whether a maker is named of whom no item has the number, so that it has to be known whether the maker is sold at all. */
export const isMakerMissing = ({ maker, isRefused }: SearchTerm, best: BestMatch | undefined): boolean =>
  maker !== null && !isRefused && best?.isOfMaker !== true;

/**
 * What is to be said of a number above the items listed for it: that none has it and which are listed instead, that the maker
 * asked for is not among them, or that it is an old number. Undefined where the items are simply those of the number.
 */
export function unmatchedNumber(
  term: SearchTerm,
  best: BestMatch | undefined,
  alternatives: { kind: Listed; most?: number } | undefined,
  soldMakers: ReadonlySet<string>,
): UnmatchedNumber | undefined {
  const { typed, todaysNumber, otherReadings, whole, stated, otherGoods } = term;
  const maker = missingMaker(term, best, soldMakers);
  if (best && isOfNumber(best.rank)) {
    if (best.rank === matchRank.searchWord) return { typed, listed: 'search word' };
    const isBearing = best.rank === matchRank.designation || best.rank === matchRank.universalNumber;
    if (maker && isBearing) return { typed, listed: 'other makers', maker };
    const isOld = todaysNumber !== '' && best.rank === matchRank.universalNumber;
    if (isOld) return { typed, listed: 'old number', read_as: [todaysNumber] };
    return stated ? { typed, listed: 'number of a text', stated_sizes: stated } : undefined;
  }
  const kept = keptAlternatives(term, best, alternatives);
  const listed = kept?.kind ?? listedByRank(best?.rank);
  const other = best?.rank === matchRank.otherReading ? otherReadings[0] : listed === 'other reading' && whole[1];
  return {
    typed: listed === 'of this category' ? term.number : typed,
    listed,
    read_as: readAs(term),
    ...(whole[0]?.specialBoreMm !== undefined && { bore_mm: whole[0].specialBoreMm }),
    ...(other && { other_reading: { number: other.number, is_old: other.isOldNumber } }),
    ...(maker && !maker.is_sold && whole.length > 0 && { maker }),
    ...(kept?.most !== undefined && { most: kept.most }),
    ...(stated && { stated_sizes: stated }),
    ...(otherGoods !== null && !isAskedFor(listed) && { other_goods: otherGoods }),
  };
}

const listedByRank = (rank: MatchRank | undefined): Listed =>
  rank === matchRank.otherReading ? 'other reading' : rank === matchRank.longerNumber ? 'longer numbers' : 'nothing';

function missingMaker(
  term: SearchTerm,
  best: BestMatch | undefined,
  soldMakers: ReadonlySet<string>,
): UnmatchedNumber['maker'] {
  if (term.maker === null || !isMakerMissing(term, best)) return undefined;
  return { name: brandName(term.maker), is_sold: soldMakers.has(term.maker) };
}
