// How many lines of an order are expected on which day, from today to the last of them.

import { type Day, daysBetween, formatNearDay } from '../../lib/dates.ts';
import { formatDays } from '../../lib/format-duration.ts';
import { plural, t } from '../../lib/i18n.ts';

type ExpectedLine = { quantity: number; exp_dod: string };

/** '' while the day of a line is unknown, or there are no lines. */
export function lastDelivery(lines: readonly ExpectedLine[]): Day | '' {
  const days = lines.map((line) => line.exp_dod);
  return days.includes('') ? '' : (days.toSorted().at(-1) ?? '');
}

/** At most four days are told apart, the last of them the latest. There are no steps where a day is unknown. */
export function deliverySteps(lines: readonly ExpectedLine[], today: Day) {
  const last = lastDelivery(lines);
  if (last === '') return [];
  const days = [...new Set(lines.map((line) => line.exp_dod))].toSorted();
  const shown = [...days.slice(0, 3), ...(days.length > 3 ? [last] : [])];
  const steps = shown.map((day) => {
    const until = lines.filter((line) => line.exp_dod <= day);
    const pieces = until.reduce((sum, line) => sum + line.quantity, 0);
    const name = day === last ? t`All lines` : plural(until.length, 'line');
    return { id: day, name, note: `${formatNearDay(day)}, ${plural(pieces, 'piece')}` };
  });
  const spans = shown.map((day, index) => daysBetween(shown[index - 1] ?? today, day));
  return [{ id: 'today', name: t`Today`, note: formatNearDay(today) }, ...steps].map((step, index) => {
    const span = spans[index];
    return span !== undefined && span > 0 ? { ...step, span: formatDays(span) } : step;
  });
}
