// How late an answer is: before its time, within the last hour of it, or after it.

export type Lateness = 'early' | 'soon' | 'late';

const hourMs = 3_600_000;

export function latenessOf(dueAt: Date, now: Date): Lateness {
  const left = dueAt.getTime() - now.getTime();
  return left < 0 ? 'late' : left < hourMs ? 'soon' : 'early';
}

/** '0 h 32', '3 h 10', '1 d 3 h'. */
export function ageText(from: Date, to: Date): string {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}
