import { dayOf } from '../../../src/lib/dates.ts';
import { type Receipt, type ReceiptInput, recordReceipt } from '../../../src/payments/receipts/receipts.server.ts';
import { Refusal } from '../../../src/server/refuse.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';

export async function receivePayment(
  store: Pick<TestStore, 'database' | 'now'>,
  amountMinor: number,
  { site = 'nod', ...overrides }: Partial<ReceiptInput> & { site?: SiteCode } = {},
): Promise<Receipt> {
  const now = store.now();
  const receipt = await recordReceipt(store.database, sites[site], {
    email: `active@${site}.example`,
    amountMinor,
    reference: 'NEFT 0042117',
    receivedOn: dayOf(now, sites[site].calendar.timeZone),
    allowDuplicate: true,
    now,
    by: 'test',
    ...overrides,
  });
  if (receipt instanceof Refusal) throw new Error(receipt.message);
  return receipt;
}
