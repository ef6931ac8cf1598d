import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { threadRestarts } from '../metrics/metrics.server.ts';
import type { FileLimits, FileTask, FromFileProcess, ToFileProcess } from './file-process-entry.server.ts';
import { withCode } from './task-errors.server.ts';
import { type Answer, answerQuestions, type Question, type RpcEnd, type RpcHandlers } from './worker-rpc.server.ts';

const limits = {
  papers: { megabytes: 256, processorSeconds: 3, seconds: 60 },
  // The decoder holds all pixels: 530 MB where 40 million of them are see-through.
  pictures: { megabytes: 576, processorSeconds: 15, seconds: 120 },
  imports: { megabytes: 256, processorSeconds: 20, seconds: 120 },
  // It opens pictures too, one after the other, beside its own code.
  import_runs: { megabytes: 640, processorSeconds: 2 * 3600, seconds: 6 * 3600 },
  // No file of strangers: the process keeps the work and its memory away from visitors.
  exports: { megabytes: 256, processorSeconds: 3600, seconds: 2 * 3600 },
} as const satisfies Record<string, FileLimits>;

export type FileKind = keyof typeof limits;

/** Files that are opened at once share this memory: a picture, or two other files. Imports and exports that run are not waited for. */
const budget = createMemoryBudget(576);

/** The file took more memory or time than it may, or what reads it gave up. The process has ended. */
export class FileTooHeavy extends Error {}

/**
 * Runs the export `name` of `module` in a process of its own, which ends with it: whatever a hostile file does to a decoder, it does to no
 * other file. Call from within the queue, in which a caller has one file open at a time.
 */
export function openInProcess<Output>(
  kind: FileKind,
  module: URL,
  name: string,
  input: unknown,
  handlers: RpcHandlers = {},
): Promise<Output> {
  const task: FileTask = { module: module.href, name, input, limits: limits[kind] };
  const open = () => runFileTask<Output>(task, handlers);
  return kind === 'import_runs' || kind === 'exports' ? open() : budget.run(limits[kind].megabytes, open);
}

export async function runFileTask<Output>(task: FileTask, handlers: RpcHandlers = {}): Promise<Output> {
  const child = startProcess(task.limits);
  const answering = answerQuestions(rpcEndOf(child), handlers);
  const timer = new AbortController();
  const tooLong = pause(task.limits.seconds * 1000, undefined, { ref: false, signal: timer.signal });
  try {
    return await Promise.race([
      resultOf<Output>(child, task),
      tooLong.then(() => {
        throw new FileTooHeavy(`The file took more than ${task.limits.seconds} seconds.`);
      }),
    ]);
  } catch (cause) {
    if (cause instanceof FileTooHeavy) threadRestarts.inc();
    throw answering.failure ?? withCode(cause);
  } finally {
    timer.abort();
    tooLong.catch(() => undefined);
    child.kill('SIGKILL');
  }
}

const entry = new URL('./file-process-entry.server.ts', import.meta.url);

/** The process gets none of the settings of the store, which hold its secrets. */
const handedOn = [
  'PATH',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'TZ',
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
];

function startProcess({ megabytes }: FileLimits): ChildProcess {
  return fork(entry, {
    env: Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    // A page of WebAssembly memory has 64 KiB.
    execArgv: [
      `--max-old-space-size=${megabytes}`,
      '--max-semi-space-size=8',
      `--wasm-max-mem-pages=${megabytes * 16}`,
    ],
    serialization: 'advanced',
    // A signal to end the store is for the store, which then ends what it has begun.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function resultOf<Output>(child: ChildProcess, task: FileTask): Promise<Output> {
  const finished = Promise.withResolvers<Output>();
  let hasBegun = false;
  child.on('message', (message: FromFileProcess) => {
    if (message.is === 'begun') hasBegun = true;
    if (message.is === 'result') finished.resolve(message.result as Output);
    if (message.is === 'error') finished.reject(message.error);
  });
  child.on('error', finished.reject);
  child.on('exit', async (code, signal) => {
    // The last message before its end may still be on its way.
    if (child.connected) await once(child, 'disconnect');
    const end = `ended with ${signal ?? code}`;
    finished.reject(
      hasBegun
        ? new FileTooHeavy(`The process that opened the file ${end}.`)
        : new Error(`The process that opens files could not start: it ${end}.`),
    );
  });
  send(child, { is: 'task', task });
  return finished.promise;
}

const rpcEndOf = (child: ChildProcess): RpcEnd<Question> => ({
  send: (answer) => send(child, { is: 'answer', answer: answer as Answer }),
  listen: (hear) =>
    void child.on('message', (message: FromFileProcess) => {
      if (message.is === 'question') hear(message.question);
    }),
});

/** A process that has ended says so by itself. */
const send = (child: ChildProcess, message: ToFileProcess) => void child.send(message, () => undefined);

type Waiting = { megabytes: number; begin(): void };

/** Jobs that run at once have no more megabytes together than these; the others wait, the first come first. */
export function createMemoryBudget(megabytesInAll: number) {
  let free = megabytesInAll;
  const waiting: Waiting[] = [];
  const beginNext = () => {
    for (let [next] = waiting; next && next.megabytes <= free; [next] = waiting) {
      free -= next.megabytes;
      waiting.shift();
      next.begin();
    }
  };
  return {
    async run<Result>(megabytes: number, work: () => Promise<Result>): Promise<Result> {
      if (megabytes > megabytesInAll) throw new Error(`no job may have ${megabytes} MB`);
      await new Promise<void>((begin) => {
        waiting.push({ megabytes, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        free += megabytes;
        beginNext();
      }
    },
  };
}
