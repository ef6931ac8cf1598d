import type { CallContext } from '../../server/calls/define-call.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { hoursAfter } from '../verification/verification-lifetimes.rule.ts';
import { findKnownNetwork } from './known-networks.db.ts';

/** As long as a session may live: whoever is signed in comes from a known network. */
export const knownNetworkDays = 30;

/** Whether the call comes from a network that this account was signed in to from lately; no account knows none. */
export async function isKnownNetwork(
  { db, site, address, now }: Pick<CallContext, 'db' | 'site' | 'address' | 'now'>,
  email: string,
): Promise<boolean> {
  const since = hoursAfter(now, -24 * knownNetworkDays);
  const found = await findKnownNetwork(db, { site: site.code, email, network: ipNetworkOf(address), since });
  return found.length > 0;
}
