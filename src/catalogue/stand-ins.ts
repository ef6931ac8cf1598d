import type { Level } from '../bearings/compare.ts';
import type { Difference } from './item.contract.ts';
import { knownReading } from './known-reading.ts';
import { whatDiffers } from './what-differs.rule.ts';

/** An item as far as a comparison needs it; `twin` has the universal number of the item looked at. */
export type Candidate = { id: number; name: string; maker: string; twin: boolean };

export type Compared = { id: number; level: Exclude<Level, 'different'>; differs: Difference[] };

const order: readonly Level[] = ['identical', 'interchangeable', 'same-size'];

/**
 * The candidates that can take the place of `item`, the best first: by level, those of one size by how little differs,
 * equals in the order given. Where a designation is not known the common universal number is believed.
 */
export function standIns(item: Omit<Candidate, 'twin'>, candidates: readonly Candidate[]): Compared[] {
  const ours = knownReading(item.name, item.maker);
  return candidates
    .flatMap(({ id, name, maker, twin }): Compared[] => {
      const theirs = knownReading(name, maker);
      if (!ours.known || !theirs.known) return twin ? [{ id, level: 'interchangeable', differs: [] }] : [];
      const { level, differs } = whatDiffers(ours, theirs);
      return level === 'different' ? [] : [{ id, level, differs }];
    })
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level) || a.differs.length - b.differs.length);
}
