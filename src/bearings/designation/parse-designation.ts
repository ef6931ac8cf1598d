import { assembleDesignation } from './assemble-designation.ts';
import { dialectForBrand, normalizeInput } from './normalize-input.ts';
import type { ParseCandidate } from './parse-candidates.ts';
import { findParseCandidates } from './parse-candidates.ts';
import type { ParsedDesignation } from './parsed-designation.ts';
import { unknownDesignation } from './parsed-designation.ts';
import { universalNumber } from './universal-number.ts';

const MAX_DESIGNATION_LENGTH = 60;
const REORDERED_COST = 3;
/** Candidates up to this much above the cheapest become alternatives. */
const ALTERNATIVE_COST = 6;

/**
 * Reads a designation in any maker's spelling; `maker` (or a dialect) decides where spellings differ.
 * Nothing is guessed; a number valid both today and in GB 272-64 is read as today's, the other is an alternative.
 */
export function parseDesignation(text: string, maker?: string): ParsedDesignation {
  const normalized = normalizeInput(text);
  const dialect = maker === undefined ? normalized.dialect : dialectForBrand(maker);
  const candidates = normalized.spellings
    .filter(({ designation }) => designation.text.length <= MAX_DESIGNATION_LENGTH)
    .flatMap(({ designation, ignored }, i) =>
      findParseCandidates(designation, dialect).map((candidate) => ({
        ...candidate,
        ignored,
        cost: candidate.cost + REORDERED_COST * i,
      })),
    )
    .sort((a, b) => a.cost - b.cost);
  const [best] = candidates;
  if (!best) return unknownDesignation(text);
  const reading = { ...assembleDesignation(text, best, dialect), ignored: best.ignored };
  return { ...reading, alternatives: alternativesTo(reading, best.cost, candidates, dialect) };
}

function alternativesTo(
  reading: ParsedDesignation,
  cost: number,
  candidates: readonly ParseCandidate[],
  dialect: string | undefined,
): ParsedDesignation[] {
  const seen = new Set([universalNumber(reading)]);
  return candidates.flatMap((candidate) => {
    if (candidate.cost > cost + ALTERNATIVE_COST || !candidate.complete) return [];
    const other = assembleDesignation(reading.input, candidate, dialect);
    const number = universalNumber(other);
    if (seen.has(number)) return [];
    seen.add(number);
    return [other];
  });
}
