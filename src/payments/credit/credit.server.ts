import type { FindCreditStatus } from '../../account/get-info.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import type { Currency } from '../../lib/currency.ts';
import { type Day, dayOf, daysBetween } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { type CreditRow, findAllocated, findCredit, findTransferAllowed } from './credit.db.ts';
import { availableMinor, type CreditUse } from './credit-figures.rule.ts';
import { creditInfo } from './credit-info.contract.ts';
import { book, bookInvoiceEntry, bookMoneyIn, type Ledger } from './ledger.server.ts';
import { isOverdue, overdueText } from './overdue.rule.ts';

export const creditInfoCall = defineCall(
  creditInfo,
  { requires: permissionTo('see-credit') },
  async (_request, context) => {
    const { db, site, caller, services } = context;
    const [[credit], [transfer]] = await Promise.all([findCredit(db, caller), findTransferAllowed(db, caller)]);
    const closed = site.onlinePayment.filter((method) => !services.gateways.forNewPayment(context, method));
    return {
      success: true as const,
      data: { avl_balance: toMajor(availableBalanceOf(credit)), creditperiod: credit?.periodDays ?? 0 },
      user_info: credit ? ('' as const) : ('New_user' as const),
      ...(closed.length > 0 && { online_closed: closed }),
      ...(transfer?.allowed && { transfer_allowed: true as const }),
    };
  },
);

export const availableBalanceOf = (credit: CreditUse | undefined) => (credit ? availableMinor(credit) : 0);

export const findCreditStatus: FindCreditStatus = async (db, site, customerId, now) => {
  const [credit] = await findCredit(db, { customerId });
  if (!credit) return { hasTerms: false };
  return isOverdueOn(credit, dayOf(now, site.calendar.timeZone))
    ? { hasTerms: true, overdue: overdueText }
    : { hasTerms: true };
};

export function isOverdueOn(
  { firstDueOn, graceDays }: Pick<CreditRow, 'firstDueOn' | 'graceDays'>,
  today: string,
): boolean {
  return firstDueOn !== null && isOverdue(daysBetween(firstDueOn, today), graceDays);
}

type Booking = { orderId: number | null; amountMinor: number; currency: Currency; now: Date; by: string };

/** The customer must be locked. False when the balance does not cover the order. */
export async function allocateCredit(db: Db, ledger: Ledger, booking: Booking): Promise<boolean> {
  return (await book(db, ledger, 'order', booking, { withinLimit: true })) !== undefined;
}

export async function releaseCredit(
  db: Db,
  site: Site,
  orderId: number,
  { maxMinor = Number.MAX_SAFE_INTEGER, ...how }: Omit<Booking, 'orderId' | 'amountMinor'> & { maxMinor?: number },
) {
  for (const { customerId, openMinor } of await findAllocated(db, { orderId })) {
    const amountMinor = -Math.min(openMinor, maxMinor);
    if (amountMinor !== 0) await book(db, { site, customerId }, 'release', { ...how, orderId, amountMinor });
  }
}

/** Owed from today, or from the invoice's own day where it was issued before. */
export async function bookInvoice(
  db: Db,
  ledger: Ledger,
  { number, ...booking }: Booking & { number: string; bookedOn?: Day },
) {
  await bookInvoiceEntry(db, ledger, { ...booking, reference: number });
}

export async function bookCreditNote(
  db: Db,
  ledger: Ledger,
  { number, invoice, amountMinor, ...booking }: Booking & { number: string; invoice: string },
) {
  const note = { ...booking, reference: number, amountMinor: -amountMinor };
  await bookMoneyIn(db, ledger, 'credit_note', note, { named: [invoice] });
}

export async function creditDays(db: Db, customerId: number): Promise<number | undefined> {
  const [credit] = await findCredit(db, { customerId });
  return credit?.periodDays;
}
