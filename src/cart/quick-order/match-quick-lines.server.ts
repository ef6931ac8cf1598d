import { typesOfOtherFunction } from '../../bearings/attributes.ts';
import { isWholeDesignation, parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSearchTerm, type SearchTerm } from '../../catalogue/search/search-terms.ts';
import { typoVariants } from '../../catalogue/search/typo-variants.ts';
import { isTooLong } from '../../lib/line-length.ts';
import { divideLine } from '../pasted-list/divide-line.rule.ts';
import { withoutLineStarts } from '../pasted-list/line-starts.rule.ts';
import { maxQuickLines, partLines } from '../pasted-list/list-parts.rule.ts';
import { type ListRow, rowText } from '../pasted-list/list-row.ts';
import { type ParsedLine, parseQuickLine } from '../pasted-list/read-quick-line.rule.ts';
import { isExactMatch, type Match, type MatchResult, type RequestedItem, resolveMatches } from './quick-match.rule.ts';
import type { MatchQuery } from './quick-order.db.ts';

export type CandidateLine = { line: number; text: string; written: string; readings: ParsedLine[] };
export type MatchedLine = CandidateLine & { reading: ParsedLine; matched: MatchResult };

type WrittenLine = ListRow & { written: string };

/** What a line is divided into keeps its number. */
export function splitLines(rows: readonly ListRow[]): { candidates: CandidateLine[]; tooLong: ListRow[] } {
  const starts = withoutLineStarts(rows.map(rowText));
  const written = rows.map((row, index) => ({ ...row, written: (starts[index] ?? '').trim() }));
  const lines = written.length <= partLines ? divideLines(written) : written;
  return {
    candidates: lines
      .filter(({ written }) => !isTooLong(written))
      .map(({ line, text, written }) => ({ line, text, written, readings: parseQuickLine(written) }))
      .filter(({ readings }) => readings.length > 0),
    tooLong: lines.filter(({ written }) => isTooLong(written)),
  };
}

function divideLines(lines: WrittenLine[]): WrittenLine[] {
  const divided = lines.flatMap((line) => {
    const parts = divideLine(line.written);
    return parts.length > 1 ? parts.map((part) => ({ ...line, text: part, written: part })) : [line];
  });
  return divided.length <= maxQuickLines ? divided : lines;
}

export type FindMatches = (queries: readonly MatchQuery[]) => Promise<Map<number, Match[]>>;

/** Each line with the reading that matches best; lines without a match are searched again by size and for typing mistakes. */
export async function matchLines(
  findMatches: FindMatches,
  candidates: readonly CandidateLine[],
): Promise<MatchedLine[]> {
  const queries = candidates.flatMap((line, index) =>
    line.readings.flatMap((reading, i) => matchQueryFor(placeOf(index, i), reading) ?? []),
  );
  const found = await findMatches(queries);
  const lines = candidates.map((line, index) => ({
    ...line,
    ...bestReading(line, (i) => found.get(placeOf(index, i)) ?? []),
  }));
  const unmatched = lines.flatMap((line, place) =>
    line.matches.length === 0 ? [{ place, reading: line.reading }] : [],
  );
  const withTypos = unmatched.length <= maxTypoLookups;
  const fallback = await findMatches(
    unmatched.flatMap(({ place, reading }) => fallbackQueryFor(place, reading, withTypos) ?? []),
  );
  return lines.map(({ matches, ...line }, index) => ({
    ...line,
    matched: resolveMatches(requestedItem(line.reading), matches.length > 0 ? matches : (fallback.get(index) ?? [])),
  }));
}

const maxReadings = 2;
const placeOf = (index: number, reading: number) => index * maxReadings + reading;

/** The first reading that names an item, else the first with any match. */
function bestReading(
  { readings }: CandidateLine,
  matchesOf: (reading: number) => Match[],
): { reading: ParsedLine; matches: Match[] } {
  const tried = readings.map((reading, i) => ({ reading, matches: matchesOf(i) }));
  const best =
    tried.find(({ matches }) => matches.some(isExactMatch)) ?? tried.find(({ matches }) => matches.length > 0);
  return (
    best ?? tried[likelierWithoutMatch(readings)] ?? { reading: { designation: '', quantity: undefined }, matches: [] }
  );
}

/** The reading with a quantity, unless it has no digit or its digits are the number's own: SNL 510. */
function likelierWithoutMatch([first, ...others]: readonly ParsedLine[]): number {
  const last = others.at(-1);
  if (first === undefined || last === undefined || first.quantity !== undefined) return 0;
  if (/\p{Nd}/u.test(first.designation) && !/\p{Nd}/u.test(`${last.designation} ${last.quantity ?? ''}`)) return 0;
  return isWholeDesignation(first.designation) && !isWholeDesignation(last.designation) ? 0 : others.length;
}

const searchTermOf = ({ designation }: ParsedLine): SearchTerm | undefined =>
  parseSearchTerm(designation.replace(/[,;]/g, ' '));

function requestedItem(reading: ParsedLine): RequestedItem {
  const { designation } = reading;
  const { number = designation, maker = null } = searchTermOf(reading) ?? {};
  return { designation, number, maker };
}

function matchQueryFor(place: number, reading: ParsedLine): MatchQuery | undefined {
  const term = searchTermOf(reading);
  return term && { ...term, place, nearKeys: [], likelyKeys: [] };
}

const maxTypoLookups = 100;

function fallbackQueryFor(place: number, reading: ParsedLine, withTypos: boolean): MatchQuery | undefined {
  const term = searchTermOf(reading);
  if (!term) return undefined;
  const { boreMm: d, outsideMm: D, widthMm: B, type } = parseDesignation(reading.designation);
  const isReplaceable = type === null || !typesOfOtherFunction.includes(type);
  const size = isReplaceable && d !== null && D !== null && B !== null ? { d, D, B, toleranceMm: 0 } : undefined;
  const nearKeys = withTypos && term.key.length > 3 && term.whole.length === 0 ? typoVariants(term.key) : [];
  return {
    place,
    key: '',
    gtin: '',
    maker: null,
    isRefused: false,
    universalKeys: [],
    otherKeys: [],
    nearKeys,
    likelyKeys: term.likelyKeys,
    size,
    sizeSeal: null,
    clearance: null,
    sizeTypes: type && [type],
    shaftMm: null,
  };
}
