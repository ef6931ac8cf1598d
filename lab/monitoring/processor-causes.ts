import { setTimeout as pause } from 'node:timers/promises';
import { shareHref } from '../../src/catalogue/items/item-link.rule.ts';
import { requestStore } from '../../tests/store/call-running-store.ts';
import type { Replication } from '../../tests/store/start-replication.ts';
import type { StoreProcess } from '../../tests/store/store-process.ts';

// Each leaves the store little processor, and returns what ends it.

/** Stops the process for so many milliseconds of each second. */
export function pauseStore({ pid }: StoreProcess, pausedMs: number) {
  let ended = false;
  const pausing = (async () => {
    while (!ended) {
      process.kill(pid, 'SIGSTOP');
      await pause(pausedMs);
      process.kill(pid, 'SIGCONT');
      await pause(1_000 - pausedMs);
    }
  })();
  return async () => {
    ended = true;
    await pausing;
  };
}

/** Two visitors ask for data sheets, until four were given up because no thread prints them in time on so little processor. */
export async function printTooSlowly({ onPrimary }: Replication, store: StoreProcess) {
  const items = await onPrimary("select id from items where site = 'nod' and retired_at is null order by id limit 100");
  let givenUp = 0;
  const ask = async (localAddress: string) => {
    while (givenUp < 4) {
      const href = shareHref('nod', Number(items.pop()?.id));
      const { status } = await requestStore({ port: store.port, localAddress }, `${href}/datasheet.pdf`);
      if (status === 503) givenUp += 1;
    }
  };
  // While it stands still so long, Prometheus cannot read its metrics either.
  const goOn = pauseStore(store, 980);
  await Promise.all(['127.0.0.2', '127.0.0.3'].map(ask));
  await goOn();
  return async () => {};
}
