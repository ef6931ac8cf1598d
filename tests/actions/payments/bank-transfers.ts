import { setTransferPermission } from '../../../src/account/customers/set-transfer-permission.server.ts';
import type { Role } from '../../../src/demo/people.data.ts';
import { dayOf } from '../../../src/lib/dates.ts';
import { receiveTransfer, type Transfer } from '../../../src/orders/fulfilment/receive-transfer.server.ts';
import type { RecordedReceipt } from '../../../src/payments/receipts/receipts.server.ts';
import type { Refusal } from '../../../src/server/refuse.server.ts';
import { sites } from '../../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../../src/sites/site.ts';
import type { TestStore } from '../../store/test-store.ts';
import { createConfirmedOrder } from '../orders.ts';

export async function allowTransferFor(store: TestStore, role: Role, site: SiteCode = 'nod'): Promise<void> {
  const permission = { email: `${role}@${site}.example`, allowed: true, note: '', by: 'test', now: store.now() };
  await setTransferPermission(store.database, sites[site], permission);
}

export async function createTransferOrder(
  store: TestStore,
  token: string,
  items: readonly (readonly [name: string, quantity: number])[],
  site: SiteCode = 'nod',
): Promise<{ number: string; totalMinor: number }> {
  const number = await createConfirmedOrder(store, token, items, { site, payment_option: 'cash' });
  const { rows } = await store.database.$client.query('select total_minor from orders where number = $1', [number]);
  return { number, totalMinor: rows[0].total_minor };
}

/** Records money that arrived today for an order; by default from newbalance0@. */
export function receiveTransferFor(
  store: TestStore,
  orderNumber: string,
  amountMinor: number,
  { site = 'nod', ...overrides }: Partial<Transfer> & { site?: SiteCode } = {},
): Promise<RecordedReceipt | Refusal<string>> {
  const now = store.now();
  return receiveTransfer(store.database, sites[site], {
    orderNumber,
    email: `newbalance0@${site}.example`,
    amountMinor,
    reference: 'NEFT 0042117',
    receivedOn: dayOf(now, sites[site].calendar.timeZone),
    allowDuplicate: true,
    now,
    by: 'test',
    ...overrides,
  });
}
