import { isIP } from 'node:net';

/** An IPv4 address, or the /64 of an IPv6 address, because one connection usually gets a whole /64. */
export const ipNetworkOf = (address: string): string => ipNetworksOf(address).at(-1) ?? address;

/**
 * The networks that somebody may have as a whole, from the widest: an IPv4 /24 and the address in it; an IPv6 /48, which
 * many providers give to whoever asks, the /56 of a household and the /64 of a connection.
 */
export function ipNetworksOf(address: string): readonly string[] {
  const [withoutZone = ''] = address.split('%');
  const family = isIP(withoutZone);
  if (family === 4) return ipv4NetworksOf(withoutZone);
  if (family !== 6) return [address];
  const groups = groupsOf(withoutZone);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4)
    return ipv4NetworksOf(
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.'),
    );
  const [first, second, third, fourth = 0] = groups;
  const prefixOf = (...of: (number | undefined)[]) => of.map((group = 0) => group.toString(16)).join(':');
  return [
    `${prefixOf(first, second, third)}::/48`,
    `${prefixOf(first, second, third, fourth & 0xff00)}::/56`,
    `${prefixOf(first, second, third, fourth)}::/64`,
  ];
}

const ipv4NetworksOf = (address: string) => [`${address.slice(0, address.lastIndexOf('.'))}.0/24`, address];

function groupsOf(ipv6: string): number[] {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return numbers(head);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
