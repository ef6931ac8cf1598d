import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { parseSearchTerms } from '../../catalogue/search/search-terms.ts';
import { typoVariants } from '../../catalogue/search/typo-variants.ts';
import { isTooLong } from '../../lib/line-length.ts';
import { type Match, type MatchResult, type RequestedItem, resolveMatches } from './quick-match.rule.ts';
import type { MatchQuery } from './quick-order.db.ts';
import { type ParsedLine, parseQuickLine } from './read-quick-line.rule.ts';

/** A line that says something, with the ways to read it. */
export type CandidateLine = { line: number; text: string; ways: ParsedLine[] };
/** A line as it is read, and what answers it. */
export type MatchedLine = CandidateLine & { way: ParsedLine; matched: MatchResult };

/** The lines of a list with their numbers: those to parse, and those too long for it. Blank lines are left out. */
export function splitLines(text: string): { written: CandidateLine[]; tooLong: { line: number; text: string }[] } {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return {
    written: lines
      .filter((line) => !isTooLong(line.text))
      .map((line) => ({ ...line, ways: parseQuickLine(line.text) }))
      .filter((line) => line.ways.length > 0),
    tooLong: lines.filter((line) => isTooLong(line.text)),
  };
}

/** The items that answer each number, by its place. */
export type FindMatches = (asked: readonly MatchQuery[]) => Promise<Map<number, Match[]>>;

/** Each line by the way of reading it that an item answers best; a line that none answers is looked at again by its size. */
export async function matchLines(findMatches: FindMatches, written: readonly CandidateLine[]): Promise<MatchedLine[]> {
  const numbers = written.flatMap((line, index) => line.ways.map((way, i) => ({ place: placeOf(index, i), way })));
  const answers = await findMatches(numbers.flatMap(({ place, way }) => matchQueryFor(place, way) ?? []));
  const chosen = written.map((line, index) => ({
    ...line,
    ...bestWay(line, (i) => answers.get(placeOf(index, i)) ?? []),
  }));
  const open = chosen.flatMap((line, index) => (line.matches.length === 0 ? [{ place: index, way: line.way }] : []));
  const further = await findMatches(open.flatMap(({ place, way }) => fallbackQueryFor(place, way, open.length) ?? []));
  return chosen.map(({ matches, ...line }, index) => ({
    ...line,
    matched: resolveMatches(namedIn(line.way), matches.length > 0 ? matches : (further.get(index) ?? [])),
  }));
}

const maxCandidates = 2;
const placeOf = (index: number, way: number) => index * maxCandidates + way;

/** The whole line first, if it names an item; a size or another reading counts only where no item is named. */
function bestWay({ ways }: CandidateLine, matchesOf: (way: number) => Match[]): { way: ParsedLine; matches: Match[] } {
  const tried = ways.map((way, i) => ({ way, matches: matchesOf(i) }));
  const names = ({ matches }: { matches: Match[] }) => matches.some((match) => match.rank <= 2);
  const [first] = tried;
  const last = tried.at(-1);
  const best = tried.find(names) ?? tried.find(({ matches }) => matches.length > 0);
  // Nothing answers: what may be a quantity is one.
  const fallback = first?.way.quantity === undefined ? last : first;
  return best ?? fallback ?? { way: { designation: '', quantity: undefined }, matches: [] };
}

const readingOf = ({ designation }: ParsedLine) => parseSearchTerms(designation.replace(/[,;]/g, ' '))[0];

function namedIn(way: ParsedLine): RequestedItem {
  const { designation } = way;
  const { number = designation, maker = null } = readingOf(way) ?? {};
  return { designation, number, maker };
}

function matchQueryFor(place: number, way: ParsedLine): MatchQuery | undefined {
  const reading = readingOf(way);
  if (!reading) return undefined;
  const { key, universalKeys, otherKeys, size } = reading;
  const [bore, outside, width] = [size?.d ?? null, size?.D ?? null, size?.B ?? null];
  return { place, key, universalKeys, otherKeys, nearKeys: [], bore, outside, width };
}

/** Slips of the finger are many to look up; a list that is full of unknown numbers has other troubles. */
const maxTypoLookups = 100;

/** By the size that the designation stands for, and by what it may have been meant to be. */
function fallbackQueryFor(place: number, way: ParsedLine, open: number): MatchQuery | undefined {
  const reading = readingOf(way);
  if (!reading) return undefined;
  const { boreMm, outsideMm, widthMm } = parseDesignation(way.designation);
  const known = boreMm !== null && outsideMm !== null && widthMm !== null;
  const near = open <= maxTypoLookups && reading.key.length > 3 ? typoVariants(reading.key) : [];
  const size = known
    ? { bore: boreMm, outside: outsideMm, width: widthMm }
    : { bore: null, outside: null, width: null };
  return { place, key: '', universalKeys: [], otherKeys: [], nearKeys: near, ...size };
}
