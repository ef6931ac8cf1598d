import { plural, t } from './i18n.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** '35 min', '2 h', '1 day'; undefined when no time has passed. */
export function formatDuration(from: Date, to: Date): string | undefined {
  const ms = to.getTime() - from.getTime();
  if (!(ms > 0)) return undefined;
  if (ms < hourMs) return t`${Math.max(1, Math.round(ms / minuteMs))} min`;
  if (ms < dayMs) return t`${Math.round(ms / hourMs)} h`;
  return formatDays(Math.round(ms / dayMs));
}

export const formatDays = (days: number): string => plural(days, 'day');
