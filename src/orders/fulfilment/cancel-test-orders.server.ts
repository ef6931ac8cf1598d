import { t } from '../../lib/i18n.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import { cancelLines } from './cancel-lines.server.ts';
import { findOpenTestOrders } from './fulfilment.db.ts';

/** Cancels the orders that were placed while the shop was closed, so that their stock, credit and money are free. */
export async function cancelTestOrders(
  database: Database,
  site: Site,
  { by, now }: { by: string; now: Date },
): Promise<{ cancelled: number; left: string[] }> {
  const left: string[] = [];
  let cancelled = 0;
  for (const { number } of await findOpenTestOrders(database, { site: site.code })) {
    const done = await cancelLines(database, site, { number, note: t`A test order: the shop has opened.`, by, now });
    if (done instanceof Refusal) left.push(number);
    else cancelled += 1;
  }
  return { cancelled, left };
}
