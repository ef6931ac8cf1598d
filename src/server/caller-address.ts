import { isIP } from 'node:net';

/**
 * The caller's network address: the socket's, or, when the socket is a trusted proxy, the last entry of
 * X-Forwarded-For that is not a trusted proxy itself. Entries that are no address are ignored.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: readonly string[],
): string {
  const socket = plain(socketAddress);
  if (!trusted.includes(socket)) return socket;
  const entries = (forwardedFor ?? '').split(',').map((entry) => plain(entry.trim()));
  return entries.findLast((entry) => isIP(entry) !== 0 && !trusted.includes(entry)) ?? socket;
}

/** IPv4 written inside IPv6 is the IPv4 address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
