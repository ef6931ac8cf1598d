import cluster from 'node:cluster';
import { listensEarlyVariable, type ToParent, type ToWorker } from './worker-messages.ts';

export type ParentLink<Prepared> = {
  /** Answers probes while the store is prepared; the other workers listen once they are open. */
  listensEarly: boolean;
  /** Resolves when the parent has prepared the store. */
  prepared: Promise<Prepared>;
  onEnd(end: (signal: NodeJS.Signals) => void): void;
  report(state: 'listening' | 'opened'): void;
};

/**
 * The link of a worker to its parent; undefined in a process without one. Node ends a worker whose link breaks, so that
 * none stays behind when the parent is killed.
 */
export function joinParent<Prepared>(): ParentLink<Prepared> | undefined {
  if (!cluster.isWorker) return undefined;
  // Ctrl-C reaches the whole process group; the parent alone decides when a worker ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  // Messages to a parent that is gone fail; the broken link ends the worker next.
  cluster.worker?.on('error', () => undefined);
  let end = (_signal: NodeJS.Signals): void => process.exit(0);
  const prepared = new Promise<Prepared>((resolve) => {
    process.on('message', (message: ToWorker<Prepared>) => {
      if (message.type === 'open') resolve(message.prepared);
      // The metrics' package sends messages of its own.
      if (message.type === 'end') end(message.signal);
      if (message.type === 'ping') report('pong');
    });
  });
  const report = (type: ToParent['type']) => void process.send?.({ type });
  report('ready');
  return {
    listensEarly: process.env[listensEarlyVariable] === '1',
    prepared,
    onEnd(handler) {
      end = handler;
    },
    report,
  };
}
