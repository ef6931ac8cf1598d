import { setTimeout as pause } from 'node:timers/promises';
import { type StoreProcess, startStoreProcess } from '../store/store-process.ts';

export type KeptStore = {
  port: number;
  /** The process that runs now, or the last one. */
  current(): StoreProcess;
  /** Resolves as soon as a process is open. */
  opened(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the store again whenever it ends, as a service manager does. */
export function keepStore(dataDir: string, port: number, settings: Record<string, string>): KeptStore {
  let stopped = false;
  let store = startStoreProcess(dataDir, port, settings);
  const watch = async () => {
    while (!stopped) {
      await store.ended;
      if (stopped) return;
      await pause(200);
      store = startStoreProcess(dataDir, port, settings);
    }
  };
  const watching = watch();
  return {
    port,
    current: () => store,
    async opened() {
      while (!stopped) {
        const tried = store;
        const isOpen = await tried.opened.then(
          () => true,
          () => false,
        );
        if (isOpen) return;
        await pause(100);
      }
    },
    async stop() {
      stopped = true;
      await store.send('SIGTERM');
      await watching;
    },
  };
}
