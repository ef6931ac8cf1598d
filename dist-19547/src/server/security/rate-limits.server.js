                                                                   
import {                 tooManyAttempts } from '../refuse.server.js';
import {                consumeAll, deleteCounts, findCounts, releaseOne } from './rate-limits.db.js';

                         
               
              
                        
                                              
  

                                                         

                                         

const keyOf = ({ name, key }                ) => `${name}:${key}`;

/** Counts one against each limit and returns the counts; throws a 429 and counts nothing when one is used up. */
export async function consumeRateLimits(database        , limits                           )                    {
  const { rows, usedUp } = await countOrFindUsedUp(database, limits);
  refuseAny(limits, usedUp);
  return pointsOf(limits, rows);
}

export async function tryConsumeRateLimits(database        , limits                           )                   {
  const { usedUp } = await countOrFindUsedUp(database, limits);
  return usedUp.length === 0;
}

async function countOrFindUsedUp(database        , limits                           ) {
  const keys = limits.map(keyOf);
  const [max, seconds] = [limits.map((c) => c.max), limits.map((c) => c.windowMinutes * 60)];
  for (;;) {
    const found = await consumeAll(database, { keys, max: max, seconds });
    if (found) return found;
  }
}

export async function checkRateLimits({ counters }        , limits                           )                    {
  const rows = await findCounts(counters, { keys: limits.map(keyOf) });
  const points = pointsOf(limits, rows);
  const usedUp = limits.filter(({ max }, index) => (points[index] ?? 0) >= max).map(keyOf);
  refuseAny(
    limits,
    rows.filter(({ key }) => usedUp.includes(key)),
  );
  return points;
}

/** Reports the longest wait, so that nobody is refused again by the next limit. */
function refuseAny(limits                           , usedUp                     )       {
  const [longest] = usedUp.toSorted((a, b) => b.endsInMs - a.endsInMs);
  if (!longest) return;
  const limit = limits.find((one) => keyOf(one) === longest.key);
  throw (limit?.createError ?? tooManyAttempts)(longest.endsInMs);
}

const pointsOf = (limits                           , rows                     ) =>
  limits.map((limit) => rows.find(({ key }) => key === keyOf(limit))?.points ?? 0);

export async function releaseRateLimits({ counters }        , limits                           )                {
  await releaseOne(counters, { keys: limits.map(keyOf) });
}

export async function resetRateLimits(db    , limits                           )                {
  await deleteCounts(db, { keys: limits.map(keyOf) });
}
