import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { type InterchangeLevel, mayReplace } from '../../bearings/interchange/compare-bearings.ts';
import type { Difference } from '../items/item.contract.ts';
import { describeDifferences } from './differences.rule.ts';

/** `sameNumber`: it has the same universal number as the item compared with. */
export type SubstituteCandidate = { id: number; name: string; maker: string; sameNumber: boolean };

export type RankedSubstitute = { id: number; level: Exclude<InterchangeLevel, 'different'>; differs: Difference[] };

const levelOrder: readonly InterchangeLevel[] = ['identical', 'interchangeable', 'same-size'];

/**
 * Best first: by level, then by the number of differences. What may not take the place of the item has only its size: 6306 for
 * 6306/S1, though not the reverse.
 * If a designation is unknown, an equal universal number is enough.
 */
export function rankSubstitutes(
  item: Omit<SubstituteCandidate, 'sameNumber'>,
  candidates: readonly SubstituteCandidate[],
): RankedSubstitute[] {
  const ours = parseDesignation(item.name, item.maker);
  return candidates
    .flatMap(({ id, name, maker, sameNumber }): RankedSubstitute[] => {
      const theirs = parseDesignation(name, maker);
      if (!ours.known || !theirs.known) return sameNumber ? [{ id, level: 'interchangeable', differs: [] }] : [];
      const { level, differs } = describeDifferences(ours, theirs);
      if (level === 'different') return [];
      const lacksSomething = level === 'interchangeable' && !mayReplace(theirs, ours);
      return [{ id, level: lacksSomething ? 'same-size' : level, differs }];
    })
    .sort((a, b) => levelOrder.indexOf(a.level) - levelOrder.indexOf(b.level) || a.differs.length - b.differs.length);
}
