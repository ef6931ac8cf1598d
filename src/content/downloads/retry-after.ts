const shortestMs = 1000;

/** A proxy may name the time instead of the seconds. */
export function retryAfterMs(header: string, now: Date): number {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Math.max(shortestMs, ms || 0);
}
