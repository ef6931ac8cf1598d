/** Everything on this machine that the cluster makes has a name that begins so. */
const prefix = 'rwha';

export const folder = `/var/lib/${prefix}`;
export const bridge = { link: `${prefix}-br`, address: '10.213.77.254' };
export const network = '10.213.77.0/24';
export const database = 'raceway';

/** A network namespace with one link to the bridge. */
export type Place = { name: string; namespace: string; link: string; address: string };
export type Node = Place & { number: number };

const placeOf = (name: string, short: string, host: number): Place => ({
  name,
  namespace: `${prefix}-${name}`,
  link: `${prefix}-${short}`,
  address: `10.213.77.${host}`,
});

export const nodes: readonly Node[] = [1, 2, 3].map((number) => ({
  ...placeOf(`node${number}`, `n${number}`, number),
  number,
}));
export const proxy = placeOf('proxy', 'px', 10);
export const places: readonly Place[] = [...nodes, proxy];

export const ports = { primary: 5000, postgres: 5432, patroni: 8008, etcd: 2379, etcdPeers: 2380 };

export type Parameters = {
  ttl: number;
  loopWait: number;
  retryTimeout: number;
  maxConnections: number;
  sharedBuffers: string;
  /** Size of each node's own file system; 0 keeps the data on the machine's disk. */
  diskMb: number;
};

export const defaults: Parameters = {
  ttl: 10,
  loopWait: 2,
  retryTimeout: 3,
  maxConnections: 300,
  sharedBuffers: '128MB',
  diskMb: 4000,
};
