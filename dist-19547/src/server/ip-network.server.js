import { isIP } from 'node:net';

/** An IPv4 address, or the /64 of an IPv6 address, because one connection usually gets a whole /64. */
export function ipNetworkOf(address        )         {
  const [withoutZone = ''] = address.split('%');
  if (isIP(withoutZone) !== 6) return address;
  const groups = groupsOf(withoutZone);
  const isMappedIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMappedIpv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

function groupsOf(ipv6        )           {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const numbers = (part        ) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return numbers(head);
  const [before, after] = [numbers(head), numbers(tail)];
  return [...before, ...Array        (8 - before.length - after.length).fill(0), ...after];
}
