// A webhook that did not arrive is sent again at pauses of up to a day; an endpoint that fails for days is switched off.

const minute = 60_000;
const hour = 60 * minute;

/** After the first failure, the second and so on; then it is given up. Not before its endpoint would be switched off. */
const pausesMs = [
  5_000,
  30_000,
  ...[2, 10, 30].map((minutes) => minutes * minute),
  ...[2, 6, 16, 24, 24, 24].map((hours) => hours * hour),
];

export function nextDeliveryAt(failures: number, now: Date): Date | undefined {
  const pause = pausesMs[failures - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

const switchedOffAfterMs = 4 * 24 * hour;

/** An endpoint that has failed since then is switched off. */
export const failingSinceAtMost = (now: Date): Date => new Date(now.getTime() - switchedOffAfterMs);
