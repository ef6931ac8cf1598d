import '../startup/resolve-imports.server.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { withCodeInCause } from './task-errors.server.ts';
import type { Task } from './worker-entry.server.ts';
import { type Answer, createRpcClient, type Question, type RpcEnd } from './worker-rpc.server.ts';

export type FileLimits = {
  /** The memory of the whole process. */
  megabytes: number;
  /** The time of a processor from when the program of the process has started; on Linux only. */
  processorSeconds: number;
  /** The time that passes on the clock. */
  seconds: number;
};

export type FileTask = { module: string; name: string; input: unknown; limits: FileLimits };
export type ToFileProcess = { is: 'task'; task: FileTask } | { is: 'answer'; answer: Answer };
export type FromFileProcess =
  | { is: 'begun' }
  | { is: 'question'; question: Question }
  | { is: 'result'; result: unknown }
  | { is: 'error'; error: unknown };

const send = (message: FromFileProcess) => process.send?.(message);

setPriority(5);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToFileProcess) => {
  if (message.is === 'task') void run(message.task);
});

async function run({ module, name, input, limits }: FileTask): Promise<void> {
  try {
    const task = ((await import(module)) as Record<string, Task>)[name];
    if (!task) throw new Error(`${module} exports no ${name}`);
    if (process.platform === 'linux') limitThisProcess(limits);
    send({ is: 'begun' });
    send({ is: 'result', result: await task(input, createRpcClient(storeEnd)) });
  } catch (cause) {
    // JavaScript may hear of it before the process has to end.
    if (isOutOfMemory(cause)) process.exit(1);
    send({ is: 'error', error: withCodeInCause(cause) });
  }
}

const isOutOfMemory = (cause: unknown) => cause instanceof RangeError && /alloc/i.test(cause.message);

const storeEnd: RpcEnd<Answer> = {
  send: (question) => void send({ is: 'question', question: question as Question }),
  listen: (hear) =>
    void process.on('message', (message: ToFileProcess) => {
      if (message.is === 'answer') hear(message.answer);
    }),
};

/**
 * The kernel ends the process beyond these, whether JavaScript, WebAssembly or a decoder takes the memory. V8 sets half a gigabyte of
 * addresses aside for machine code, which is no memory: so what may be added is counted from here.
 */
function limitThisProcess({ megabytes, processorSeconds }: FileLimits): void {
  // Were the machine out of memory, this should be what the kernel ends. `choom` and `prlimit` are of util-linux; without it the limits of
  // V8 and the clock remain.
  spawnSync('choom', ['--pid', String(process.pid), '--adjust', '1000']);
  const { rss } = process.memoryUsage();
  const [, kilobytes] = /^VmData:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const bytes = Number(kilobytes) * 1024 + Math.max(0, megabytes * 1e6 - rss);
  const { user, system } = process.cpuUsage();
  const seconds = Math.ceil((user + system) / 1e6) + processorSeconds;
  spawnSync('prlimit', ['--pid', String(process.pid), `--data=${bytes}`, `--cpu=${seconds}`, '--core=0']);
}
