// How long something has waited is written in the largest unit that fits: 40 min, 22 h, 3 days.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export function formatWait(since: Date, now: Date): string {
  const ms = Math.max(now.getTime() - since.getTime(), 0);
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / dayMs)} days`;
}
