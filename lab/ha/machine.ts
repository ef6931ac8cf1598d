import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { bridge, folder, type Node, nodes, type Place, places } from './layout.ts';
import { run, succeeds, waitUntil } from './run.ts';

export const nodeFolder = ({ name }: Place) => `${folder}/${name}`;
export const dataFolder = (node: Place) => `${nodeFolder(node)}/postgres`;

/** A bridge, and a namespace with one link to it for each node and the proxy. */
export async function makeNetwork(): Promise<void> {
  await run('ip', 'link', 'add', bridge.link, 'type', 'bridge');
  await run('ip', 'addr', 'add', `${bridge.address}/24`, 'dev', bridge.link);
  await run('ip', 'link', 'set', bridge.link, 'up');
  for (const { namespace, link, address } of places) {
    await run('ip', 'netns', 'add', namespace);
    await run('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    await run('ip', 'link', 'set', link, 'master', bridge.link, 'up');
    await run('ip', '-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0');
    for (const inside of ['eth0', 'lo']) await run('ip', '-n', namespace, 'link', 'set', inside, 'up');
  }
}

/** Each node has a small file system of its own, so that one disk can be full. */
export async function makeFolders(diskMb: number): Promise<'own file systems' | 'one disk'> {
  await mkdir(`${folder}/log`, { recursive: true });
  await chmod(folder, 0o711);
  await run('chown', 'postgres:postgres', `${folder}/log`);
  let own = diskMb > 0;
  for (const node of nodes) {
    await mkdir(nodeFolder(node), { recursive: true });
    if (own) own = await mountDisk(node, diskMb);
    await mkdir(`${folder}/etcd-${node.name}`, { recursive: true, mode: 0o700 });
    await run('chown', 'postgres:postgres', nodeFolder(node), `${folder}/etcd-${node.name}`);
    await chmod(nodeFolder(node), 0o700);
  }
  return own ? 'own file systems' : 'one disk';
}

async function mountDisk(node: Node, diskMb: number): Promise<boolean> {
  const image = `${nodeFolder(node)}.img`;
  await writeFile(image, '');
  await truncate(image, diskMb * 1024 * 1024);
  await run('mkfs.ext4', '-q', '-m', '0', image);
  return succeeds('mount', '-o', 'loop', image, nodeFolder(node));
}

export async function findProcesses({ namespace }: Place): Promise<number[]> {
  const found = await run('ip', 'netns', 'pids', namespace).catch(() => '');
  return found.split('\n').filter(Boolean).map(Number);
}

/** By the kernel's name of the process: 'etcd', 'patroni', 'haproxy', 'postgres'. */
export async function findProcessesNamed(place: Place, name: string): Promise<number[]> {
  return (await findProcesses(place)).filter((pid) => nameOf(pid) === name);
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

/** The PostgreSQL server's own process; undefined where none runs. */
export async function postmasterOf(node: Node): Promise<number | undefined> {
  const file = `${dataFolder(node)}/postmaster.pid`;
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  return (await findProcesses(node)).includes(pid) ? pid : undefined;
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
}

/** Ends every process of the place, also frozen ones. */
export async function endProcesses(place: Place): Promise<void> {
  const gone = await waitUntil(20, async () => {
    const left = await findProcesses(place);
    signal(left, 'SIGKILL');
    return left.length === 0;
  });
  if (!gone) throw new Error(`Processes of ${place.namespace} do not end.`);
}

/** Removes whatever there is, whoever made it and however that ended. */
export async function removeEverything(): Promise<void> {
  for (const place of places) await endProcesses(place);
  for (const { namespace, link } of places) {
    await succeeds('ip', 'link', 'del', link);
    await succeeds('ip', 'netns', 'del', namespace);
  }
  await succeeds('ip', 'link', 'del', bridge.link);
  for (const node of nodes) await waitUntil(10, async () => !(await isMounted(node)) || (await unmount(node)));
  await rm(folder, { recursive: true, force: true });
}

const isMounted = (node: Node) => succeeds('mountpoint', '-q', nodeFolder(node));

async function unmount(node: Node): Promise<boolean> {
  await succeeds('umount', nodeFolder(node));
  return !(await isMounted(node));
}
