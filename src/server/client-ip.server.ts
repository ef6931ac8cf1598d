import { BlockList, isIP } from 'node:net';

export type TrustedProxies = { trusts(address: string): boolean; count: number };

export function parseTrustedProxies(text: string): { proxies: TrustedProxies; unreadable: string[] } {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const list = new BlockList();
  const unreadable = entries.filter((entry) => !add(list, entry));
  const trusts = (address: string) => isIP(address) !== 0 && list.check(address, familyOf(address));
  return { proxies: { trusts, count: entries.length - unreadable.length }, unreadable };
}

function add(list: BlockList, entry: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const whole = plain(address);
  const maxBits = isIP(whole) === 4 ? 32 : 128;
  if (isIP(whole) === 0 || whole.includes('%') || Number(bits ?? maxBits) > maxBits) return false;
  list.addSubnet(whole, Number(bits ?? maxBits), familyOf(whole));
  return true;
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Behind a trusted proxy it is the last entry of X-Forwarded-For that is not a trusted proxy itself. */
export function clientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  proxies: Pick<TrustedProxies, 'trusts'>,
): string {
  const socket = plain(socketAddress);
  if (!proxies.trusts(socket)) return socket;
  const entries = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()));
  return entries.findLast((entry) => isIP(entry) !== 0 && !proxies.trusts(entry)) ?? socket;
}

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
