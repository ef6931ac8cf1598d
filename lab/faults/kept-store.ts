import { setTimeout as pause } from 'node:timers/promises';
import { type StoreProcess, startStoreProcess } from '../../tests/store/store-process.ts';
import { findCrashes } from './find-crashes.ts';

export type KeptStore = {
  port: number;
  /** The process that runs now, or the last one. */
  current(): StoreProcess;
  /** Resolves as soon as a process is open. */
  opened(): Promise<void>;
  /** What processes, workers too, wrote that an exception has ended. */
  crashes(): readonly string[];
  stop(): Promise<void>;
};

/** Starts the store again whenever it ends, as a service manager does. */
export function keepStore(dataDir: string, port: number, settings: Record<string, string>): KeptStore {
  const start = () => {
    const store = startStoreProcess(dataDir, port, settings);
    const begun = { store, isRunning: true };
    store.ended.then(() => {
      begun.isRunning = false;
    });
    return begun;
  };
  const ended: string[] = [];
  let stopped = false;
  let last = start();
  const watch = async () => {
    for (;;) {
      const { errors } = await last.store.ended;
      ended.push(errors);
      await pause(200);
      if (stopped) return;
      last = start();
    }
  };
  const watching = watch();
  return {
    port,
    current: () => last.store,
    crashes: () => [...ended, last.store.errors()].flatMap(findCrashes),
    async opened() {
      while (!stopped) {
        const tried = last;
        const isOpen = await tried.store.opened.then(
          () => true,
          () => false,
        );
        if (isOpen && tried.isRunning) return;
        await pause(50);
      }
    },
    async stop() {
      stopped = true;
      await last.store.send('SIGTERM');
      await watching;
    },
  };
}
