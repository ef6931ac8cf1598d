import type { Database } from '../server/database/database.server.ts';
import { ipNetworksOf } from '../server/ip-network.server.ts';
import { consumeRateLimits, tryConsumeRateLimits } from '../server/security/rate-limits.server.ts';

const hourly = { windowMinutes: 60 };
const ofNetwork = { name: 'refused_sign_ins', max: 1_000_000, ...hourly };
/** A bound for all networks together. */
const writtenDown = { name: 'refused_sign_ins_written', max: 100, ...hourly };

const alsoWritten: ReadonlySet<number> = new Set([10, 100, 1_000, 10_000]);
const isWritten = (triesInTheHour: number) => triesInTheHour <= 5 || alsoWritten.has(triesInTheHour);

/**
 * The number of this refused sign-in of its network in an hour, when it is to be written down: the first five, the tenth, the
 * hundredth and so on, because a row for each would let a stranger fill the audit trail and the disk. Whether the address
 * belongs to anybody makes no difference, so that neither rows nor the time of the reply tell it.
 */
export async function numberToWriteDown(
  database: Database,
  where: string,
  address: string,
): Promise<number | undefined> {
  const [network = ''] = ipNetworksOf(address);
  const [tries = 0] = await consumeRateLimits(database, [{ ...ofNetwork, key: `${where} ${network}` }]);
  if (!isWritten(tries)) return undefined;
  return (await tryConsumeRateLimits(database, [{ ...writtenDown, key: where }])) ? tries : undefined;
}
