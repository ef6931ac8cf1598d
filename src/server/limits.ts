import type { Database, Db } from './db.ts';
import { type CountRow, countAll, deleteCounts, findCounts, takeOneBack } from './limits.db.ts';
import { type HttpRefused, tooManyAttempts } from './refuse.ts';

/** At most `most` of something within `minutes`; counted in the database, so that it holds across processes. */
export type Limit = {
  name: string;
  most: number;
  minutes: number;
  /** What is answered when it is used up, where 'Too many attempts' would not be true. */
  refuse?: (waitMs: number) => HttpRefused;
};

/** A limit and who or what it is counted for. */
export type Counted = Limit & { key: string };

type Counts = Pick<Database, 'counters'>;

const keyOf = ({ name, key }: Counted) => `${name}:${key}`;

/**
 * Counts one against each limit and answers how far each has come; when one of them is used up, refuses with 429 and the
 * time to wait and writes nothing.
 */
export async function count(database: Counts, counted: readonly Counted[]): Promise<number[]> {
  const { rows, usedUp } = await countOrFindUsedUp(database, counted);
  refuseAny(counted, usedUp);
  return pointsOf(counted, rows);
}

/** Counts one against each limit and answers true; false, with nothing written, when one of them is used up. */
export async function countIfAllowed(database: Counts, counted: readonly Counted[]): Promise<boolean> {
  const { usedUp } = await countOrFindUsedUp(database, counted);
  return usedUp.length === 0;
}

async function countOrFindUsedUp(database: Counts, counted: readonly Counted[]) {
  const keys = counted.map(keyOf);
  const [most, seconds] = [counted.map((c) => c.most), counted.map((c) => c.minutes * 60)];
  for (;;) {
    const found = await countAll(database, { keys, most, seconds });
    if (found) return found;
  }
}

/** Refuses with 429 when one of the limits is used up; counts nothing and answers how far each has come. */
export async function refuseUsedUp({ counters }: Counts, counted: readonly Counted[]): Promise<number[]> {
  const rows = await findCounts(counters, { keys: counted.map(keyOf) });
  const points = pointsOf(counted, rows);
  const usedUp = counted.filter(({ most }, index) => (points[index] ?? 0) >= most).map(keyOf);
  refuseAny(
    counted,
    rows.filter(({ key }) => usedUp.includes(key)),
  );
  return points;
}

/** The longest wait is told, so that nobody who has waited is refused by the next limit. */
function refuseAny(counted: readonly Counted[], usedUp: readonly CountRow[]): void {
  const [longest] = usedUp.toSorted((a, b) => b.endsInMs - a.endsInMs);
  if (!longest) return;
  const limit = counted.find((one) => keyOf(one) === longest.key);
  throw (limit?.refuse ?? tooManyAttempts)(longest.endsInMs);
}

const pointsOf = (counted: readonly Counted[], rows: readonly CountRow[]) =>
  counted.map((limit) => rows.find(({ key }) => key === keyOf(limit))?.points ?? 0);

/** Takes back what `count` counted, when it turned out to be no failure. */
export async function uncount({ counters }: Counts, counted: readonly Counted[]): Promise<void> {
  await takeOneBack(counters, { keys: counted.map(keyOf) });
}

/** Forgets what was counted for these keys and for those that go on with a blank and something more. */
export async function forgetCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  await deleteCounts(db, { keys: counted.map(keyOf) });
}
