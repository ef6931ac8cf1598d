import { dayOf } from '../lib/dates.ts';
import { bookReceipt, type Receipt, reverseReceipt } from '../payments/receipts/receipts.server.ts';
import type { Caller } from '../server/calls/define-call.server.ts';
import type { Services } from '../server/calls/services.ts';
import type { Database } from '../server/database/database.server.ts';
import type { Log } from '../server/log.server.ts';
import { sites } from '../sites/resolve-site.ts';
import { type SellerSite, siteModules } from '../sites/site.ts';
import { requestReturnAt, signDeliveryNoteAt } from './demo-papers.server.ts';
import type { DemoAccounts } from './load-accounts.server.ts';
import {
  decideOrderAt,
  deliverOrderAt,
  demoActor,
  dispatchOrderAt,
  fillCart,
  orderCartAt,
  orderItemsAt,
  type PastBuyer,
  returnGoodsAt,
  unwrapResult,
  type Wanted,
} from './past-orders.server.ts';
import { addQuotedLinesAt, answerRfiAt, expireQuotesAt, sendRfiAt } from './past-rfis.server.ts';
import type { Role } from './people.data.ts';
import { findScarce, findStocked, findUnpaid } from './scenarios.db.ts';

export type ScenarioContext = {
  database: Database;
  services: Services;
  log: Log;
  site: SellerSite;
  accounts: DemoAccounts;
  priceListId: number;
  now: Date;
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The past of the six accounts, oldest first so that numbers follow the calendar. */
export async function loadScenarios(context: ScenarioContext): Promise<void> {
  const stocked = await findStocked(context.database, { site: context.site.code });
  const item = (position: number, quantity: number): Wanted => ({ itemId: stocked[position]?.id ?? 0, quantity });
  await overdueScenario(context, item);
  await ordersOfActive(context, item);
  await rfisOfActive(context, item);
  await approvalScenario(context, item);
}

type ItemAt = (position: number, quantity: number) => Wanted;

const ago = ({ now }: ScenarioContext, days: number) => new Date(now.getTime() - days * dayMs);
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);

async function overdueScenario(context: ScenarioContext, item: ItemAt): Promise<void> {
  const buyer = buyerOf(context, 'overdue');
  const past = [
    { days: 120, wanted: [item(2, 30), item(6, 16)], purchaseOrderNo: 'KP/26/0417' },
    { days: 108, wanted: [item(1, 12)], purchaseOrderNo: 'KP/26/0433' },
    { days: 92, wanted: [item(4, 20)], purchaseOrderNo: 'KP/26/0458' },
  ];
  for (const { days, wanted, purchaseOrderNo } of past) {
    const then = ago(context, days);
    const number = await orderItemsAt(buyer, wanted, then, purchaseOrderNo);
    await decideOrderAt(buyer, number, 'Confirmed', later(then, 4));
    await dispatchOrderAt(buyer, number, later(then, 48));
    await deliverOrderAt(buyer, number, later(then, 72));
  }
  const asked = ago(context, 3);
  const rfi = await sendRfiAt(buyer, [item(4, 800)], asked, { reference: 'KP/ENQ/88' });
  await answerRfiAt(buyer, rfi, [{ share: 0.94, inDays: 15, validDays: 12 }], later(asked, 4));
}

async function ordersOfActive(context: ScenarioContext, item: ItemAt): Promise<void> {
  const buyer = buyerOf(context, 'active');
  await bouncedChequeScenario(context, buyer, item);
  const delivered = await orderItemsAt(
    buyer,
    [item(0, 40), item(3, 10), item(7, 4)],
    ago(context, 62),
    'PO-4500018201',
  );
  await decideOrderAt(buyer, delivered, 'Confirmed', later(ago(context, 62), 5));
  const { invoice } = await dispatchOrderAt(buyer, delivered, later(ago(context, 62), 26));
  await deliverOrderAt(buyer, delivered, later(ago(context, 62), 74));
  await signDeliveryNoteAt(buyer, delivered, later(ago(context, 62), 75));
  const returned = { invoice, lines: [{ lineNo: 3, quantity: 1 }], reason: 'Packing damaged.' };
  await returnGoodsAt(buyer, returned, ago(context, 55));
  await payInvoiceAt(context, buyer, { invoice, now: ago(context, 30), reference: transfer(context, 'N318260042117') });
  await partPaymentScenario(context, buyer, item);
  const rejected = await orderItemsAt(buyer, [item(12, 25)], ago(context, 20), 'PO-4500018377');
  await decideOrderAt(
    buyer,
    rejected,
    'Rejected',
    later(ago(context, 20), 26),
    'The delivery address is not complete.',
  );
  const cancelled = await orderItemsAt(buyer, [item(5, 12), item(9, 6)], ago(context, 11));
  await decideOrderAt(buyer, cancelled, 'Cancelled', later(ago(context, 11), 3), 'Cancelled on request of the buyer.');
  const dispatched = await orderItemsAt(buyer, [item(4, 60), item(10, 8)], ago(context, 9), 'PO-4500018618');
  await decideOrderAt(buyer, dispatched, 'Confirmed', later(ago(context, 9), 2));
  const sent = await dispatchOrderAt(buyer, dispatched, later(ago(context, 9), 28), {
    lines: [{ lineNo: 1, quantity: 40, lot: '2608-114' }],
  });
  await deliverOrderAt(buyer, dispatched, later(ago(context, 9), 96));
  await requestReturnAt(buyer, { number: dispatched, invoice: sent.invoice }, ago(context, 2));
}

async function bouncedChequeScenario(context: ScenarioContext, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const number = await orderItemsAt(buyer, [item(1, 30), item(8, 12)], ago(context, 96), 'PO-4500017902');
  await decideOrderAt(buyer, number, 'Confirmed', later(ago(context, 96), 3));
  const { invoice } = await dispatchOrderAt(buyer, number, later(ago(context, 96), 27));
  await deliverOrderAt(buyer, number, later(ago(context, 96), 80));
  const cheque = await payInvoiceAt(context, buyer, { invoice, now: ago(context, 72), reference: 'Cheque 004211' });
  const refused = { number: cheque.number, why: 'The cheque was refused by the bank.', by: demoActor };
  unwrapResult(await reverseReceipt(context.database, context.site, { ...refused, now: ago(context, 69) }));
  await payInvoiceAt(context, buyer, { invoice, now: ago(context, 65), reference: transfer(context, 'N283260038804') });
}

async function partPaymentScenario(context: ScenarioContext, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const then = ago(context, siteModules[context.site.code].demo.credit.periodDays - 3);
  const number = await orderItemsAt(buyer, [item(6, 24), item(11, 10)], then, 'PO-4500018315');
  await decideOrderAt(buyer, number, 'Confirmed', later(then, 4));
  const { invoice } = await dispatchOrderAt(buyer, number, later(then, 22));
  await deliverOrderAt(buyer, number, later(then, 70));
  await payInvoiceAt(context, buyer, {
    invoice,
    now: ago(context, 4),
    reference: transfer(context, 'N321260051873'),
    share: 0.4,
  });
}

const transfer = ({ site }: ScenarioContext, number: string) => `${site.country === 'IN' ? 'NEFT' : 'TT'} ${number}`;

type PaidInvoice = { invoice: string; now: Date; reference: string; share?: number };

async function payInvoiceAt(
  { database, site }: ScenarioContext,
  { caller }: PastBuyer,
  { invoice, now, reference, share = 1 }: PaidInvoice,
): Promise<Receipt> {
  const [open] = await findUnpaid(database, { site: site.code, number: invoice });
  if (!open) throw new Error('the invoice that was paid is missing');
  const amountMinor = share === 1 ? open.openMinor : Math.ceil((open.openMinor * share) / 100_00) * 100_00;
  const receivedOn = dayOf(now, site.calendar.timeZone);
  const money = { amountMinor, reference, receivedOn, invoices: [invoice], now, by: demoActor };
  return database.transaction((db) => bookReceipt(db, site, caller.customerId, money));
}

async function rfisOfActive(context: ScenarioContext, item: ItemAt): Promise<void> {
  const buyer = buyerOf(context, 'active');
  const [scarce] = await findScarce(context.database, { site: context.site.code });
  const beyond = { itemId: scarce?.id ?? 0, quantity: (scarce?.onHand ?? 0) + 15 };
  const ordered = await sendRfiAt(buyer, [beyond], ago(context, 8), { reference: 'ENQ-2026-104' });
  await answerRfiAt(buyer, ordered, [{ share: 0.94, inDays: 34, validDays: 14 }], later(ago(context, 8), 3));
  await addQuotedLinesAt(buyer, ordered, later(ago(context, 7), 1));
  const confirmed = await orderCartAt(buyer, later(ago(context, 7), 2), 'PO-4500018702');
  await decideOrderAt(buyer, confirmed, 'Confirmed', later(ago(context, 7), 6));
  const answered = await sendRfiAt(buyer, [item(13, 400), item(14, 90), item(16, 60)], ago(context, 6), {
    reference: 'ENQ-2026-111',
  });
  await answerRfiAt(
    buyer,
    answered,
    [
      { share: 0.92, inDays: 21, validDays: 30 },
      'The maker has ended this series.',
      { share: 0.95, inDays: 9, validDays: 3 },
    ],
    later(ago(context, 6), 4),
  );
  await expireQuotesAt(buyer, later(ago(context, 2), 1));
  await quotesThatEnd(context, buyer, item);
  await orderItemsAt(buyer, [item(1, 20), item(15, 8)], ago(context, 1), 'PO-4500018790');
  await orderOnTheRoad(context, buyer, item);
  await sendRfiAt(buyer, [item(17, 250)], later(ago(context, 1), 20), {
    reference: 'ENQ-2026-118',
    words: [{ text: 'FAN BRG DRG 4471', quantity: 2 }],
  });
  await fillCart(buyer, [item(5, 24), item(8, 40), item(12, 16)], later(ago(context, 1), 21));
}

/** Three quotes that end one after the other. */
async function quotesThatEnd(context: ScenarioContext, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const asked = later(ago(context, 2), 2);
  const number = await sendRfiAt(buyer, [item(0, 900), item(3, 600), item(19, 350)], asked, {
    reference: 'ENQ-2026-115',
  });
  const quotes = [
    { share: 0.93, inDays: 12, validDays: 4 },
    { share: 0.95, inDays: 16, validDays: 9 },
    { share: 0.96, inDays: 20, validDays: 16 },
  ];
  await answerRfiAt(buyer, number, quotes, later(asked, 3));
}

/** Each shipment goes with a carrier of the country. */
const shipments = {
  IN: { carrier: 'Safexpress', docket: 'LR 20417733' },
  AE: { carrier: 'Aramex', docket: 'AWB 2041773390' },
};

async function orderOnTheRoad(context: ScenarioContext, buyer: PastBuyer, item: ItemAt): Promise<void> {
  const then = later(ago(context, 1), 2);
  const number = await orderItemsAt(buyer, [item(0, 40), item(3, 10)], then, 'PO-4500018795');
  await decideOrderAt(buyer, number, 'Confirmed', later(then, 1));
  await dispatchOrderAt(buyer, number, later(then, 16), {
    ...shipments[context.site.country],
    lines: [
      { lineNo: 1, quantity: 24, lot: '2609-207' },
      { lineNo: 1, quantity: 16, lot: '2610-018' },
      { lineNo: 2, quantity: 10, lot: '2608-131' },
    ],
  });
}

/** Filled while the account was still Active. */
async function approvalScenario(context: ScenarioContext, item: ItemAt): Promise<void> {
  await fillCart(buyerOf(context, 'approval'), [item(4, 20), item(8, 6)], ago(context, 2));
}

function buyerOf({ database, services, log, site, accounts, priceListId }: ScenarioContext, role: Role): PastBuyer {
  const caller: Caller = { ...accounts[role], emailVerified: true, standing: 'active', priceListId };
  const authentication = {
    findCaller: async () => caller,
    findStaff: async () => undefined,
    findMachine: async () => undefined,
  };
  return {
    site,
    caller,
    server: {
      database,
      sites,
      delivered: sites,
      refreshSites: async () => {},
      authentication,
      services,
      log,
      secret: '',
      checkReplies: true,
    },
  };
}
