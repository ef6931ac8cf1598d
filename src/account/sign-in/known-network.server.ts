import { hoursAfter } from '../../lib/dates.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { findKnownNetwork } from './devices.db.ts';

/** A session lives as long, so that every signed-in buyer is on a known network. */
export const knownNetworkDays = 30;

export async function isKnownNetwork(
  { db, site, address, now }: Pick<CallContext, 'db' | 'site' | 'address' | 'now'>,
  email: string,
): Promise<boolean> {
  const since = hoursAfter(now, -24 * knownNetworkDays);
  const found = await findKnownNetwork(db, { site: site.code, email, network: ipNetworkOf(address), since });
  return found.length > 0;
}
