import { typesOfOtherFunction } from '../../bearings/attributes.ts';
import { makerOfSets } from '../../bearings/brand-words.data.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSearchTerm, type SearchTerm } from '../../catalogue/search/search-terms.ts';
import { typoVariants } from '../../catalogue/search/typo-variants.ts';
import { isTooLong } from '../../lib/line-length.ts';
import { isBrand, isMakerAsked } from '../pasted-list/asked-makers.rule.ts';
import { divideLine } from '../pasted-list/divide-line.rule.ts';
import { withoutLineStarts } from '../pasted-list/line-starts.rule.ts';
import { maxQuickLines, partLines } from '../pasted-list/list-parts.rule.ts';
import { type ListRow, rowText } from '../pasted-list/list-row.rule.ts';
import { type RowReading, readingsOfRow } from '../pasted-list/read-list-row.rule.ts';
import type { ParsedLine } from '../pasted-list/read-quick-line.rule.ts';
import { chooseReading, type TriedReading } from './choose-reading.rule.ts';
import { type Match, type MatchResult, type RequestedItem, resolveMatches } from './quick-match.rule.ts';
import type { MatchQuery } from './quick-order.db.ts';

export type CandidateLine = { line: number; text: string; written: string } & RowReading;
export type MatchedLine = CandidateLine & {
  reading: ParsedLine;
  /** The second reading, where the line can be read in two ways. */
  other: ParsedLine | undefined;
  matched: MatchResult;
};

type WrittenLine = ListRow & { written: string };

/** The parts of a divided line keep its number. */
export function splitLines(rows: readonly ListRow[]): { candidates: CandidateLine[]; tooLong: ListRow[] } {
  const starts = withoutLineStarts(rows.map(rowText));
  const written = rows.map((row, index) => ({
    ...row,
    written: hasQuantity(row) ? rowText(row) : (starts[index] ?? '').trim(),
  }));
  const lines = written.length <= partLines ? divideLines(written) : written;
  return {
    candidates: lines
      .filter(({ written }) => !isTooLong(written))
      .map((row) => ({ line: row.line, text: row.text, written: row.written, ...readingsOf(row) }))
      .filter(({ readings }) => readings.length > 0),
    tooLong: lines.filter(({ written }) => isTooLong(written)),
  };
}

/** Only a row of a table with a column of quantities has a quantity. */
const hasQuantity = ({ quantity }: ListRow): boolean => quantity !== undefined;

const readingsOf = (row: WrittenLine): RowReading =>
  readingsOfRow(hasQuantity(row) ? row : { ...row, item: row.written });

function divideLines(lines: WrittenLine[]): WrittenLine[] {
  const divided = lines.flatMap((line) => {
    const parts = divideLine(line.written);
    return parts.length > 1 ? parts.map((part) => ({ ...line, text: part, written: part })) : [line];
  });
  return divided.length <= maxQuickLines ? divided : lines;
}

export type FindMatches = (queries: readonly MatchQuery[]) => Promise<Map<number, Match[]>>;

/** A number that stands on several lines is looked up once. */
const findOnce =
  (findMatches: FindMatches): FindMatches =>
  async (queries) => {
    const places = Map.groupBy(queries, ({ place: _, ...keys }) => JSON.stringify(keys));
    const first = [...places.values()].flatMap(([query]) => query ?? []);
    const found = await findMatches(first);
    const same = [...places.values()].flatMap((all) =>
      all.map(({ place }) => [place, all[0]?.place ?? place] as const),
    );
    return new Map(same.map(([place, at]) => [place, found.get(at) ?? []]));
  };

/** Each line with the reading that matches best; lines without a match are searched again by size and for typing mistakes. */
export async function matchLines(lookUp: FindMatches, candidates: readonly CandidateLine[]): Promise<MatchedLine[]> {
  const findMatches = findOnce(lookUp);
  const queries = candidates.flatMap((line, index) =>
    line.asks ? [] : line.readings.flatMap((reading, i) => matchQueryFor(placeOf(index, i), reading, line) ?? []),
  );
  const found = await findMatches(queries);
  const lines = candidates.map((line, index) => {
    const tried = line.readings.map((reading, i) => ({ reading, matches: found.get(placeOf(index, i)) ?? [] }));
    const { best, other } = chooseReading(tried) ?? { best: nothingTried };
    return { ...line, ...best, other: other?.reading };
  });
  const unmatched = lines.flatMap((line, place) =>
    line.matches.length === 0 && !line.other && !line.asks ? [{ place, line }] : [],
  );
  const withTypos = unmatched.length <= maxTypoLookups;
  const fallback = await findMatches(
    unmatched.flatMap(({ place, line }) => fallbackQueryFor(place, line, withTypos) ?? []),
  );
  return lines.map(({ matches, ...line }, index) => ({
    ...line,
    matched: resolveMatches(
      { ...requestedItem(line), whole: wholeOf(line) },
      matches.length > 0 ? matches : (fallback.get(index) ?? []),
    ),
  }));
}

const wholeOf = ({ readings }: CandidateLine) => readings.find(({ quantity }) => quantity === undefined)?.designation;

const maxReadings = 2;
const placeOf = (index: number, reading: number) => index * maxReadings + reading;

const nothingTried: TriedReading = { reading: { designation: '', quantity: undefined }, matches: [] };

/** A Timken set is written together, SET5: a 'bearing set' is none, however many are asked for. */
const SET_APART = /\bset \d/i;

type Asked = { reading: ParsedLine; makers: readonly string[] };

/** How the only maker that is asked for writes its numbers decides what they mean. */
function searchTermOf({ reading: { designation }, makers }: Asked): SearchTerm | undefined {
  if (SET_APART.test(designation) && !isMakerAsked(makerOfSets, makers)) return undefined;
  const [maker, ...others] = makers;
  const writer = maker !== undefined && others.length === 0 && isBrand(maker) ? `${maker} ` : '';
  return parseSearchTerm(writer + designation.replace(/[,;]/g, ' '));
}

function requestedItem({ reading, makers }: Asked): RequestedItem {
  const { designation } = reading;
  const { number = designation, maker = null, isRefused = false } = searchTermOf({ reading, makers }) ?? {};
  const named = makers.length > 0 || maker === null ? makers : [maker];
  return { designation, number, makers: isRefused ? [] : named, refused: isRefused ? maker : null };
}

function matchQueryFor(place: number, reading: ParsedLine, { makers }: CandidateLine): MatchQuery | undefined {
  const term = searchTermOf({ reading, makers });
  return term && { ...term, place, nearKeys: [], likelyKeys: [] };
}

const maxTypoLookups = 100;
/** No number has as many letters in a row, and a text with a word in it is no mistyped one. */
const HAS_WORD = /[A-Z]{6}/;

function fallbackQueryFor(place: number, line: Asked, withTypos: boolean): MatchQuery | undefined {
  const { reading } = line;
  const term = searchTermOf(line);
  if (!term) return undefined;
  const { boreMm: d, outsideMm: D, widthMm: B, type } = parseDesignation(reading.designation);
  const isReplaceable = type === null || !typesOfOtherFunction.includes(type);
  const size = isReplaceable && d !== null && D !== null && B !== null ? { d, D, B, toleranceMm: 0 } : undefined;
  const mayBeMistyped = withTypos && term.key.length > 3 && term.whole.length === 0 && !HAS_WORD.test(term.key);
  const nearKeys = mayBeMistyped ? typoVariants(term.key) : [];
  return {
    place,
    key: '',
    gtin: '',
    isNumber: false,
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
