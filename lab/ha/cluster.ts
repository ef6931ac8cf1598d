import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMembers, isHealthy, whoIsPrimary } from './health.ts';
import { database, folder, type Node, network, nodes, type Parameters, type Place, ports, proxy } from './layout.ts';
import { dataFolder, findProcessesNamed, makeFolders, makeNetwork, nodeFolder, removeEverything } from './machine.ts';
import { postgresBin } from './requirements.ts';
import { run, runAsPostgresIn, startDaemon, waitUntil } from './run.ts';

type Passwords = { superuser: string; replication: string; rewind: string; rest: string; store: string };
type Kept = { parameters: Parameters; passwords: Passwords; disks: string };

const keptFile = `${folder}/cluster.json`;
const templates = join(import.meta.dirname, 'config');

export const isUp = () => existsSync(keptFile);

export function readKept(): Kept {
  if (!isUp()) throw new Error('The cluster is not up. Please run: npm run lab -- ha up');
  return JSON.parse(readFileSync(keptFile, 'utf8')) as Kept;
}

/** The primary through HAProxy; each node by its own address, so that the store knows how far each one is. */
export function databaseUrls(): { primary: string; replicas: string } {
  const { store } = readKept().passwords;
  const urlOf = (host: string, port: number) => `postgres://raceway:${store}@${host}:${port}/${database}`;
  return {
    primary: urlOf(proxy.address, ports.primary),
    replicas: nodes.map(({ address }) => urlOf(address, ports.postgres)).join(','),
  };
}

export async function up(parameters: Parameters): Promise<Kept> {
  await removeEverything();
  await makeNetwork();
  const disks = await makeFolders(parameters.diskMb);
  const password = () => randomBytes(18).toString('base64url');
  const passwords = {
    superuser: password(),
    replication: password(),
    rewind: password(),
    rest: password(),
    store: password(),
  };
  const kept: Kept = { parameters, passwords, disks };
  await writeFile(keptFile, JSON.stringify(kept), { mode: 0o600 });
  for (const node of nodes) await writeNodeConfig(node, kept);
  await writeProxyConfig();
  for (const node of nodes) await startMissing(node);
  await startMissing(proxy);
  const primary = await waitUntil(60, () => whoIsPrimary());
  if (!primary) throw new Error(`No primary after 60 s; ${folder}/log says why.`);
  await createDatabase(primary, passwords);
  if (!(await waitUntil(90, async () => isHealthy(await findMembers()))))
    throw new Error(`Not all members are healthy after 90 s; ${folder}/log says why.`);
  return kept;
}

async function createDatabase(primary: Node, { store }: Passwords): Promise<void> {
  const psql = (sql: string) =>
    runAsPostgresIn(primary, 'psql', '-v', 'ON_ERROR_STOP=1', '-h', nodeFolder(primary), '-qc', sql);
  await psql(`create role raceway login password '${store}'`);
  await psql(`create database ${database} owner raceway`);
}

async function fill(template: string, values: Record<string, string | number>): Promise<string> {
  const text = await readFile(join(templates, template), 'utf8');
  return text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) =>
    values[name] === undefined ? whole : String(values[name]),
  );
}

async function writeNodeConfig(node: Node, { parameters, passwords }: Kept): Promise<void> {
  const { name, address } = node;
  const members = nodes.map((one) => `${one.name}=http://${one.address}:${ports.etcdPeers}`);
  const etcd = await fill('etcd.env', {
    name,
    address,
    dataDir: `${folder}/etcd-${name}`,
    etcdMembers: members.join(','),
  });
  await writeFile(`${folder}/etcd-${name}.env`, etcd);
  const patroni = await fill('patroni.yml', {
    ...parameters,
    name,
    address,
    network,
    etcdHosts: `[${nodes.map((one) => `'${one.address}:${ports.etcd}'`).join(', ')}]`,
    dataDir: dataFolder(node),
    binDir: postgresBin() ?? '',
    socketDir: nodeFolder(node),
    passFile: `${nodeFolder(node)}/pgpass`,
    superuserPassword: passwords.superuser,
    replicationPassword: passwords.replication,
    rewindPassword: passwords.rewind,
    restPassword: passwords.rest,
  });
  await writeFile(patroniFile(node), patroni);
  await run('chown', 'postgres:postgres', patroniFile(node));
  await chmod(patroniFile(node), 0o600);
}

async function writeProxyConfig(): Promise<void> {
  const servers = nodes.map(
    ({ name, address }) => `  server ${name} ${address}:${ports.postgres} check port ${ports.patroni}`,
  );
  const text = await fill('haproxy.cfg', { address: proxy.address, servers: servers.join('\n') });
  await writeFile(`${folder}/haproxy.cfg`, text);
}

const patroniFile = ({ name }: Place) => `${folder}/patroni-${name}.yml`;

/** Starts what should run at this place and does not. */
export async function startMissing(place: Place): Promise<void> {
  const node = nodes.find(({ name }) => name === place.name);
  if (!node) {
    const command = ['haproxy', '-db', '-f', `${folder}/haproxy.cfg`];
    if (!(await isRunning(place, 'haproxy'))) startDaemon({ place, name: 'haproxy', command, root: true });
    return;
  }
  const lines = (await readFile(`${folder}/etcd-${node.name}.env`, 'utf8')).split('\n');
  const settings = lines.filter((line) => line.startsWith('ETCD_')).map((line) => line.split(/=(.*)/s).slice(0, 2));
  if (!(await isRunning(place, 'etcd')))
    startDaemon({ place, name: 'etcd', command: ['etcd'], env: Object.fromEntries(settings) });
  if (!(await isRunning(place, 'patroni')))
    startDaemon({ place, name: 'patroni', command: ['patroni', patroniFile(node)], env: { HOME: folder } });
}

async function isRunning(place: Place, name: string): Promise<boolean> {
  return (await findProcessesNamed(place, name)).length > 0;
}

/** Makes a node's data anew from the primary. */
export async function reinitialise(node: Node): Promise<void> {
  const args = ['-c', patroniFile(node), 'reinit', 'raceway', node.name, '--force'];
  await runAsPostgresIn(node, 'patronictl', ...args);
}
