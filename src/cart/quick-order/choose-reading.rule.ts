// A last number behind a blank counts what stands before it, if that names an item or reads as a whole designation; where both together
// are goods or another bearing, the buyer is asked.

import { endsWithHalfSuffix, isAnotherBearing } from '../../bearings/designation/count-behind.ts';
import { isWholeDesignation, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSizeQuery } from '../../bearings/designation/parse-size-query.ts';
import { isWhole } from '../../bearings/designation/parsed-designation.ts';
import { matchRank } from '../../catalogue/search/match-rank.data.ts';
import type { ParsedLine } from '../pasted-list/read-quick-line.rule.ts';
import { isExactMatch, type Match } from './quick-match.rule.ts';

/** A reading with the items that were looked up for it. */
export type TriedReading = { reading: ParsedLine; matches: readonly Match[] };

export type ChosenReading = {
  best: TriedReading;
  /** What the line may mean as well. */
  other?: TriedReading;
};

/** The most likely reading comes first: one without a quantity in front of one with it means that the number may belong to either. */
export function chooseReading(tried: readonly TriedReading[]): ChosenReading | undefined {
  const [first, second] = tried;
  if (!first) return undefined;
  if (first.reading.quantity !== undefined && names(first)) return { best: first };
  if (second && first.reading.quantity === undefined && isCount(second.reading)) return countedOrJoined(second, first);
  return { best: mostExact(first, ...tried.slice(1)) };
}

function countedOrJoined(counted: TriedReading, joined: TriedReading): ChosenReading {
  if (parseSizeQuery(joined.reading.designation) !== undefined) return { best: mostExact(joined, counted) };
  if (endsWithHalfSuffix(joined.reading.designation) && names(joined)) return { best: joined, other: counted };
  if (!names(counted)) return { best: names(joined) ? joined : mostExact(joined, counted) };
  switch (joinedIs(joined, counted)) {
    case 'meant':
      return { best: joined };
    case 'possible':
      return { best: counted, other: joined };
    case 'nothing':
      return { best: counted };
  }
}

function joinedIs(joined: TriedReading, counted: TriedReading): 'meant' | 'possible' | 'nothing' {
  // blanks inside a code are forgiven only where it cannot be a number with its quantity
  if (joined.matches.some(({ rank }) => rank === matchRank.designation)) return 'possible';
  const one = parseDesignation(joined.reading.designation);
  const many = parseDesignation(counted.reading.designation);
  if (!isAnotherBearing(one, many)) return 'nothing';
  return many.oldNumber && !one.oldNumber && !counted.matches.some(isExactMatch) ? 'meant' : 'possible';
}

const isCount = ({ quantity = '' }: ParsedLine): boolean => /^\d{1,7}$/.test(quantity);

/** By an item, or as a number that is understood to its end. */
const names = ({ reading, matches }: TriedReading): boolean =>
  matches.some(isExactMatch) || isWhole(parseDesignation(reading.designation));

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
  return isWholeDesignation(one.designation) && !isWholeDesignation(other.designation) ? first : last;
}
