import type { Day } from '../lib/dates.ts';
import { msg } from '../lib/i18n.ts';
import { oneOfEachChoice } from './alternatives.rule.ts';

/**
 * A line of an RFI is quoted ('Stock': it can be ordered, even if the goods are not in stock), awaiting its quote, declined,
 * expired after the last day of its quote, withdrawn by staff, or ordered, which ends it.
 */
export const rfiStates = [
  msg('Stock'),
  msg('Awaiting quote'),
  msg('Declined'),
  msg('Expired'),
  msg('Withdrawn'),
  msg('Ordered'),
] as const;
export type RfiState = (typeof rfiStates)[number];

export type RfiLineMoments = {
  answeredAt: Date | null;
  /** Last day of the quote. */
  validUntil: Day | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  orderedAt: Date | null;
};

/** The state on a day of the site's calendar. */
export function rfiLineState(line: RfiLineMoments, today: Day): RfiState {
  if (line.orderedAt) return 'Ordered';
  if (line.declinedAt) return 'Declined';
  if (!line.answeredAt || !line.validUntil) return 'Awaiting quote';
  if (line.withdrawnAt) return 'Withdrawn';
  return line.validUntil >= today ? 'Stock' : 'Expired';
}

/** Staff can change their answer until the line is ordered. */
export const canAnswer = (state: RfiState): boolean => state !== 'Ordered';

/** A quote is withdrawn while it can be ordered. */
export const canWithdraw = (state: RfiState): boolean => state === 'Stock';

/** An expired quote too, which can then be ordered again. */
export const canExtend = (state: RfiState): boolean => state === 'Stock' || state === 'Expired';

export const canAskAgain = (state: RfiState): boolean =>
  state === 'Expired' || state === 'Declined' || state === 'Withdrawn';

/** One of each line and its alternatives, none where one of them can still be ordered, is awaited or was ordered. */
export function linesToAskAgain<Line>(
  lines: readonly Line[],
  { stateOf, choiceOf }: { stateOf: (line: Line) => RfiState; choiceOf: (line: Line) => number },
): Line[] {
  const settled = new Set(lines.filter((line) => !canAskAgain(stateOf(line))).map(choiceOf));
  return oneOfEachChoice(
    lines.filter((line) => !settled.has(choiceOf(line))),
    choiceOf,
  );
}
