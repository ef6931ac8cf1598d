import { constants } from 'node:os';

type End = (signal: NodeJS.Signals) => void;

export type SignalHandling = {
  /** `handle` ends the process by itself; a second signal exits at once. */
  onSignal(handle: (signal: NodeJS.Signals) => Promise<void>): void;
  /** Makes the next signal exit at once. */
  exitAtOnce(): void;
};

/** The signals by which a balancer, a service manager or a person at the terminal ends this process. */
export function listenToSignals(end: End): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(signal));
}

/** A signal exits at once until `onSignal` is called: what has registered for the exit, as the database, is still ended. */
export function endBySignal(listen: (end: End) => void): SignalHandling {
  let end: End = exitBy;
  listen((signal) => end(signal));
  const exitAtOnce = () => {
    end = exitBy;
  };
  return {
    onSignal(handle) {
      end = (signal) => {
        exitAtOnce();
        void handle(signal);
      };
    },
    exitAtOnce,
  };
}

/** The exit code by which shells report a signal. */
function exitBy(signal: NodeJS.Signals): never {
  process.exit(128 + constants.signals[signal]);
}
