import type { CreditStanding } from '../account/get-info.server.ts';
import { dayOf, daysBetween } from '../lib/dates.ts';
import { type Currency, toMajor } from '../lib/money.ts';
import { answer } from '../server/call.ts';
import type { Db } from '../server/db.ts';
import type { Site } from '../sites/site.ts';
import { bookMovement, type CreditRow, findAllocated, findCredit, useCredit } from './credit.db.ts';
import { creditInfo } from './credit-info.contract.ts';
import { isOverdue, overdueText } from './overdue.rule.ts';

export const creditInfoCall = answer(creditInfo, { who: 'verified' }, async (_request, { db, caller }) => {
  const [credit] = await findCredit(db, caller);
  return {
    success: true as const,
    data: { avl_balance: toMajor(balanceOf(credit)), creditperiod: credit?.periodDays ?? 0 },
    user_info: credit ? ('' as const) : ('New_user' as const),
  };
});

/** What may still be ordered on credit, in minor units; never below 0, and 0 without terms. */
export const balanceOf = (credit: CreditRow | undefined) =>
  credit ? Math.max(0, credit.limitMinor - credit.usedMinor) : 0;

/** The account room's port: the overdue sentence, or undefined. */
export const creditStanding: CreditStanding = async (db, site, customerId, now) => {
  const [credit] = await findCredit(db, { customerId });
  return credit && isOverdueOn(credit, dayOf(now, site.calendar.timeZone)) ? overdueText : undefined;
};

export function isOverdueOn(credit: CreditRow, today: string): boolean {
  return credit.oldestOpenOn !== null && isOverdue(daysBetween(credit.oldestOpenOn, today), credit);
}

type Booking = { orderId: number | null; amountMinor: number; currency: Currency; now: Date; by: string };

const movement = (site: Site, customerId: number, booking: Booking, kind: string, reference = '') => ({
  ...booking,
  site: site.code,
  customerId,
  kind,
  reference,
  bookedOn: dayOf(booking.now, site.calendar.timeZone),
});

/** Allocates an order to the customer's credit; false when the balance does not cover it. */
export async function allocateCredit(db: Db, site: Site, customerId: number, booking: Booking): Promise<boolean> {
  return (await useCredit(db, movement(site, customerId, booking, 'order'))).length > 0;
}

/** Gives back whatever of the customer's credit an order still holds. */
export async function releaseCredit(
  db: Db,
  site: Site,
  orderId: number,
  how: Omit<Booking, 'orderId' | 'amountMinor'>,
) {
  for (const { customerId, openMinor } of await findAllocated(db, { orderId })) {
    if (openMinor === 0) continue;
    await bookMovement(db, movement(site, customerId, { ...how, orderId, amountMinor: -openMinor }, 'release'));
  }
}

/** Books an invoice under its printed number; it falls due after the credit period. */
export async function bookInvoice(db: Db, site: Site, customerId: number, number: string, booking: Booking) {
  await bookMovement(db, movement(site, customerId, booking, 'invoice', number));
}
