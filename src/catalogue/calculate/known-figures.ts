import type { NumberName } from './calculate-query.rule.ts';
import { highestLimit } from './speed-limits.ts';
import type { Subject } from './subject.ts';

/** Figures of the bearing, to show where the buyer types none. */
export function knownFigures({ rated, limitsRpm }: Subject): Partial<Record<NumberName, string>> {
  const figures = { c: rated.dynamicKN, c0: rated.staticKN, f0: rated.f0, e: rated.e, limit: highestLimit(limitsRpm) };
  const known = Object.entries({ ...figures, bore: rated.boreMm }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
