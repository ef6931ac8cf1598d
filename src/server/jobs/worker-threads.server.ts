import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { t } from '../../lib/i18n.ts';
import { threadRestarts } from '../metrics/metrics.server.ts';
import { retryLater } from '../refuse.server.ts';
import type { QueueName } from './queues.server.ts';
import { withCode } from './task-errors.server.ts';
import type { ThreadStart, ThreadTask } from './worker-entry.server.ts';
import { createRpcServer, type RpcHandlers } from './worker-rpc.server.ts';

type ThreadPoolOptions = {
  maxSeconds: number;
  maxMegabytes: number;
  /** 0 is the priority of the store itself, 19 the lowest. */
  niceness: number;
};

/** Each pool serves the queue of the same name. Files of strangers are opened in processes instead (file-processes.server.ts). */
export type ThreadPoolName = Exclude<QueueName, 'pages' | 'rendering' | 'uploads' | 'passwords' | 'papers' | 'imports'>;

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
        if (signal.aborted || hasCrashed(cause)) threadRestarts.inc();
        if (signal.aborted)
          throw retryLater(
            503,
            retryAfterMs,
            t`This took too long and was stopped. Please try again with a smaller request.`,
          );
        throw answering.failure ?? withCode(cause);
      } finally {
        answering.close();
      }
    },
  };
}

/** A thread that ran out of memory, or ended by itself. */
const hasCrashed = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_WORKER_');

const withItsPort = (task: ThreadTask) => move({ [transferableSymbol]: [task.port], [valueSymbol]: task });

const threads = new Map<ThreadPoolName, ThreadPool>();

/** Runs the export `name` of `file` in a worker thread. Call from within the queue, which bounds the tasks. */
export function runInThread<Output>(
  poolName: ThreadPoolName,
  file: URL,
  name: string,
  input: unknown,
  handlers?: RpcHandlers,
): Promise<Output> {
  const pool = threads.get(poolName) ?? createThreadPool(poolOptions[poolName]);
  threads.set(poolName, pool);
  return pool.run<Output>(file, name, input, handlers);
}
