import { availableParallelism } from 'node:os';
import { t } from '../../lib/i18n.ts';
import { ipNetworkOf } from '../ip-network.server.ts';
import { HttpError, retryLater } from '../refuse.server.ts';
import { createFairQueue, type FairQueue, QueueFullError, type QueueOptions } from './fair-queue.server.ts';

// At least two, because a caller uses one at a time and must not block the others.
const concurrentJobs = Math.max(2, availableParallelism() - 1);

type NamedQueueOptions = QueueOptions & { retryAfterSeconds: number };

const queueOptions = {
  pages: { concurrency: 64, perCaller: 4, maxWaiting: 400, maxWaitingPerCaller: 100, retryAfterSeconds: 2 },
  // For requests that `pages` let in.
  rendering: { concurrency: 16, perCaller: 1, maxWaiting: 64, maxWaitingPerCaller: 4, retryAfterSeconds: 2 },
  uploads: { concurrency: 64, perCaller: 2, maxWaiting: 200, maxWaitingPerCaller: 20, retryAfterSeconds: 2 },
  lists: { concurrency: concurrentJobs, perCaller: 1, maxWaiting: 64, maxWaitingPerCaller: 12, retryAfterSeconds: 2 },
  documents: {
    concurrency: concurrentJobs,
    perCaller: 1,
    maxWaiting: 40,
    maxWaitingPerCaller: 4,
    retryAfterSeconds: 10,
  },
  public_files: {
    concurrency: concurrentJobs,
    perCaller: 1,
    maxWaiting: 60,
    maxWaitingPerCaller: 10,
    retryAfterSeconds: 5,
  },
  papers: { concurrency: 16, perCaller: 1, maxWaiting: 64, maxWaitingPerCaller: 4, retryAfterSeconds: 10 },
  imports: { concurrency: 3, perCaller: 1, maxWaiting: 20, maxWaitingPerCaller: 4, retryAfterSeconds: 30 },
  catalogue: { concurrency: 1, perCaller: 1, maxWaiting: 20, maxWaitingPerCaller: 2, retryAfterSeconds: 30 },
} as const satisfies Record<string, NamedQueueOptions>;

export type QueueName = keyof typeof queueOptions;

export type QueueClient = {
  customerId?: number | undefined;
  staffId?: number | undefined;
  tokenId?: number | undefined;
  address: string;
  signal?: AbortSignal | undefined;
};

const queues = Object.fromEntries(
  Object.entries(queueOptions).map(([queueName, terms]) => [queueName, createFairQueue(terms)]),
) as Record<QueueName, FairQueue>;

export const waitingIn = (queueName: QueueName): number => queues[queueName].waiting();

export const isCrowded = (queueName: QueueName): boolean => queues[queueName].isCrowded();

/** Throws the 429 that `runInQueue` would throw at once, so that nothing is looked up for it. */
export function refuseWhenFull(queueName: QueueName, client: QueueClient): void {
  try {
    queues[queueName].refuseWhenFull(callerOf(client));
  } catch (cause) {
    throw toHttpError(cause, queueName);
  }
}

/** Throws a 429 when the queue is full. Never enter a queue from within itself: the job would wait for itself. */
export async function runInQueue<Result>(
  queueName: QueueName,
  client: QueueClient,
  work: () => Promise<Result>,
): Promise<Result> {
  const { signal } = client;
  try {
    return await queues[queueName].run(callerOf(client), work, signal);
  } catch (cause) {
    if (signal?.aborted && cause === signal.reason) throw new HttpError(400, 'The client cancelled the request.');
    throw toHttpError(cause, queueName);
  }
}

/** Colleagues behind one address do not wait for each other once they are known. */
function callerOf({ customerId, staffId, tokenId, address }: QueueClient): string {
  if (customerId !== undefined) return `customer ${customerId}`;
  if (staffId !== undefined) return `staff ${staffId}`;
  return tokenId === undefined ? `network ${ipNetworkOf(address)}` : `token ${tokenId}`;
}

function toHttpError(cause: unknown, queueName: QueueName): unknown {
  if (!(cause instanceof QueueFullError)) return cause;
  const { retryAfterSeconds: seconds } = queueOptions[queueName];
  const message =
    cause.fullFor === 'caller'
      ? t`We are still working on your earlier requests. Please try again in ${seconds} seconds.`
      : t`We are very busy right now. Please try again in ${seconds} seconds.`;
  return retryLater(429, seconds * 1000, message);
}
