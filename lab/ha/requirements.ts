import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, succeeds } from './run.ts';

/** What must be there, and the Debian package that brings it. */
const needed: readonly (readonly [paths: readonly string[], debianPackage: string])[] = [
  [['/usr/bin/patroni', '/usr/bin/patronictl'], 'patroni'],
  [['/usr/lib/python3/dist-packages/etcd'], 'python3-etcd'],
  [['/usr/lib/python3/dist-packages/psycopg2'], 'python3-psycopg2'],
  [['/usr/bin/etcd'], 'etcd-server'],
  [['/usr/bin/etcdctl'], 'etcd-client'],
  [['/usr/sbin/haproxy'], 'haproxy'],
  [['/usr/sbin/ip', '/sbin/ip', '/bin/ip', '/usr/bin/ip'], 'iproute2'],
  [['/usr/sbin/iptables'], 'iptables'],
  [['/usr/bin/setpriv'], 'util-linux'],
  [['/usr/sbin/mkfs.ext4'], 'e2fsprogs'],
];

/** Patroni runs the newest PostgreSQL of Debian that is installed. */
export function postgresBin(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions).toSorted((a, b) => Number(b) - Number(a)) : [];
  return found.map((version) => join(versions, version, 'bin')).find((bin) => existsSync(join(bin, 'pg_rewind')));
}

function findMissingPackages(): string[] {
  // iproute2 is wherever the system keeps it; of the others every path must exist.
  const isThere = (paths: readonly string[], name: string) =>
    name === 'iproute2' ? paths.some(existsSync) : paths.every(existsSync);
  const missing = needed.filter(([paths, name]) => !isThere(paths, name)).map(([, name]) => name);
  return postgresBin() ? missing : ['postgresql', ...missing];
}

/** RUNLEVEL=1 keeps Debian from starting the services: the cluster starts its own. */
const aptLine = (packages: readonly string[]) =>
  `RUNLEVEL=1 apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** Throws one sentence for whatever this machine lacks. */
export async function requireEverything(install: boolean): Promise<void> {
  if (process.platform !== 'linux') throw new Error('Network namespaces exist on Linux only.');
  if (process.getuid?.() !== 0) throw new Error('Please run this as root: it makes network namespaces.');
  const missing = findMissingPackages();
  if (missing.length > 0 && !install)
    throw new Error(`Packages are missing. Please run this, or add --install:\n  ${aptLine(missing)}`);
  if (missing.length > 0) {
    console.log(aptLine(missing));
    await run('sh', '-c', aptLine(missing));
  }
  await requireNamespaces();
}

async function requireNamespaces(): Promise<void> {
  const name = 'rwha-trial';
  const made = await run('ip', 'netns', 'add', name).then(
    () => undefined,
    (cause: Error) => cause.message,
  );
  const linked =
    made ??
    ((await succeeds('ip', '-n', name, 'link', 'add', 'one', 'type', 'veth', 'peer', 'name', 'other'))
      ? undefined
      : 'no veth');
  await succeeds('ip', 'netns', 'del', name);
  if (linked !== undefined)
    throw new Error(
      `This machine does not allow network namespaces (${linked}): CAP_SYS_ADMIN and CAP_NET_ADMIN are needed.`,
    );
}
