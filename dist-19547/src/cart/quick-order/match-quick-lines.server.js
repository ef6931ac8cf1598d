import { parseDesignation } from '../../bearings/designation/parse-designation.js';
import { parseSearchTerms,                 } from '../../catalogue/search/search-terms.js';
import { typoVariants } from '../../catalogue/search/typo-variants.js';
import { isTooLong } from '../../lib/line-length.js';
import {                  parseQuickLine } from '../pasted-list/read-quick-line.rule.js';
import { isExactMatch,                                                   resolveMatches } from './quick-match.rule.js';
                                                      

                                                                                   
                                                                                        

export function splitLines(text        )                                                                             {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return {
    candidates: lines
      .filter((line) => !isTooLong(line.text))
      .map((line) => ({ ...line, readings: parseQuickLine(line.text) }))
      .filter((line) => line.readings.length > 0),
    tooLong: lines.filter((line) => isTooLong(line.text)),
  };
}

                                                                                            

/** Each line with the reading that matches best; lines without a match are searched again by size and for typing mistakes. */
export async function matchLines(
  findMatches             ,
  candidates                          ,
)                         {
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
const placeOf = (index        , reading        ) => index * maxReadings + reading;

/** The first reading that names an item, else the first with any match. */
function bestReading(
  { readings }               ,
  matchesOf                              ,
)                                            {
  const tried = readings.map((reading, i) => ({ reading, matches: matchesOf(i) }));
  const best =
    tried.find(({ matches }) => matches.some(isExactMatch)) ?? tried.find(({ matches }) => matches.length > 0);
  // Without any match, the reading with a quantity is the likelier one.
  const fallback = tried[0]?.reading.quantity === undefined ? tried.at(-1) : tried[0];
  return best ?? fallback ?? { reading: { designation: '', quantity: undefined }, matches: [] };
}

const searchTermOf = ({ designation }            )                         =>
  parseSearchTerms(designation.replace(/[,;]/g, ' '))[0];

function requestedItem(reading            )                {
  const { designation } = reading;
  const { number = designation, maker = null } = searchTermOf(reading) ?? {};
  return { designation, number, maker };
}

function matchQueryFor(place        , reading            )                         {
  const term = searchTermOf(reading);
  return term && { ...term, place, nearKeys: [] };
}

const maxTypoLookups = 100;

function fallbackQueryFor(place        , reading            , withTypos         )                         {
  const term = searchTermOf(reading);
  if (!term) return undefined;
  const { boreMm: d, outsideMm: D, widthMm: B } = parseDesignation(reading.designation);
  const size = d !== null && D !== null && B !== null ? { d, D, B, toleranceMm: 0 } : undefined;
  const nearKeys = withTypos && term.key.length > 3 ? typoVariants(term.key) : [];
  return { place, key: '', gtin: '', maker: null, universalKeys: [], otherKeys: [], nearKeys, size };
}
