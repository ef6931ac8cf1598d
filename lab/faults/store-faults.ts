import { signal } from '../../tests/store/signal.ts';
import { killOldestWorker } from '../../tests/store/store-process.ts';
import type { KeptStore } from './kept-store.ts';
import type { Fault } from './lanes.ts';
import type { StoreClock } from './store-clock.ts';

/** kill -9 of the store with its workers; its keeper starts it again. */
export const storeKilled = (store: KeptStore): Fault => ({
  name: 'store killed',
  async strike() {
    await store.current().send('SIGKILL');
    return () => store.opened();
  },
});

/** kill -9 of one worker; its parent starts another. */
export const workerKilled = (store: KeptStore): Fault => ({
  name: 'worker killed',
  async strike() {
    try {
      killOldestWorker(store.current());
    } catch {
      // The store is just starting, or has ended.
    }
    return () => store.opened();
  },
});

/** kill -9 of the parent alone; its workers have to end by themselves before its keeper can start it again. */
export const parentKilled = (store: KeptStore): Fault => ({
  name: 'parent of workers killed',
  async strike() {
    signal(store.current().pid, 'SIGKILL');
    return () => store.opened();
  },
});

export const storeFrozen = (store: KeptStore): Fault => ({
  name: 'store frozen',
  async strike() {
    const { pid } = store.current();
    signal(-pid, 'SIGSTOP');
    return async () => signal(-pid, 'SIGCONT');
  },
});

const jumps = [-3600, -90, 90, 3600];

export const clockJumped = (clock: StoreClock): Fault => ({
  name: 'clock of the store jumped',
  async strike(random) {
    await clock.setOffset(random.pick(jumps));
    return () => clock.setOffset(0);
  },
});
