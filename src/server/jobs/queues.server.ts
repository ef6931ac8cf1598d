import { availableParallelism } from 'node:os';
import { t } from '../../lib/i18n.ts';
import { ipNetworksOf } from '../ip-network.server.ts';
import { HttpError, retryLater } from '../refuse.server.ts';
import {
  createFairQueue,
  type FairQueue,
  type Holders,
  QueueFullError,
  type QueueOptions,
} from './fair-queue.server.ts';

// There are at least two, because a network uses one at a time and must not block the others.
const concurrentJobs = Math.max(2, availableParallelism() - 1);

type NamedQueueOptions = QueueOptions & { retryAfterSeconds: number };

const oneAtATime = { perCaller: 1, perNetwork: 1, reserved: 1 };

const queueOptions = {
  pages: {
    concurrency: 64,
    reserved: 16,
    perCaller: 4,
    perNetwork: 4,
    maxWaiting: 400,
    maxWaitingPerCaller: 100,
    retryAfterSeconds: 2,
  },
  // Renders requests that `pages` let in, also those of an account whose colleagues were not known there yet.
  rendering: {
    ...oneAtATime,
    concurrency: 16,
    reserved: 4,
    maxWaiting: 64,
    maxWaitingPerCaller: 64,
    retryAfterSeconds: 2,
  },
  uploads: {
    concurrency: 64,
    reserved: 16,
    perCaller: 2,
    perNetwork: 4,
    maxWaiting: 200,
    maxWaitingPerCaller: 20,
    retryAfterSeconds: 2,
  },
  passwords: {
    concurrency: 2,
    reserved: 1,
    perCaller: 2,
    perNetwork: 2,
    maxWaiting: 100,
    maxWaitingPerCaller: 20,
    retryAfterSeconds: 2,
  },
  lists: {
    ...oneAtATime,
    concurrency: concurrentJobs,
    maxWaiting: 64,
    maxWaitingPerCaller: 12,
    retryAfterSeconds: 2,
  },
  documents: {
    ...oneAtATime,
    concurrency: concurrentJobs,
    maxWaiting: 40,
    maxWaitingPerCaller: 4,
    retryAfterSeconds: 10,
  },
  public_files: {
    ...oneAtATime,
    concurrency: concurrentJobs,
    maxWaiting: 60,
    maxWaitingPerCaller: 10,
    retryAfterSeconds: 5,
  },
  papers: {
    ...oneAtATime,
    concurrency: 16,
    // A file may arrive slowly.
    perNetwork: 4,
    reserved: 4,
    maxWaiting: 64,
    maxWaitingPerCaller: 4,
    retryAfterSeconds: 10,
  },
  imports: { ...oneAtATime, concurrency: 3, maxWaiting: 20, maxWaitingPerCaller: 4, retryAfterSeconds: 30 },
  // One for everybody: it is kept until the catalogue changes.
  catalogue: {
    ...oneAtATime,
    concurrency: 1,
    reserved: 0,
    maxWaiting: 20,
    maxWaitingPerCaller: 2,
    retryAfterSeconds: 30,
  },
} as const satisfies Record<string, NamedQueueOptions>;

export type QueueName = keyof typeof queueOptions;

/** A visitor where neither buyer, staff nor program is known. The context of a call is one. */
export type QueueClient = {
  caller?: { customerId: number; standing: 'active' | 'approval' | 'pending' } | undefined;
  staff?: { staffId: number } | undefined;
  machine?: { tokenId: number } | undefined;
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
    queues[queueName].refuseWhenFull(holdersOf(client));
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
    return await queues[queueName].run(holdersOf(client), work, signal);
  } catch (cause) {
    if (signal?.aborted && cause === signal.reason) throw new HttpError(400, 'The client cancelled the request.');
    throw toHttpError(cause, queueName);
  }
}

/**
 * Colleagues behind one address do not wait for each other once they are known. Anybody can open an account: until staff
 * have looked at it, it has no more than a visitor of its network.
 */
export function holdersOf({ caller, staff, machine, address }: QueueClient): Holders {
  if (staff) return ['staff and programs', `staff ${staff.staffId}`];
  if (machine) return ['staff and programs', `token ${machine.tokenId}`];
  const networks = ipNetworksOf(address);
  if (!caller) return ['visitors', ...networks];
  const customer = `customer ${caller.customerId}`;
  return caller.standing === 'pending' ? ['visitors', ...networks, customer] : ['buyers', customer];
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
