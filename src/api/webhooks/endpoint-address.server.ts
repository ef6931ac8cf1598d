import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { t } from '../../lib/i18n.ts';

const closed = new BlockList();
const loopback = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
/** Teredo and 6to4 carry an IPv4 address inside; 2001:db8 is for documents. */
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

export type EndpointAddress = { address: string; family: number };
export type Resolve = (host: string) => Promise<readonly EndpointAddress[]>;

/** Others are refused, so that nobody reaches into the seller's own network through the store. */
export const isPublicAddress = ({ address, family }: EndpointAddress): boolean =>
  family === 4 ? !closed.check(address, 'ipv4') : publicIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');

const isLoopback = ({ address, family }: EndpointAddress) => loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');

export const resolveHost: Resolve = (host) => lookup(host, { all: true });

export type EndpointRules = {
  /** Whether an endpoint on this machine is reached by http, as with demo data. */
  allowLoopback: boolean;
  resolve: Resolve;
};

declare module '../../server/calls/services.ts' {
  interface Services {
    endpointRules: EndpointRules;
  }
}

export const endpointRulesOf = ({ demo, publicDemo }: { demo: boolean; publicDemo: boolean }): EndpointRules => ({
  allowLoopback: demo && !publicDemo,
  resolve: resolveHost,
});

/** Why this cannot be an endpoint; undefined when it can. */
export function urlProblem(text: string, { allowLoopback }: Pick<EndpointRules, 'allowLoopback'>): string | undefined {
  const url = URL.parse(text);
  if (!url) return t`Please enter an address like https://erp.example.com/webhooks`;
  if (url.username || url.password) return t`Please leave out user name and password`;
  if (url.protocol === 'https:') return undefined;
  const host = hostOf(url);
  const isLocal = host === 'localhost' || (isIP(host) !== 0 && isLoopback({ address: host, family: isIP(host) }));
  return allowLoopback && url.protocol === 'http:' && isLocal
    ? undefined
    : t`Please enter an address that begins with https://`;
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

/** The address to connect to; throws when any address of the host is not public. */
export async function findEndpointAddress(
  url: URL,
  { allowLoopback, resolve }: EndpointRules,
): Promise<EndpointAddress> {
  const addresses = await resolve(hostOf(url));
  const refused = addresses.find((one) => !isPublicAddress(one) && !(allowLoopback && isLoopback(one)));
  if (refused) throw new Error(t`${hostOf(url)} is ${refused.address}, which is not an address of the public internet`);
  const [first] = addresses;
  if (!first) throw new Error(t`${hostOf(url)} has no address`);
  return first;
}

/** Connects to the address that was checked, whatever the name resolves to by then. */
export const connectTo =
  ({ address, family }: EndpointAddress): LookupFunction =>
  (_host, options, found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
