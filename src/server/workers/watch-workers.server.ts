import type { Worker } from 'node:cluster';
import type { Log } from '../log.server.ts';

export type WorkerWatch = {
  begin(worker: Worker): void;
  answered(worker: Worker): void;
  end(): void;
};

const maxUnanswered = 10;

/**
 * Asks each worker ten times within `silenceMs` whether it answers, and kills one that did not: the kernel still gives it
 * a share of the connections, and what came over them would wait for as long as it stands still.
 */
export function watchWorkers(ask: (worker: Worker) => void, log: Log, silenceMs: number): WorkerWatch {
  const everyMs = silenceMs / maxUnanswered;
  const unanswered = new Map<Worker, number>();
  let lastAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Where this process stood still as well, the workers had no time to answer.
    const wasAway = now - lastAt > 3 * everyMs;
    lastAt = now;
    for (const [worker, count] of unanswered) {
      if (worker.isDead()) unanswered.delete(worker);
      else if (!wasAway && count >= maxUnanswered) kill(worker);
      else {
        unanswered.set(worker, wasAway ? 1 : count + 1);
        ask(worker);
      }
    }
  }, everyMs).unref();

  function kill(worker: Worker): void {
    unanswered.delete(worker);
    const { pid } = worker.process;
    log.error({ worker: pid }, `a worker did not answer for ${silenceMs / 1000} seconds and is killed`);
    worker.process.kill('SIGKILL');
  }

  return {
    begin: (worker) => void unanswered.set(worker, 0),
    answered: (worker) => void (unanswered.has(worker) && unanswered.set(worker, 0)),
    end: () => clearInterval(timer),
  };
}
