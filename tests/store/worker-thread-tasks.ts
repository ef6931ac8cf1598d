import { randomBytes } from 'node:crypto';
import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import type { RpcClient } from '../../src/server/jobs/worker-rpc.server.ts';

export const whereAmI = () => ({ thread: threadId, priority: getPriority() });

/** Never the same twice. */
export const print = () => new Uint8Array(randomBytes(8));

export const sum = async (numbers: readonly number[], ask: RpcClient): Promise<number> => {
  const more = (await ask('more', numbers.length)) as number;
  return numbers.reduce((total, number) => total + number, more);
};

export function fail(): never {
  throw new Error('the task is broken');
}

export function loseDatabase(): never {
  throw lostConnection();
}

const lostConnection = () =>
  Object.assign(new Error('connect ECONNREFUSED', { cause: 'no route' }), { code: 'ECONNREFUSED' });

export function runForever(): never {
  for (;;);
}

export function crash(): never {
  process.exit(3);
}

export function fillMemory(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array<number>(100_000).fill(0.5));
}

export const whichProcess = () => ({ pid: process.pid, settings: Object.keys(process.env) });

export function fillBuffers(): never {
  const kept: Buffer[] = [];
  for (;;) kept.push(Buffer.alloc(10_000_000, 1));
}

/** A hundred memories, each below the limit of one. */
export function fillWebAssembly(): never {
  const kept: Uint8Array[] = [];
  for (;;) kept.push(new Uint8Array(new WebAssembly.Memory({ initial: 800 }).buffer).fill(1));
}
