import { dayOf } from '../src/lib/dates.ts';
import { type Receipt, type Recorded, recordReceipt } from '../src/payments/receipts.server.ts';
import { Refused } from '../src/server/refuse.ts';
import type { SiteCode } from '../src/sites/site.ts';
import { sites } from '../src/sites/which-site.ts';
import type { TestStore } from './store.ts';

/** Money of active@ that came in today, as staff write it down. */
export async function receive(
  store: Pick<TestStore, 'database' | 'now'>,
  amountMinor: number,
  { site = 'nod', ...told }: Partial<Recorded> & { site?: SiteCode } = {},
): Promise<Receipt> {
  const now = store.now();
  const receipt = await recordReceipt(store.database, sites[site], {
    email: `active@${site}.example`,
    amountMinor,
    reference: 'NEFT 0042117',
    receivedOn: dayOf(now, sites[site].calendar.timeZone),
    again: true,
    now,
    by: 'test',
    ...told,
  });
  if (receipt instanceof Refused) throw new Error(receipt.message);
  return receipt;
}
