import { parseArgs } from 'node:util';
import { databaseUrls, isUp, readKept, up } from './cluster.ts';
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
} from './faults.ts';
import { findMembers, isHealthy } from './health.ts';
import { defaults, folder, type Parameters, proxy } from './layout.ts';
import { removeEverything } from './machine.ts';
import { prove } from './prove.ts';
import { requireEverything } from './requirements.ts';

const usage = `npm run lab -- ha COMMAND
  up [--ttl 10] [--loop 2] [--retry 3] [--disk 4000] [--install]   starts three nodes and HAProxy
  status                      members, roles, lag, addresses for the store
  kill NODE [server|node|etcd]   kill -9 of PostgreSQL (default), of the whole node, of etcd
  cut | lose | freeze | fill NODE   no network, 5 % of the packets lost, processes stopped, disk full
  slow NODE [KBIT]            1000 kbit a second in each direction
  heal                        takes back every fault and waits until all members are healthy
  prove [--kills 20] [--cuts 50] [--seed 1]   kills and cuts the primary under orders, then checks each order
  down                        ends and removes everything
NODE is primary, standby, node1, node2, node3 or proxy.`;

const options = {
  ttl: { type: 'string' },
  loop: { type: 'string' },
  retry: { type: 'string' },
  disk: { type: 'string' },
  install: { type: 'boolean' },
  kills: { type: 'string' },
  cuts: { type: 'string' },
  seed: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command = '', where = '', what = ''] = positionals;
  if (command === '' || command === 'help') return console.log(usage);
  await requireEverything(values.install === true);
  if (command === 'up') return start({ ...defaults, ...parametersOf(values) });
  if (command === 'down') {
    await removeEverything();
    return console.log('Everything is ended and removed.');
  }
  readKept();
  if (command === 'status') return showStatus();
  if (command === 'heal') return showHealing();
  if (command === 'prove')
    return prove({
      kills: numberOf(values.kills, 20),
      cuts: numberOf(values.cuts, 50),
      seed: numberOf(values.seed, 1),
    });
  const act = faults[command];
  if (!act) throw new Error(usage);
  console.log(await act(where, what));
}

const faults: Record<string, (where: string, what: string) => Promise<string>> = {
  async kill(where, what) {
    const place = await findPlace(where);
    if (what === 'node' || place === proxy) await killNode(place);
    else if (what === 'etcd') await killEtcd(asNode(place));
    else await killServer(asNode(place));
    return `Killed ${place === proxy ? 'everything' : what || 'server'} of ${place.name}.`;
  },
  async cut(where) {
    const place = await findPlace(where);
    await cut(place);
    return `${place.name} is cut from the network.`;
  },
  async slow(where, kbit) {
    const place = await findPlace(where);
    await slow(place, numberOf(kbit || undefined, 1000));
    return `${place.name} has a slow network.`;
  },
  async lose(where) {
    const place = await findPlace(where);
    await loseSome(place);
    return `${place.name} loses packets.`;
  },
  async freeze(where) {
    const place = await findPlace(where);
    await freeze(place);
    return `The processes of ${place.name} are stopped.`;
  },
  async fill(where) {
    const node = asNode(await findPlace(where));
    await fillDisk(node);
    return `The disk of ${node.name} is full.`;
  },
};

function numberOf(text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 1_000_000) throw new Error(`${text} is not a whole number.`);
  return value;
}

function parametersOf(values: { ttl?: string; loop?: string; retry?: string; disk?: string }): Partial<Parameters> {
  return {
    ttl: numberOf(values.ttl, defaults.ttl),
    loopWait: numberOf(values.loop, defaults.loopWait),
    retryTimeout: numberOf(values.retry, defaults.retryTimeout),
    diskMb: numberOf(values.disk, defaults.diskMb),
  };
}

async function start(parameters: Parameters): Promise<void> {
  if (isUp()) throw new Error('A cluster is up, or was not ended. Please run: npm run lab -- ha down');
  const began = performance.now();
  try {
    await up(parameters);
  } catch (cause) {
    console.error(`The logs are in ${folder}/log; npm run lab -- ha down removes everything.`);
    throw cause;
  }
  console.log(`Up after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  await showStatus();
}

async function showStatus(): Promise<void> {
  const { parameters, disks } = readKept();
  const members = await findMembers();
  console.table(
    members.map(({ node, state, role, isSync, timeline, lag }) => ({
      node: node.name,
      address: node.address,
      role: isSync ? 'sync standby' : role,
      state,
      timeline,
      'lag, bytes': lag,
    })),
  );
  const { primary, replicas } = databaseUrls();
  console.log(`${isHealthy(members) ? 'All members are healthy.' : 'Not all members are healthy.'}
ttl ${parameters.ttl} s, loop_wait ${parameters.loopWait} s, retry_timeout ${parameters.retryTimeout} s, max_connections ${parameters.maxConnections}, shared_buffers ${parameters.sharedBuffers}, data on ${disks}
DATABASE_URL=${primary}
DATABASE_REPLICA_URLS=${replicas}`);
}

async function showHealing(): Promise<void> {
  const { healthy, seconds, madeAnew } = await heal();
  if (madeAnew.length > 0) console.log(`Made anew from the primary: ${madeAnew.join(', ')}.`);
  console.log(`${healthy ? 'All members are healthy' : 'Not all members are healthy'} after ${seconds.toFixed(1)} s.`);
  if (!healthy) process.exitCode = 1;
}

main().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
