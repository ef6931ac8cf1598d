import type { InvoicePortals } from '../../src/orders/e-documents/create-invoice-portals.server.ts';
import { createHttpPortal } from '../../src/orders/e-documents/http-portal.server.ts';
import { createEInvoiceSender, registerEInvoice } from '../../src/orders/e-documents/register-e-invoices.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { type FakeInvoicePortal, portalAccount } from '../fakes/fake-invoice-portal.ts';
import type { TestStore } from '../store/test-store.ts';
import { createConfirmedOrder, dispatchGoods } from './orders.ts';
import { sendWaiting } from './send-waiting.ts';

/** The fake portal acknowledges everything at this moment. */
export const acknowledgedAt = new Date('2026-11-21T12:55:00Z');

export const portalsAt =
  ({ url }: FakeInvoicePortal, from = '2026-01-01'): InvoicePortals =>
  () => ({ portal: createHttpPortal({ url, ...portalAccount, timeoutMs: 5_000 }), from, qrKeys: [] });

/** What the job does. Returns how many documents were sent. */
export const registerDue = ({ database, now }: TestStore, portals: InvoicePortals): Promise<number> =>
  sendWaiting(createEInvoiceSender(portals, { database, clock: now }, (code) => sites[code]));

export type RegisteredInvoice = { number: string; document: string; by: string; now: Date };

/** Orders, dispatches and registers an invoice of NOD. */
export async function registerOneInvoice(
  store: TestStore,
  token: string,
  portals: InvoicePortals,
  shipment: { carrier?: string; docket?: string } = {},
): Promise<RegisteredInvoice> {
  const number = await createConfirmedOrder(store, token, [['6205', 2]]);
  const { invoice } = await dispatchGoods(store, number, shipment);
  const about = { number, document: invoice, by: 'Meena Joshi', now: store.now() };
  const refused = await registerEInvoice(portals, store.database, sites.nod, about);
  if (refused) throw new Error(refused.message);
  return about;
}
