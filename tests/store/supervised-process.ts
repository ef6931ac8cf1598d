import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { signal } from './signal.ts';
import { freePort } from './store-process.ts';

const program = join(import.meta.dirname, 'supervised-program.ts');

/** A parent without a store, whose workers say who they are. */
export async function startSupervised(settings: Record<string, string> = {}) {
  const port = settings.PORT ?? String(await freePort());
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_COMPILE_CACHE, PORT: port, ...settings };
  const child = spawn(process.execPath, [program], { env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const pid = child.pid ?? 0;
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    // The whole group, which is empty where a test ended well.
    signal(-pid, 'SIGKILL');
    await ended;
  });
  const until = (sentence: string) =>
    vi.waitFor(
      () => {
        if (!said.includes(sentence)) throw new Error(`not said yet: ${sentence}; but: ${said}`);
      },
      { timeout: 25_000 },
    );
  return {
    pid,
    port,
    ended,
    until,
    said: () => said,
    ask: () => askWorker(port),
    async open() {
      await until('listening');
      process.kill(pid, 'SIGUSR2');
      await until('open');
    },
  };
}

/** Each time over a connection of its own, so that the workers answer by turns. */
async function askWorker(port: string): Promise<{ pid: number; said: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  return (await response.json()) as { pid: number; said: string };
}

export async function findWorkers({ ask }: { ask: () => Promise<{ pid: number }> }): Promise<number[]> {
  const pids = new Set<number>();
  for (let i = 0; i < 20; i++) pids.add((await ask()).pid);
  return [...pids];
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
