import type { FindCreditStatus } from '../../account/get-info.server.ts';
import type { Currency } from '../../lib/currency.ts';
import { dayOf, daysBetween } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { PaymentGateways } from '../gateways/payment-gateways.ts';
import { type CreditRow, findAllocated, findCredit, findTransferAllowed } from './credit.db.ts';
import { availableMinor, type CreditUse } from './credit-figures.rule.ts';
import { creditInfo } from './credit-info.contract.ts';
import { book, bookInvoiceEntry, bookMoneyIn } from './ledger.server.ts';
import { isOverdue, overdueText } from './overdue.rule.ts';

export const creditInfoCall = (gateways: Pick<PaymentGateways, 'forNewPayment'>) =>
  defineCall(creditInfo, { access: 'verified' }, async (_request, context) => {
    const { db, site, caller } = context;
    const [[credit], [transfer]] = await Promise.all([findCredit(db, caller), findTransferAllowed(db, caller)]);
    const closed = site.onlinePayment.filter((method) => !gateways.forNewPayment(context, site, method));
    return {
      success: true as const,
      data: { avl_balance: toMajor(availableBalanceOf(credit)), creditperiod: credit?.periodDays ?? 0 },
      user_info: credit ? ('' as const) : ('New_user' as const),
      ...(closed.length > 0 && { online_closed: closed }),
      ...(transfer?.allowed && { transfer_allowed: true as const }),
    };
  });

/** What may still be ordered on credit, in minor units; 0 without terms. */
export const availableBalanceOf = (credit: CreditUse | undefined) => (credit ? availableMinor(credit) : 0);

/** The account room's port: whether there are credit terms, and the overdue sentence. */
export const findCreditStatus: FindCreditStatus = async (db, site, customerId, now) => {
  const [credit] = await findCredit(db, { customerId });
  if (!credit) return { hasTerms: false };
  return isOverdueOn(credit, dayOf(now, site.calendar.timeZone))
    ? { hasTerms: true, overdue: overdueText }
    : { hasTerms: true };
};

export function isOverdueOn(
  credit: Pick<CreditRow, 'oldestOpenOn' | 'periodDays' | 'graceDays'>,
  today: string,
): boolean {
  return credit.oldestOpenOn !== null && isOverdue(daysBetween(credit.oldestOpenOn, today), credit);
}

type Booking = { orderId: number | null; amountMinor: number; currency: Currency; now: Date; by: string };

/** Allocates an order to the credit of a customer that is locked; false when the balance does not cover it. */
export async function allocateCredit(db: Db, site: Site, customerId: number, booking: Booking): Promise<boolean> {
  return (await book(db, { site, customerId }, 'order', booking, { withinLimit: true })) !== undefined;
}

/** Gives back what of the customer's credit an order still holds: all of it, or `mostMinor` of it. */
export async function releaseCredit(
  db: Db,
  site: Site,
  orderId: number,
  { mostMinor = Number.MAX_SAFE_INTEGER, ...how }: Omit<Booking, 'orderId' | 'amountMinor'> & { mostMinor?: number },
) {
  for (const { customerId, openMinor } of await findAllocated(db, { orderId })) {
    const amountMinor = -Math.min(openMinor, mostMinor);
    if (amountMinor !== 0) await book(db, { site, customerId }, 'release', { ...how, orderId, amountMinor });
  }
}

/** Books an invoice under its printed number; it falls due after the credit period. Money on the account pays it. */
export async function bookInvoice(db: Db, site: Site, customerId: number, number: string, booking: Booking) {
  await bookInvoiceEntry(db, { site, customerId }, { ...booking, reference: number });
}

/** Books a credit note: it pays its invoice as far as that is open, what is left lies on the account. */
export async function bookCreditNote(
  db: Db,
  site: Site,
  customerId: number,
  { number, invoice, amountMinor, ...booking }: Booking & { number: string; invoice: string },
) {
  const note = { ...booking, reference: number, amountMinor: -amountMinor };
  await bookMoneyIn(db, { site, customerId }, 'credit_note', note, [invoice]);
}

/** Days until an invoice of this customer falls due; undefined without credit terms. */
export async function creditDays(db: Db, customerId: number): Promise<number | undefined> {
  const [credit] = await findCredit(db, { customerId });
  return credit?.periodDays;
}
