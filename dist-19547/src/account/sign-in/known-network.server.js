import { hoursAfter } from '../../lib/dates.js';
                                                                            
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { findKnownNetwork } from './known-networks.db.js';

/** As long as a session lives: every signed-in buyer is on a known network. */
export const knownNetworkDays = 30;

export async function isKnownNetwork(
  { db, site, address, now }                                                      ,
  email        ,
)                   {
  const since = hoursAfter(now, -24 * knownNetworkDays);
  const found = await findKnownNetwork(db, { site: site.code, email, network: ipNetworkOf(address), since });
  return found.length > 0;
}
