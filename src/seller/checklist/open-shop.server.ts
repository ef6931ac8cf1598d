import { t } from '../../lib/i18n.ts';
import { cancelTestOrders } from '../../orders/fulfilment/cancel-test-orders.server.ts';
import type { PaymentContext } from '../../payments/gateways/payment-gateways.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { SellerSite } from '../../sites/site.ts';
import { closeSite, openSite } from '../opening/open-site.server.ts';
import { missingOf } from './checklist.rule.ts';
import { findChecklist, type OpeningTools } from './find-checklist.server.ts';

type Author = { by: string };

/** What became of the test orders. An order that could not be cancelled stays a test: nothing of it leaves. */
export type Opened = { cancelled: number; left: readonly string[] };

/** Refuses with the list while something required is missing. */
export async function openShop(
  tools: OpeningTools,
  site: SellerSite,
  context: PaymentContext & Author,
): Promise<Opened | Refusal> {
  const { database, by, now } = context;
  const missing = missingOf(await findChecklist(database, tools, site, context));
  if (missing.length > 0) {
    const list = missing.map(({ label }) => label).join(', ');
    return new Refusal('not_ready', t`${site.name} cannot open yet. Missing: ${list}.`);
  }
  const isOpened = await database.transaction((db) => openSite(db, site, { by, now }));
  if (!isOpened) return new Refusal('open', t`${site.name} is open already.`);
  return cancelTestOrders(database, site, { by, now });
}

export async function closeShop(
  site: SellerSite,
  { database, by, now }: Pick<PaymentContext, 'database' | 'now'> & Author,
): Promise<Refusal | undefined> {
  const isClosed = site.isOpen && (await database.transaction((db) => closeSite(db, site, { by, now })));
  return isClosed ? undefined : new Refusal('closed', t`${site.name} is closed already.`);
}
