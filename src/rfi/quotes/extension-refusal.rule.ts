// A quote is extended to a later day, at most a year from today.

import { addDays, type Day, formatDay, isDay } from '../../lib/dates.ts';

const longestDays = 365;

export function extensionRefusal(validUntil: Day, current: Day, today: Day): string | undefined {
  if (!isDay(validUntil)) return `'${validUntil}' is not a date; write it like 2026-12-31.`;
  if (validUntil < today) return 'The last day of the quote must be today or later.';
  if (validUntil <= current) return `The quote is valid until ${formatDay(current)}; name a later day.`;
  const latest = addDays(today, longestDays);
  return validUntil > latest ? `Name a day until ${formatDay(latest)}, a year from now.` : undefined;
}
