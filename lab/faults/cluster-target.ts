import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { openDatabase } from '../../src/server/database/database.server.ts';
import { freePort } from '../../tests/store/store-process.ts';
import { databaseUrls } from '../ha/cluster.ts';
import {
  asNode,
  cut,
  fillDisk,
  findPlace,
  freeze,
  heal,
  killEtcd,
  killNode,
  killServer,
  loseSome,
  slow,
} from '../ha/faults.ts';
import type { Place } from '../ha/layout.ts';
import type { Target } from './embedded-target.ts';
import { type KeptStore, keepStore } from './kept-store.ts';
import type { Fault, Lane } from './lanes.ts';
import type { Providers } from './providers.ts';
import { createStoreClock } from './store-clock.ts';
import { clockJumped, parentKilled, storeFrozen, storeKilled, workerKilled } from './store-faults.ts';

const secretKey = 'a secret of the fault runs, long enough to sign';
const storeCount = 2;

const hits: readonly (readonly [name: string, place: string, hit: (place: Place) => Promise<unknown>])[] = [
  ['primary killed', 'primary', (place) => killServer(asNode(place))],
  ['machine of the primary killed', 'primary', killNode],
  ['standby killed', 'standby', (place) => killServer(asNode(place))],
  ['etcd of the primary killed', 'primary', (place) => killEtcd(asNode(place))],
  ['etcd of a standby killed', 'standby', (place) => killEtcd(asNode(place))],
  ['HAProxy killed', 'proxy', killNode],
  ['primary cut off', 'primary', cut],
  ['standby cut off', 'standby', cut],
  ['HAProxy cut off', 'proxy', cut],
  ['network of the standby slow', 'standby', (place) => slow(place)],
  ['network of the primary loses packets', 'primary', (place) => loseSome(place)],
  ['machine of the primary frozen', 'primary', freeze],
  ['machine of the standby frozen', 'standby', freeze],
  ['disk of the primary full', 'primary', (place) => fillDisk(asNode(place))],
];

/** Nobody is primary, or no standby confirms, for a moment after another fault: then the first node is hit. */
const placeOf = (word: string) => findPlace(word).catch(() => findPlace('node1'));

const clusterFaults: Fault[] = hits.map(([name, word, hit]) => ({
  name,
  async strike() {
    // A server that does not run now cannot be killed; the moment counts all the same.
    await hit(await placeOf(word)).catch(() => undefined);
    return async () => {
      const { healthy } = await heal();
      if (!healthy) throw new Error(`The members are not healthy again after '${name}'.`);
    };
  },
}));

/** Two stores with two workers each, which read replicas too, on the cluster of `npm run lab -- ha up`. */
export async function startClusterTarget({ settings }: Providers): Promise<Target> {
  const { primary: url, replicas } = databaseUrls();
  const dir = await mkdtemp(join(tmpdir(), 'raceway-faults-'));
  const stores: KeptStore[] = [];
  const lanes: Lane[] = [{ name: 'cluster', faults: clusterFaults, lastsMs: [3000, 18_000], quietMs: [500, 3000] }];
  for (let n = 1; n <= storeCount; n += 1) {
    const clock = await createStoreClock(join(dir, `clock-${n}`));
    const own = { DATABASE_URL: url, DATABASE_REPLICA_URLS: replicas, DEMO: '1', WORKERS: '2', SECRET_KEY: secretKey };
    const store = keepStore(join(dir, `store-${n}`), await freePort(), {
      ...own,
      LOG_LEVEL: 'fatal',
      ...clock?.settings,
      ...settings,
    });
    await store.opened();
    stores.push(store);
    const faults = [storeKilled, workerKilled, parentKilled, storeFrozen].map((make) => make(store));
    if (clock) faults.push(clockJumped(clock));
    lanes.push({ name: `store ${n}`, faults, lastsMs: [500, 3000], quietMs: [2000, 6000] });
  }
  return {
    ports: stores.map(({ port }) => port),
    lanes,
    openChecker: async () => new Pool({ connectionString: url }),
    openDatabase: async () => openDatabase({ connectionString: url }, () => {}),
    crashes: () => stores.flatMap((store) => store.crashes()),
    async opened() {
      for (const store of stores) await store.opened();
    },
    async close() {
      for (const store of stores) await store.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
