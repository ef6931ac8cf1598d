import { rm, statfs } from 'node:fs/promises';
import { reinitialise, startMissing } from './cluster.ts';
import { findMembers, isHealthy, type Member, whoIsPrimary } from './health.ts';
import { type Node, nodes, type Place, places } from './layout.ts';
import { endProcesses, findProcesses, findProcessesNamed, nodeFolder, postmasterOf, signal } from './machine.ts';
import { run, succeeds, waitUntil } from './run.ts';

/** kill -9 of the PostgreSQL server; Patroni and etcd of the node go on. */
export async function killServer(node: Node): Promise<void> {
  const pid = await postmasterOf(node);
  if (pid === undefined) throw new Error(`PostgreSQL does not run on ${node.name}.`);
  signal([pid], 'SIGKILL');
}

/** kill -9 of everything there, as when a machine loses power. */
export const killNode = (place: Place): Promise<void> => endProcesses(place);

export async function killEtcd(node: Node): Promise<void> {
  signal(await findProcessesNamed(node, 'etcd'), 'SIGKILL');
}

/** Nothing goes in or out any more, and nobody is told. */
export const cut = ({ link }: Place): Promise<string> => run('ip', 'link', 'set', link, 'down');

/** In both directions; kbit a second. */
export async function slow({ namespace, link }: Place, kbit = 1000): Promise<void> {
  const rate = ['root', 'tbf', 'rate', `${kbit}kbit`, 'burst', '16kb', 'latency', '400ms'];
  await run('tc', 'qdisc', 'replace', 'dev', link, ...rate);
  await run('tc', '-n', namespace, 'qdisc', 'replace', 'dev', 'eth0', ...rate);
}

/** Loses this share of the packets in each direction. */
export async function loseSome({ namespace }: Place, share = 0.05): Promise<void> {
  const random = ['-m', 'statistic', '--mode', 'random', '--probability', String(share), '-j', 'DROP'];
  for (const [chain, way] of [
    ['INPUT', '-i'],
    ['OUTPUT', '-o'],
  ] as const)
    await run('ip', 'netns', 'exec', namespace, 'iptables', '-A', chain, way, 'eth0', ...random);
}

export const freeze = async (place: Place) => signal(await findProcesses(place), 'SIGSTOP');

/** Fills the node's own file system; refuses where it has none. */
export async function fillDisk(node: Node): Promise<void> {
  if (!(await succeeds('mountpoint', '-q', nodeFolder(node))))
    throw new Error(`${node.name} has no file system of its own.`);
  const { bavail, bsize } = await statfs(nodeFolder(node));
  const bytes = String(Math.max(0, bavail * bsize - 65_536));
  await run('fallocate', '-l', bytes, ballastOf(node));
}

const ballastOf = (node: Node) => `${nodeFolder(node)}/ballast`;

/** Takes back every fault of this place, and starts what has ended. */
async function repair(place: Place): Promise<void> {
  signal(await findProcesses(place), 'SIGCONT');
  await run('ip', 'link', 'set', place.link, 'up');
  await succeeds('tc', 'qdisc', 'del', 'dev', place.link, 'root');
  await succeeds('tc', '-n', place.namespace, 'qdisc', 'del', 'dev', 'eth0', 'root');
  await succeeds('ip', 'netns', 'exec', place.namespace, 'iptables', '-F');
  await rm(ballastOf(place as Node), { force: true });
  await startMissing(place);
}

export type Healing = { healthy: boolean; seconds: number; madeAnew: string[] };

/** A standby that does not come back by itself within this time is made anew. */
const patience = { seconds: 90, reinitialise: 180 };

/** Takes back every fault, and waits until all members are healthy. */
export async function heal(): Promise<Healing> {
  const began = performance.now();
  for (const place of places) await repair(place);
  const healthy = async () => isHealthy(await findMembers());
  const madeAnew: string[] = [];
  let done = await waitUntil(patience.seconds, healthy);
  if (!done) {
    for (const { node } of (await findMembers()).filter(isStuck)) {
      await reinitialise(node).catch(() => undefined);
      madeAnew.push(node.name);
    }
    done = await waitUntil(patience.reinitialise, healthy);
  }
  return { healthy: done === true, seconds: (performance.now() - began) / 1000, madeAnew };
}

const isStuck = ({ state, role, lag }: Member) =>
  role !== 'master' && role !== 'primary' && (state !== 'running' || lag === undefined);

/** 'primary', 'standby', or a name. */
export async function findPlace(word: string): Promise<Place> {
  const primary = await whoIsPrimary();
  if (word === 'primary' && !primary) throw new Error('There is no primary now.');
  if (word === 'primary' && primary) return primary;
  if (word === 'standby') {
    const sync = (await findMembers()).find(({ isSync }) => isSync)?.node;
    if (!sync) throw new Error('No standby confirms commits now.');
    return sync;
  }
  const place = places.find(({ name }) => name === word);
  if (!place)
    throw new Error(
      `There is no ${word}; there are ${['primary', 'standby', ...places.map(({ name }) => name)].join(', ')}.`,
    );
  return place;
}

export const asNode = (place: Place): Node => {
  const node = nodes.find(({ name }) => name === place.name);
  if (!node) throw new Error(`${place.name} is no database node.`);
  return node;
};
