import type { Day } from '../lib/dates.ts';
import type { RfiLine } from './rfi-history.contract.ts';

/** A line of an RFI is awaiting its quote, quoted, expired after its last day, declined, or ordered, which ends it. */
export type RfiState = RfiLine['status'];

export type RfiLineMoments = {
  answeredAt: Date | null;
  /** The last day on which the quote holds. */
  validUntil: Day | null;
  declinedAt: Date | null;
  orderedAt: Date | null;
};

/** What a line is called on this day of the site; 'Stock' can be ordered, whether the goods lie on the shelf or not. */
export function rfiLineState(line: RfiLineMoments, today: Day): RfiState {
  if (line.orderedAt) return 'Ordered';
  if (line.declinedAt) return 'Declined';
  if (!line.answeredAt || !line.validUntil) return 'Awaiting quote';
  return line.validUntil >= today ? 'Stock' : 'Expired';
}

/** Staff may quote or decline a line, and change their mind, until it is ordered. */
export const canAnswer = (state: RfiState): boolean => state !== 'Ordered';

/** What the buyer may ask for again with one click. */
export const canAskAgain = (state: RfiState): boolean => state === 'Expired' || state === 'Declined';
