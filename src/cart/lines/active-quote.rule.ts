import type { SiteDays } from '../../catalogue/stock/availability.rule.ts';
import type { Day } from '../../lib/dates.ts';

/** A quoted cart line counts as quoted through its last day; from the next day on it is an ordinary line. */
export type QuoteFields = {
  /** The price of one piece; null on an ordinary line. */
  quotedMinor: number | null;
  quotedOn: Day | null;
  validUntil: Day | null;
  heldAt: Date | null;
};

export type ActiveQuote = { unitMinor: number; expectedOn: Day | null; validUntil: Day; held: boolean };

/** Goods quoted for a day that is past leave on the next working day. */
export const expectedDayOf = (quotedOn: Day, { today, nextWorkingDay }: SiteDays): Day =>
  quotedOn < today ? nextWorkingDay : quotedOn;

export function activeQuote(line: QuoteFields, today: Day): ActiveQuote | undefined {
  if (line.quotedMinor === null || line.validUntil === null || line.validUntil < today) return undefined;
  return {
    unitMinor: line.quotedMinor,
    expectedOn: line.quotedOn,
    validUntil: line.validUntil,
    held: line.heldAt !== null,
  };
}
