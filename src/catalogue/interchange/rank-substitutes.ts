import type { InterchangeLevel } from '../../bearings/interchange/compare-bearings.ts';
import { parseDesignationCached } from '../designation/parse-designation-cached.ts';
import type { Difference } from '../items/item.contract.ts';
import { describeDifferences } from './differences.rule.ts';

/** An item as far as a comparison needs it; `twin` has the universal number of the item looked at. */
export type SubstituteCandidate = { id: number; name: string; maker: string; twin: boolean };

export type RankedSubstitute = { id: number; level: Exclude<InterchangeLevel, 'different'>; differs: Difference[] };

const order: readonly InterchangeLevel[] = ['identical', 'interchangeable', 'same-size'];

/**
 * The candidates that can take the place of `item`, the best first: by level, those of one size by how little differs,
 * equals in the order given. Where a designation is not known the common universal number is believed.
 */
export function rankSubstitutes(
  item: Omit<SubstituteCandidate, 'twin'>,
  candidates: readonly SubstituteCandidate[],
): RankedSubstitute[] {
  const ours = parseDesignationCached(item.name, item.maker);
  return candidates
    .flatMap(({ id, name, maker, twin }): RankedSubstitute[] => {
      const theirs = parseDesignationCached(name, maker);
      if (!ours.known || !theirs.known) return twin ? [{ id, level: 'interchangeable', differs: [] }] : [];
      const { level, differs } = describeDifferences(ours, theirs);
      return level === 'different' ? [] : [{ id, level, differs }];
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level) || a.differs.length - b.differs.length);
}
