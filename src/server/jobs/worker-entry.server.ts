import '../startup/resolve-imports.server.ts';
import { setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { withCodeInCause } from './task-errors.server.ts';
import { createRpcClient, endAt, type RpcClient } from './worker-rpc.server.ts';

export type ThreadStart = { niceness: number };
export type ThreadTask = { file: string; name: string; input: unknown; port: MessagePort };

/** A function that a module exports, for a thread or a process. */
export type Task = (input: unknown, ask: RpcClient) => unknown;

// On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority((Piscina.workerData as ThreadStart).niceness);

export default async function runTask({ file, name, input, port }: ThreadTask): Promise<unknown> {
  const module = (await import(file)) as Record<string, Task>;
  const task = module[name];
  if (!task) throw new Error(`${file} exports no ${name}`);
  try {
    return await task(input, createRpcClient(endAt(port)));
  } catch (cause) {
    throw withCodeInCause(cause);
  }
}
