import { type Node, nodes, ports } from './layout.ts';

export type Member = {
  node: Node;
  /** Patroni's words: running, streaming, starting, stopped, crashed…; 'silent' when it does not answer. */
  state: string;
  role: string;
  isSync: boolean;
  timeline: number | undefined;
  /** Bytes that it has not replayed yet; undefined where nobody knows. */
  lag: number | undefined;
};

type PatroniCluster = { members: { name: string; state: string; role: string; timeline?: number; lag?: number }[] };
type PatroniStatus = { state: string; role: string; timeline?: number; sync_standby?: boolean };

async function ask<T>(node: Node, path: string): Promise<T | undefined> {
  try {
    const url = `http://${node.address}:${ports.patroni}${path}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(1500) });
    return (await response.json()) as T;
  } catch {
    return undefined;
  }
}

/** The node that holds the lock and takes writes; undefined while there is none. */
export async function whoIsPrimary(): Promise<Node | undefined> {
  const replies = await Promise.all(
    nodes.map((node) =>
      fetch(`http://${node.address}:${ports.patroni}/primary`, { signal: AbortSignal.timeout(1500) }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  );
  return nodes.find((_, index) => replies[index]);
}

export async function findMembers(): Promise<Member[]> {
  const [statuses, clusters] = await Promise.all([
    Promise.all(nodes.map((node) => ask<PatroniStatus>(node, '/patroni'))),
    Promise.all(nodes.map((node) => ask<PatroniCluster>(node, '/cluster'))),
  ]);
  const listed = clusters.find((cluster) => cluster?.members)?.members ?? [];
  return nodes.map((node, index) => {
    const status = statuses[index];
    const seen = listed.find(({ name }) => name === node.name);
    return {
      node,
      state: status?.state ?? 'silent',
      role: status?.role ?? '–',
      isSync: status?.sync_standby === true,
      timeline: status?.timeline ?? seen?.timeline,
      lag: typeof seen?.lag === 'number' ? seen.lag : undefined,
    };
  });
}

/** One primary, all members running on its timeline, one standby that confirms commits, nobody far behind. */
export function isHealthy(members: readonly Member[]): boolean {
  const primaries = members.filter(({ role }) => role === 'master' || role === 'primary');
  const [primary] = primaries;
  return (
    primaries.length === 1 &&
    members.every(({ state, timeline }) => state === 'running' && timeline === primary?.timeline) &&
    members.some(({ isSync }) => isSync) &&
    members.every((member) => member === primary || (member.lag !== undefined && member.lag < maxLag))
  );
}

const maxLag = 1_048_576;
