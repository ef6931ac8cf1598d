import '../startup/resolve-imports.server.ts';
import { setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { unwrapQueryError } from '../unwrap-query-error.server.ts';
import { createRpcClient, type RpcClient } from './worker-rpc.server.ts';

export type ThreadStart = { niceness: number };
export type ThreadTask = { file: string; name: string; input: unknown; port: MessagePort };

/** The cause of an error from a thread. */
export type CodeOfError = { code: unknown; cause: unknown };

type Task = (input: unknown, ask: RpcClient) => unknown;

// On Linux this sets the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority((Piscina.workerData as ThreadStart).niceness);

export default async function runTask({ file, name, input, port }: ThreadTask): Promise<unknown> {
  const module = (await import(file)) as Record<string, Task>;
  const task = module[name];
  if (!task) throw new Error(`${file} exports no ${name}`);
  try {
    return await task(input, createRpcClient(port));
  } catch (cause) {
    throw withCodeInCause(cause);
  }
}

/** Only message, stack and cause of an error go from thread to thread. */
function withCodeInCause(thrown: unknown): unknown {
  const error = unwrapQueryError(thrown);
  if (error instanceof Error && 'code' in error)
    error.cause = { code: error.code, cause: error.cause } satisfies CodeOfError;
  return error;
}
