import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { t } from '../../lib/i18n.ts';
import { retryLater } from '../refuse.server.ts';
import type { QueueName } from './queues.server.ts';
import type { ThreadStart, ThreadTask } from './worker-entry.server.ts';
import { createRpcServer, type RpcHandlers } from './worker-rpc.server.ts';

type ThreadPoolOptions = {
  /** A task that takes longer is stopped, and its thread with it. */
  maxSeconds: number;
  maxMegabytes: number;
  /** What the system gives its processors to first: 0 is the store itself, 19 comes last. */
  niceness: number;
};

/** Pages and uploads are the work of the thread that answers. */
export type ThreadPoolName = Exclude<QueueName, 'pages' | 'uploads'>;

const poolOptions: Record<ThreadPoolName, ThreadPoolOptions> = {
  lists: { maxSeconds: 15, maxMegabytes: 256, niceness: 5 },
  public_files: { maxSeconds: 20, maxMegabytes: 256, niceness: 5 },
  documents: { maxSeconds: 60, maxMegabytes: 512, niceness: 10 },
  catalogue: { maxSeconds: 600, maxMegabytes: 256, niceness: 15 },
};

const idleMs = 60_000;
const retryAfterMs = 30_000;

export type ThreadPool = {
  run<Output>(file: URL, name: string, input: unknown, handlers?: RpcHandlers): Promise<Output>;
};

/** Threads that are started when there is work, kept while there is, and replaced when they break. */
export function createThreadPool({ maxSeconds, maxMegabytes, niceness }: ThreadPoolOptions): ThreadPool {
  const pool = new Piscina({
    filename: new URL('./worker-entry.server.ts', import.meta.url).href,
    workerData: { niceness } satisfies ThreadStart,
    minThreads: 0,
    idleTimeout: idleMs,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 48 },
  });
  return {
    async run<Output>(file: URL, name: string, input: unknown, handlers: RpcHandlers = {}) {
      const signal = AbortSignal.timeout(maxSeconds * 1000);
      const answering = createRpcServer(handlers);
      const task: ThreadTask = { file: file.href, name, input, port: answering.port };
      try {
        return (await pool.run(withItsPort(task), { signal })) as Output;
      } catch (cause) {
        if (signal.aborted)
          throw retryLater(
            503,
            retryAfterMs,
            t`This took too long and was stopped. Please try again with less at once.`,
          );
        throw answering.failure ?? cause;
      } finally {
        answering.close();
      }
    },
  };
}

/** The task as the pool hands it over: everything is copied but the port, which moves. */
const withItsPort = (task: ThreadTask) => move({ [transferableSymbol]: [task.port], [valueSymbol]: task });

const threads = new Map<ThreadPoolName, ThreadPool>();

/**
 * Calls the function `name` of the module `file` with `input` in a thread beside the one that answers calls; what goes in
 * and comes out is copied. What the task asks for meanwhile, `answers` answer here. To be called from within the lane,
 * whose queue bounds it. A task that crashes or takes too long costs its thread only.
 */
export function runInThread<Output>(
  poolName: ThreadPoolName,
  file: URL,
  name: string,
  input: unknown,
  handlers?: RpcHandlers,
): Promise<Output> {
  const ofLane = threads.get(poolName) ?? createThreadPool(poolOptions[poolName]);
  threads.set(poolName, ofLane);
  return ofLane.run<Output>(file, name, input, handlers);
}
