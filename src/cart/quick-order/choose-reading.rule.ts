// A last number behind a blank is the quantity of what stands before it, and is asked about where both together are goods or another bearing.

import { endsWithHalfSuffix, isAnotherBearing } from '../../bearings/designation/count-behind.ts';
import { isWholeNumber, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSizeQuery } from '../../bearings/designation/parse-size-query.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { matchRank } from '../../catalogue/search/match-rank.data.ts';
import type { ParsedLine } from '../pasted-list/read-quick-line.rule.ts';
import { isExactMatch, type Match } from './quick-match.rule.ts';

/** A reading with the items that were looked up for it. */
export type TriedReading = { reading: ParsedLine; matches: readonly Match[] };

export type ChosenReading = {
  best: TriedReading;
  /** The second reading, where the line can be read in two ways. */
  other?: TriedReading;
};

/** The most likely reading comes first: one without a quantity in front of one with it means that the number may belong to either. */
export function chooseReading(tried: readonly TriedReading[]): ChosenReading | undefined {
  const [first, second] = tried;
  if (!first) return undefined;
  const whole = tried.find(({ reading }) => reading.quantity === undefined);
  const other = tried.find((one) => one !== whole);
  if (whole && other && hasNoCount(whole.reading, other.reading)) return { best: whole };
  if (first.reading.quantity !== undefined && names(first)) return { best: first };
  if (second && first.reading.quantity === undefined && isCount(second.reading)) return countedOrJoined(second, first);
  const best = mostExact(first, ...tried.slice(1));
  return swallowsCount(best, first) ? { best, other: first } : { best };
}

/** The 6217 of 'BALL,85MM BORE,150MM OD,6217' is the number, and the 68 of the V-belt 'B 68' belongs to it. */
function hasNoCount(whole: ParsedLine, counted: ParsedLine): boolean {
  const { otherGoods, statedSizes } = parseDesignation(whole.designation);
  if (statedSizes === null && otherGoods === null) return false;
  const before = parseDesignation(counted.designation);
  if (statedSizes !== null) return !before.known;
  return before.otherGoods === null || !/\d/.test(counted.designation);
}

/** '620, 5' as 6205: the comma says that the number ends before it. */
const swallowsCount = ({ reading }: TriedReading, { reading: counted }: TriedReading): boolean =>
  reading.quantity === undefined && isCount(counted) && /\p{Nd}/u.test(counted.designation);

function countedOrJoined(counted: TriedReading, joined: TriedReading): ChosenReading {
  if (parseSizeQuery(joined.reading.designation) !== undefined) return { best: mostExact(joined, counted) };
  if (endsWithHalfSuffix(joined.reading.designation) && names(joined)) return { best: joined, other: counted };
  if (!names(counted)) return { best: names(joined) ? joined : mostExact(joined, counted) };
  return mayBeJoined(joined, counted) ? { best: counted, other: joined } : { best: counted };
}

function mayBeJoined(joined: TriedReading, counted: TriedReading): boolean {
  // blanks inside a code are forgiven only where it cannot be a number with its quantity
  if (joined.matches.some(({ rank }) => rank === matchRank.designation)) return true;
  return isAnotherBearing(parseDesignation(joined.reading.designation), parseDesignation(counted.reading.designation));
}

const isCount = ({ quantity = '' }: ParsedLine): boolean => /^\d{1,7}$/.test(quantity);

/** The reading names an item, or it is a number of today that is understood to its end; 222 of '222 16' is an old one. */
function names({ reading, matches }: TriedReading): boolean {
  if (matches.some(isExactMatch)) return true;
  const { oldNumber, ...read } = parseDesignation(reading.designation);
  return isWhole(read) && !oldNumber;
}

/** The first reading that names an item, else the first with any match, else the likelier one. */
function mostExact(first: TriedReading, ...others: readonly TriedReading[]): TriedReading {
  const tried = [first, ...others];
  const matching =
    tried.find(({ matches }) => matches.some(isExactMatch)) ?? tried.find(({ matches }) => matches.length > 0);
  return matching ?? likelierWithoutMatch(first, others.at(-1));
}

/** The reading with a quantity, unless it has no digit or its digits are the number's own: SNL 510. */
function likelierWithoutMatch(first: TriedReading, last: TriedReading | undefined): TriedReading {
  const [one, other] = [first.reading, last?.reading];
  if (last === undefined || other === undefined || one.quantity !== undefined) return first;
  if (/\p{Nd}/u.test(one.designation) && !/\p{Nd}/u.test(`${other.designation} ${other.quantity ?? ''}`)) return first;
  return isWholeNumber(one.designation) && !isWholeNumber(other.designation) ? first : last;
}
