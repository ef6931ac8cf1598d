import { availableParallelism } from 'node:os';
import { t } from '../../lib/i18n.ts';
import { ipNetworkOf } from '../ip-network.server.ts';
import { HttpError, retryLater } from '../refuse.server.ts';
import { createFairQueue, type FairQueue, QueueFullError, type QueueOptions } from './fair-queue.server.ts';

// A caller uses one place at a time, so with two there is always one for somebody else.
const places = Math.max(2, availableParallelism() - 1);

type NamedQueueOptions = QueueOptions & { retryAfterSeconds: number };

/** Work that takes more than a few milliseconds waits in the lane of its kind, so that no kind waits for another. */
const queueOptions = {
  /** Pages made for one reader or not kept yet: nobody's many pages keep another's one waiting. */
  pages: { concurrency: 16, perCaller: 1, maxWaiting: 400, maxWaitingPerCaller: 100, retryAfterSeconds: 2 },
  /** Requests with a long body: to receive and parse one takes longer than most calls. */
  uploads: { concurrency: 64, perCaller: 2, maxWaiting: 200, maxWaitingPerCaller: 20, retryAfterSeconds: 2 },
  /** Lists of numbers: quick order, a search for several numbers. */
  lists: { concurrency: places, perCaller: 1, maxWaiting: 64, maxWaitingPerCaller: 12, retryAfterSeconds: 2 },
  /** Papers of an account and exports: statements, invoices, spreadsheets. */
  documents: { concurrency: places, perCaller: 1, maxWaiting: 40, maxWaitingPerCaller: 4, retryAfterSeconds: 10 },
  /** Files that any visitor may open: data sheets, pictures of items, legal texts. */
  public_files: { concurrency: places, perCaller: 1, maxWaiting: 60, maxWaitingPerCaller: 10, retryAfterSeconds: 5 },
  /** A whole catalogue. */
  catalogue: { concurrency: 1, perCaller: 1, maxWaiting: 20, maxWaitingPerCaller: 2, retryAfterSeconds: 30 },
} as const satisfies Record<string, NamedQueueOptions>;

export type QueueName = keyof typeof queueOptions;

/** Who asks for heavy work; `signal` ends the wait of a request that nobody waits for any more. */
export type QueueClient = {
  customerId?: number | undefined;
  address: string;
  signal?: AbortSignal | undefined;
};

const queues = Object.fromEntries(
  Object.entries(queueOptions).map(([queueName, terms]) => [queueName, createFairQueue(terms)]),
) as Record<QueueName, FairQueue>;

/** How many jobs of a lane wait for their turn. */
export const waitingIn = (queueName: QueueName): number => queues[queueName].waiting();

/**
 * Runs `work` when it is the caller's turn in the lane. Refuses with 429 and Retry-After when too much waits. One lane is
 * never entered from within it: the second job would wait for the first.
 */
export async function runInQueue<Result>(
  queueName: QueueName,
  { customerId, address, signal }: QueueClient,
  work: () => Promise<Result>,
): Promise<Result> {
  const caller = customerId === undefined ? `network ${ipNetworkOf(address)}` : `customer ${customerId}`;
  try {
    return await queues[queueName].run(caller, work, signal);
  } catch (cause) {
    if (cause instanceof QueueFullError) throw tooBusy(cause, queueOptions[queueName].retryAfterSeconds);
    if (signal?.aborted && cause === signal.reason) throw new HttpError(400, 'The request was ended by its sender.');
    throw cause;
  }
}

function tooBusy({ fullFor }: QueueFullError, seconds: number): HttpError {
  const message =
    fullFor === 'caller'
      ? t`We are still working on your earlier requests. Please try again in ${seconds} seconds.`
      : t`We are very busy just now. Please try again in ${seconds} seconds.`;
  return retryLater(429, seconds * 1000, message);
}
