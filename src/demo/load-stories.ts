import { bookInvoice, releaseCredit } from '../payments/credit.server.ts';
import type { Caller } from '../server/call.ts';
import type { Database } from '../server/db.ts';
import type { Log } from '../server/log.ts';
import type { Site } from '../sites/site.ts';
import type { DemoAccounts } from './load-people.ts';
import { decideThen, fillCart, orderThen, type PastBuyer, type Wanted } from './past-orders.ts';
import type { Role } from './people.data.ts';
import { findOrderTotal, findStocked } from './stories.db.ts';

export type Setting = {
  database: Database;
  log: Log;
  site: Site;
  accounts: DemoAccounts;
  priceListId: number;
  now: Date;
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What has happened to the six accounts so far: orders in several states, an unpaid invoice, a waiting cart. */
export async function loadStories(setting: Setting): Promise<void> {
  const stocked = await findStocked(setting.database, { site: setting.site.code });
  const item = (position: number, quantity: number): Wanted => ({ itemId: stocked[position]?.id ?? 0, quantity });
  await storyOfActive(setting, item);
  await storyOfOverdue(setting, item);
  await storyOfApproval(setting, item);
}

type ItemAt = (position: number, quantity: number) => Wanted;

const ago = ({ now }: Setting, days: number) => new Date(now.getTime() - days * dayMs);
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

async function storyOfActive(setting: Setting, item: ItemAt): Promise<void> {
  const buyer = buyerOf(setting, 'active');
  const confirmed = await orderThen(buyer, [item(0, 40), item(3, 10), item(7, 4)], ago(setting, 34), 'PO-4500018201');
  await decideThen(buyer, confirmed, 'Confirmed', later(ago(setting, 34), 5));
  const rejected = await orderThen(buyer, [item(12, 25)], ago(setting, 20), 'PO-4500018377');
  await decideThen(buyer, rejected, 'Rejected', later(ago(setting, 20), 26), 'The delivery address is not complete.');
  const cancelled = await orderThen(buyer, [item(5, 12), item(9, 6)], ago(setting, 11));
  await decideThen(buyer, cancelled, 'Cancelled', later(ago(setting, 11), 3), 'Cancelled on request of the buyer.');
  await orderThen(buyer, [item(1, 20), item(15, 8)], ago(setting, 1), 'PO-4500018790');
}

/** An order of long ago, invoiced and never paid. */
async function storyOfOverdue(setting: Setting, item: ItemAt): Promise<void> {
  const { database, site } = setting;
  const buyer = buyerOf(setting, 'overdue');
  const then = ago(setting, 120);
  const number = await orderThen(buyer, [item(2, 30), item(6, 16)], then, 'KP/26/0417');
  await decideThen(buyer, number, 'Confirmed', later(then, 4));
  const [order] = await findOrderTotal(database, { number });
  if (!order) throw new Error('the overdue order is missing');
  await database.transaction(async (db) => {
    const booked = { currency: site.currency, now: later(then, 48), by: 'demo staff' };
    await releaseCredit(db, site, order.id, booked);
    const invoice = `${site.branches[0]?.invoicePrefix}/DEMO/000001`;
    await bookInvoice(db, site, buyer.caller.customerId, invoice, {
      ...booked,
      orderId: order.id,
      amountMinor: order.totalMinor,
    });
  });
}

/** Filled while the account was still Active. */
async function storyOfApproval(setting: Setting, item: ItemAt): Promise<void> {
  await fillCart(buyerOf(setting, 'approval'), [item(4, 20), item(8, 6)], ago(setting, 2));
}

function buyerOf({ database, log, site, accounts, priceListId }: Setting, role: Role): PastBuyer {
  const caller: Caller = { ...accounts[role], emailVerified: true, standing: 'active', priceListId };
  const ports = { callerOf: async () => caller };
  return { site, caller, server: { database, ports, log, secret: '', checkReplies: true } };
}
