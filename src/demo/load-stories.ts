import { dayOf } from '../lib/dates.ts';
import { bookReceipt, type Receipt, reverseReceipt } from '../payments/receipts.server.ts';
import type { Caller } from '../server/call.ts';
import type { Database } from '../server/db.ts';
import type { Log } from '../server/log.ts';
import type { Site } from '../sites/site.ts';
import type { DemoAccounts } from './load-people.ts';
import {
  arriveThen,
  decideThen,
  demoStaff,
  done,
  fillCart,
  orderCartThen,
  orderThen,
  type PastBuyer,
  sendThen,
  takeBackThen,
  type Wanted,
} from './past-orders.ts';
import { answerThen, askThen, lapseThen, takeQuotedThen } from './past-rfis.ts';
import { demoCredit, type Role } from './people.data.ts';
import { findScarce, findStocked, findUnpaid } from './stories.db.ts';

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

/**
 * What has happened to the six accounts so far, the oldest first so that numbers follow the calendar: orders and RFIs in
 * every state, an unpaid invoice, a waiting cart.
 */
export async function loadStories(setting: Setting): Promise<void> {
  const stocked = await findStocked(setting.database, { site: setting.site.code });
  const item = (position: number, quantity: number): Wanted => ({ itemId: stocked[position]?.id ?? 0, quantity });
  await storyOfOverdue(setting, item);
  await ordersOfActive(setting, item);
  await rfisOfActive(setting, item);
  await storyOfApproval(setting, item);
}

type ItemAt = (position: number, quantity: number) => Wanted;

const ago = ({ now }: Setting, days: number) => new Date(now.getTime() - days * dayMs);
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

/** An order of long ago, invoiced and never paid. */
async function storyOfOverdue(setting: Setting, item: ItemAt): Promise<void> {
  const buyer = buyerOf(setting, 'overdue');
  const then = ago(setting, 120);
  const number = await orderThen(buyer, [item(2, 30), item(6, 16)], then, 'KP/26/0417');
  await decideThen(buyer, number, 'Confirmed', later(then, 4));
  await sendThen(buyer, number, later(then, 48));
  await arriveThen(buyer, number, later(then, 72));
}

/** One order in each status; older ones are paid, one of them in part, and a piece of one came back. */
async function ordersOfActive(setting: Setting, item: ItemAt): Promise<void> {
  const buyer = buyerOf(setting, 'active');
  await storyOfCheque(setting, buyer, item);
  const delivered = await orderThen(buyer, [item(0, 40), item(3, 10), item(7, 4)], ago(setting, 62), 'PO-4500018201');
  await decideThen(buyer, delivered, 'Confirmed', later(ago(setting, 62), 5));
  const { invoice } = await sendThen(buyer, delivered, later(ago(setting, 62), 26));
  await arriveThen(buyer, delivered, later(ago(setting, 62), 74));
  const back = { invoice, lines: [{ lineNo: 3, quantity: 1 }], reason: 'Packing damaged.' };
  await takeBackThen(buyer, back, ago(setting, 55));
  await payInvoiceThen(setting, buyer, invoice, ago(setting, 30), transfer(setting, 'N318260042117'));
  await storyOfPart(setting, buyer, item);
  const rejected = await orderThen(buyer, [item(12, 25)], ago(setting, 20), 'PO-4500018377');
  await decideThen(buyer, rejected, 'Rejected', later(ago(setting, 20), 26), 'The delivery address is not complete.');
  const cancelled = await orderThen(buyer, [item(5, 12), item(9, 6)], ago(setting, 11));
  await decideThen(buyer, cancelled, 'Cancelled', later(ago(setting, 11), 3), 'Cancelled on request of the buyer.');
  const dispatched = await orderThen(buyer, [item(4, 60), item(10, 8)], ago(setting, 9), 'PO-4500018618');
  await decideThen(buyer, dispatched, 'Confirmed', later(ago(setting, 9), 2));
  await sendThen(buyer, dispatched, later(ago(setting, 9), 28), {
    lines: [{ lineNo: 1, quantity: 40, lot: '2608-114' }],
  });
  await arriveThen(buyer, dispatched, later(ago(setting, 9), 96));
}

/** An order of long ago: its cheque was refused, a transfer paid it. */
async function storyOfCheque(setting: Setting, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const number = await orderThen(buyer, [item(1, 30), item(8, 12)], ago(setting, 96), 'PO-4500017902');
  await decideThen(buyer, number, 'Confirmed', later(ago(setting, 96), 3));
  const { invoice } = await sendThen(buyer, number, later(ago(setting, 96), 27));
  await arriveThen(buyer, number, later(ago(setting, 96), 80));
  const cheque = await payInvoiceThen(setting, buyer, invoice, ago(setting, 72), 'Cheque 004211');
  const refused = { number: cheque.number, why: 'The cheque was refused by the bank.', by: demoStaff };
  done(await reverseReceipt(setting.database, setting.site, { ...refused, now: ago(setting, 69) }));
  await payInvoiceThen(setting, buyer, invoice, ago(setting, 65), transfer(setting, 'N283260038804'));
}

/** An order that is due in some days and paid in part. */
async function storyOfPart(setting: Setting, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const then = ago(setting, demoCredit[setting.site.code].periodDays - 3);
  const number = await orderThen(buyer, [item(6, 24), item(11, 10)], then, 'PO-4500018315');
  await decideThen(buyer, number, 'Confirmed', later(then, 4));
  const { invoice } = await sendThen(buyer, number, later(then, 22));
  await arriveThen(buyer, number, later(then, 70));
  await payInvoiceThen(setting, buyer, invoice, ago(setting, 4), transfer(setting, 'N321260051873'), 0.4);
}

/** As banks of the country call a transfer. */
const transfer = ({ site }: Setting, number: string) => `${site.country === 'IN' ? 'NEFT' : 'TT'} ${number}`;

/** Money that came in then for an invoice: all of it, or a share rounded to hundreds. */
async function payInvoiceThen(
  { database, site }: Setting,
  { caller }: PastBuyer,
  invoice: string,
  now: Date,
  reference: string,
  share = 1,
): Promise<Receipt> {
  const [open] = await findUnpaid(database, { site: site.code, number: invoice });
  if (!open) throw new Error('the invoice that was paid is missing');
  const amountMinor = share === 1 ? open.openMinor : Math.ceil((open.openMinor * share) / 100_00) * 100_00;
  const receivedOn = dayOf(now, site.calendar.timeZone);
  const money = { amountMinor, reference, receivedOn, invoices: [invoice], now, by: demoStaff };
  return database.transaction((db) => bookReceipt(db, site, caller.customerId, money));
}

/** An RFI that was ordered beyond the shelf, one that is answered in three ways, and one that waits. */
async function rfisOfActive(setting: Setting, item: ItemAt): Promise<void> {
  const buyer = buyerOf(setting, 'active');
  const [scarce] = await findScarce(setting.database, { site: setting.site.code });
  const beyond = { itemId: scarce?.id ?? 0, quantity: (scarce?.onHand ?? 0) + 15 };
  const ordered = await askThen(buyer, [beyond], ago(setting, 8), { reference: 'ENQ-2026-104' });
  await answerThen(buyer, ordered, [{ share: 0.94, inDays: 34, validDays: 14 }], later(ago(setting, 8), 3));
  await takeQuotedThen(buyer, ordered, later(ago(setting, 7), 1));
  const confirmed = await orderCartThen(buyer, later(ago(setting, 7), 2), 'PO-4500018702');
  await decideThen(buyer, confirmed, 'Confirmed', later(ago(setting, 7), 6));
  const answered = await askThen(buyer, [item(13, 400), item(14, 90), item(16, 60)], ago(setting, 6), {
    reference: 'ENQ-2026-111',
  });
  await answerThen(
    buyer,
    answered,
    [
      { share: 0.92, inDays: 21, validDays: 30 },
      'The maker has ended this series.',
      { share: 0.95, inDays: 9, validDays: 3 },
    ],
    later(ago(setting, 6), 4),
  );
  await lapseThen(buyer, later(ago(setting, 2), 1));
  await orderThen(buyer, [item(1, 20), item(15, 8)], ago(setting, 1), 'PO-4500018790');
  await askThen(buyer, [item(17, 250)], later(ago(setting, 1), 20), {
    reference: 'ENQ-2026-118',
    words: [{ words: 'FAN BRG DRG 4471', quantity: 2 }],
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
