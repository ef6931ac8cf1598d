import { assembleDesignation } from './assemble-designation.js';
import { dialectForBrand, normalizeInput } from './normalize-input.js';
                                                            
import { findParseCandidates } from './parse-candidates.js';
                                                                 
import { unknownDesignation } from './parsed-designation.js';
import { universalNumber } from './universal-number.js';

const MAX_DESIGNATION_LENGTH = 60;
const REORDERED_COST = 3;
/** Candidates up to this much above the cheapest become alternatives. */
const ALTERNATIVE_COST = 6;

/**
 * Reads a designation in any maker's spelling; `maker` (or a dialect) decides where spellings differ.
 * Nothing is guessed; a number valid both today and in GB 272-64 is read as today's, the other is an alternative.
 */
export function parseDesignation(text        , maker         )                    {
  const normalized = normalizeInput(text);
  const dialect = maker === undefined ? normalized.dialect : dialectForBrand(maker);
  const candidates                                                               = [];
  let reordered = 0;
  for (const { designation, ignored } of normalized.spellings) {
    if (designation.text.length > MAX_DESIGNATION_LENGTH) continue;
    for (const candidate of findParseCandidates(designation, dialect))
      candidates.push({ ...candidate, ignored, cost: candidate.cost + reordered });
    reordered += REORDERED_COST;
  }
  const [best, ...others] = candidates.sort((a, b) => a.cost - b.cost);
  if (!best) return unknownDesignation(text);
  const alternatives                      = [];
  const reading = assembleDesignation(text, best, dialect, { ignored: best.ignored, alternatives });
  const numbers = new Set(others.length > 0 ? [universalNumber(reading)] : []);
  for (const candidate of others) {
    if (candidate.cost > best.cost + ALTERNATIVE_COST || !candidate.complete) continue;
    const other = assembleDesignation(text, candidate, dialect);
    const number = universalNumber(other);
    if (!numbers.has(number)) alternatives.push(other);
    numbers.add(number);
  }
  return reading;
}
