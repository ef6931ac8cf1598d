import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { factsOf } from '../../bearings/facts/facts-of.ts';
import type { ItemRow } from '../items/item.contract.ts';

const contradicts = (given: number, read: number | null): boolean => given > 0 && read !== null && given !== read;

/** What its designation says, as far as the seller’s data do not contradict it. */
export function factsOfItem(item: ItemRow): BearingFacts {
  const parsed = parseDesignation(item.itemname, item.brandname);
  const isRead = item.itemtype !== '' && item.itemtype === parsed.type;
  const { Dimension_ID: d, Dimension_OD: D } = item;
  if (!isRead || contradicts(d, parsed.boreMm) || contradicts(D, parsed.outsideMm)) return {};
  const { clearanceMicrons, greaseSpeedRpm, oilSpeedRpm, ...facts } = factsOf(parsed);
  const isSameSeal = item.seal === '' || item.seal === parsed.seal;
  const isSameClearance = item.clearance === '' || item.clearance === parsed.clearance;
  return {
    ...facts,
    ...(isSameClearance && clearanceMicrons && { clearanceMicrons }),
    ...(isSameSeal && greaseSpeedRpm && { greaseSpeedRpm }),
    ...(isSameSeal && oilSpeedRpm && { oilSpeedRpm }),
  };
}
