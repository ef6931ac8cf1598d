import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeadlock } from './database-down.server.ts';

const maxRetries = 2;
/** Lets the other transaction take the lock that it waited for. */
const pauseMs = { min: 20, max: 60 };

/** Runs a whole transaction again after a deadlock: PostgreSQL has undone it, so that nothing is done twice. */
export async function retryDeadlocks<Result>(
  run: () => Promise<Result>,
  onDeadlock: (cause: unknown) => void,
): Promise<Result> {
  for (let retriesLeft = maxRetries; ; retriesLeft -= 1) {
    try {
      return await run();
    } catch (cause) {
      if (retriesLeft === 0 || !isDeadlock(cause)) throw cause;
      onDeadlock(cause);
      await pause(randomInt(pauseMs.min, pauseMs.max));
    }
  }
}
