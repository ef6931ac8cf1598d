import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { factsOfItem } from '../technical-facts/facts-of-item.ts';

const ratings = {
  dynamic_load: 'dynamicKN',
  static_load: 'staticKN',
  speed_grease: 'greaseSpeedRpm',
  speed_oil: 'oilSpeedRpm',
} as const satisfies Partial<Record<keyof ItemRow, keyof BearingFacts>>;

/** With the ratings that the seller gives of neither, known of both from one source: others cannot be compared. */
export function withKnownRatings(first: ItemRow, second: ItemRow): [ItemRow, ItemRow] {
  const [one, other] = [factsOfItem(first), factsOfItem(second)];
  const filled: [ItemRow, ItemRow] = [{ ...first }, { ...second }];
  for (const [field, name] of Object.entries(ratings) as [
    keyof typeof ratings,
    (typeof ratings)[keyof typeof ratings],
  ][]) {
    const [ours, theirs] = [one[name], other[name]];
    if (first[field] > 0 || second[field] > 0 || !ours || ours.source !== theirs?.source) continue;
    filled[0][field] = ours.value;
    filled[1][field] = theirs.value;
  }
  return filled;
}
