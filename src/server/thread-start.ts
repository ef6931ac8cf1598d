import { setPriority } from 'node:os';
import { Piscina } from 'piscina';

/** What a thread is given when it starts, and then for each task. */
export type ThreadStart = { niceness: number };
export type ThreadTask = { file: string; name: string; input: unknown };

// On Linux this is the priority of this thread alone, elsewhere that of the whole process.
if (process.platform === 'linux') setPriority((Piscina.workerData as ThreadStart).niceness);

/** Runs one task: the named function of a module. */
export default async function runTask({ file, name, input }: ThreadTask): Promise<unknown> {
  const module = (await import(file)) as Record<string, (input: unknown) => unknown>;
  const task = module[name];
  if (!task) throw new Error(`${file} exports no ${name}`);
  return task(input);
}
