import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../env.server.ts';
import type { Log } from '../log.server.ts';
import { workerRestarts } from '../metrics/metrics.server.ts';
import { StartupError } from '../startup-error.server.ts';
import { listensEarlyVariable, type ToParent, type ToWorker } from './worker-messages.ts';
import { restartOf } from './worker-restart.rule.ts';

export type Supervisor<Prepared> = {
  /** Starts the first worker, which listens before the store is prepared. False when it ended instead. */
  listen(): Promise<boolean>;
  /** Starts the others; resolves when all are open. */
  open(count: number, prepared: Prepared): Promise<void>;
  /** Rejects with a sentence when a worker ends again and again. */
  givenUp: Promise<never>;
  end(signal: NodeJS.Signals): Promise<void>;
};

/** How much longer than SHUTDOWN_SECONDS a worker may take before it is killed. */
const graceMs = 5_000;
/** A worker that does not answer its parent for this long is killed. */
const maxSilenceMs = 10_000;

/** The workers of this process, which run the same program and share its port. A worker that ends is started again. */
export function superviseWorkers<Prepared>(
  { shutdownSeconds }: Pick<Env, 'shutdownSeconds'>,
  log: Log,
  silenceMs = maxSilenceMs,
): Supervisor<Prepared> {
  const running = new Set<Worker>();
  const givenUp = Promise.withResolvers<never>();
  givenUp.promise.catch(() => {});
  let prepared: Prepared | undefined;
  let isEnding = false;

  const send = (worker: Worker, message: ToWorker<Prepared>) => {
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const watch = watchWorkers((worker) => send(worker, { type: 'ping' }), log, silenceMs);

  /** `opened` is called at each start of this place. */
  function start(lives: readonly number[], opened: () => void, variables: Record<string, string> = {}): Worker {
    const startedAt = performance.now();
    const worker = cluster.fork(variables);
    running.add(worker);
    worker.on('message', ({ type }: ToParent) => {
      if (type === 'opened') {
        watch.begin(worker);
        opened();
      }
      if (type === 'pong') watch.answered(worker);
      if (type === 'ready' && prepared !== undefined) send(worker, { type: 'open', prepared });
    });
    worker.on('error', (cause) => log.warn({ err: cause }, 'a worker could not be reached'));
    worker.once('exit', (code, signal) => {
      running.delete(worker);
      if (isEnding || prepared === undefined) return;
      void startAgain([...lives, performance.now() - startedAt], signal ?? `exit code ${code}`, opened);
    });
    return worker;
  }

  async function startAgain(lives: readonly number[], reason: string, opened: () => void): Promise<void> {
    const restart = restartOf(lives);
    if (restart === 'given up') {
      const sentence = `The workers end again and again right after their start (${reason}); the store ends too.`;
      givenUp.reject(new StartupError(sentence));
      return;
    }
    log.warn({ reason, afterMs: restart.afterMs }, 'a worker ended and is started again');
    await pause(restart.afterMs);
    if (isEnding) return;
    workerRestarts.inc();
    start(lives.slice(-10), opened);
  }

  const first = Promise.withResolvers<void>();
  return {
    givenUp: givenUp.promise,
    listen() {
      const worker = start([], first.resolve, { [listensEarlyVariable]: '1' });
      return new Promise((resolve) => {
        worker.on('message', ({ type }: ToParent) => type === 'listening' && resolve(true));
        worker.once('exit', () => resolve(false));
      });
    },
    async open(count, value) {
      prepared = value;
      const opened = [...running].map(() => first.promise);
      for (const worker of running) send(worker, { type: 'open', prepared });
      while (opened.length < count) {
        const { promise, resolve } = Promise.withResolvers<void>();
        start([], resolve);
        opened.push(promise);
      }
      await Promise.race([Promise.all(opened), givenUp.promise]);
    },
    async end(signal) {
      isEnding = true;
      watch.end();
      const left = [...running];
      const ended = Promise.all(left.map((worker) => once(worker, 'exit')));
      for (const worker of left) send(worker, { type: 'end', signal });
      const patience = new AbortController();
      const late = pause(shutdownSeconds * 1000 + graceMs, undefined, { signal: patience.signal });
      await Promise.race([ended, late.catch(() => undefined)]);
      patience.abort();
      for (const worker of running) worker.process.kill('SIGKILL');
      await ended;
    },
  };
}

type WorkerWatch = {
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
