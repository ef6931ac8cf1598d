import type { Day } from '../lib/dates.ts';

/** Owed pieces are expected by the day given at ordering; once that day is past, no day is promised. */
export function owedBy({ owed, expectedOn }: { owed: number; expectedOn: Day | null }, today: Day): Day | '' {
  return owed > 0 && expectedOn !== null && expectedOn >= today ? expectedOn : '';
}
