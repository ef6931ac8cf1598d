import { formatMoney } from '../../lib/money.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import { lockCustomerRow } from '../credit/ledger.db.ts';
import { book } from '../credit/ledger.server.ts';
import {
  type BookedBill,
  deleteBroughtForward,
  findBookedBills,
  findBroughtForwardParties,
} from './brought-forward.db.ts';
import { type BroughtForwardBill, isBalanceReference } from './brought-forward-bill.ts';

/** The numbers that each customer has brought forward. */
export async function loadBroughtForward(
  db: Db,
  { code: site }: Site,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const parties = await findBroughtForwardParties(db, { site });
  return new Map(parties.map(({ customerId, references }) => [customerId, references]));
}

type ComparedBill =
  | { outcome: 'new' }
  | { outcome: 'unchanged' | 'changed'; booked: BookedBill }
  | { outcome: 'wrong'; problem: string };

/** What each bill would do, with what is booked now. */
export async function compareBills(
  db: Db,
  site: Site,
  bills: readonly BroughtForwardBill[],
): Promise<readonly ComparedBill[]> {
  const references = [...new Set(bills.map(({ reference }) => reference))];
  const customerIds = [...new Set(bills.map(({ customerId }) => customerId))];
  const booked = bills.length > 0 ? await findBookedBills(db, { site: site.code, references, customerIds }) : [];
  const byReference = Map.groupBy(booked, ({ reference }) => reference);
  return bills.map((bill) => compare(bill, byReference.get(bill.reference) ?? [], site));
}

function compare(bill: BroughtForwardBill, booked: readonly BookedBill[], site: Site): ComparedBill {
  const own = booked.find((one) => one.broughtForwardOn === null);
  const { reference } = bill;
  if (own) return { outcome: 'wrong', problem: `${reference} is an invoice of this shop already; leave the line out.` };
  const debit = booked.find(({ amountMinor }) => amountMinor > 0);
  if (bill.openMinor > 0 && debit && debit.customerId !== bill.customerId)
    return {
      outcome: 'wrong',
      problem: `${reference} is a bill of ${debit.company} already; add what tells the two apart, such as the year.`,
    };
  const before = booked.find((one) => isInPlaceOf(one, bill));
  if (!before) return { outcome: 'new' };
  if (isSame(before, bill)) return { outcome: 'unchanged', booked: before };
  if (!before.inUse) return { outcome: 'changed', booked: before };
  const amount = formatMoney({ minor: Math.abs(before.amountMinor), currency: site.currency });
  return {
    outcome: 'wrong',
    problem: `${reference} was brought forward with ${amount} and has been paid or reminded of since, so a file does not change it any more.`,
  };
}

/** A bill and a credit may have one number; a balance, whose number is ours, is one that may turn. */
const isInPlaceOf = ({ customerId, amountMinor }: BookedBill, bill: BroughtForwardBill) =>
  customerId === bill.customerId &&
  (Math.sign(amountMinor) === Math.sign(bill.openMinor) || isBalanceReference(bill.reference, customerId));

const isSame = (booked: BookedBill, bill: BroughtForwardBill) =>
  booked.amountMinor === bill.openMinor &&
  booked.bookedOn === bill.bookedOn &&
  booked.dueOn === bill.dueOn &&
  booked.billMinor === bill.billMinor &&
  booked.purchaseOrderNo === bill.purchaseOrderNo;

/** What was there before a bill was written; null where it was new. */
export type BilledBefore = BroughtForwardBill | null;

type WrittenBill = { outcome: 'new' | 'changed'; before: BilledBefore } | Exclude<ComparedBill, { outcome: 'new' }>;

/**
 * Books bills, balances and credits of the books before, as they stood there: nothing is paid by it. A bill that is there
 * already is put in the place of the former one as long as nothing stands on that. Call within a transaction.
 */
export async function bringForward(
  db: Db,
  site: Site,
  bills: readonly BroughtForwardBill[],
  { by, now }: { by: string; now: Date },
): Promise<readonly WrittenBill[]> {
  for (const customerId of [...new Set(bills.map((bill) => bill.customerId))].toSorted((a, b) => a - b))
    await lockCustomerRow(db, { customerId });
  const compared = await compareBills(db, site, bills);
  const written: WrittenBill[] = [];
  for (const [at, bill] of bills.entries()) {
    const one = compared[at] ?? { outcome: 'wrong' as const, problem: '' };
    if (one.outcome === 'wrong' || one.outcome === 'unchanged') {
      written.push(one);
      continue;
    }
    if (one.outcome === 'changed') await deleteBroughtForward(db, { site: site.code, id: one.booked.id });
    await bookBill(db, site, bill, { by, now });
    written.push({ outcome: one.outcome, before: one.outcome === 'changed' ? billOf(one.booked) : null });
  }
  return written;
}

async function bookBill(db: Db, site: Site, bill: BroughtForwardBill, { by, now }: { by: string; now: Date }) {
  const { customerId, openMinor, reference, bookedOn, dueOn, billMinor, purchaseOrderNo, asOf } = bill;
  const kind = openMinor > 0 ? 'invoice' : 'receipt';
  await book(db, { site, customerId }, kind, {
    orderId: null,
    amountMinor: openMinor,
    currency: site.currency,
    reference,
    bookedOn,
    broughtForwardOn: asOf,
    dueOn,
    billMinor,
    purchaseOrderNo,
    by,
    now,
  });
}

const billOf = (booked: BookedBill): BroughtForwardBill => ({
  customerId: booked.customerId,
  reference: booked.reference,
  openMinor: booked.amountMinor,
  bookedOn: booked.bookedOn,
  dueOn: booked.dueOn,
  billMinor: booked.billMinor,
  purchaseOrderNo: booked.purchaseOrderNo,
  asOf: booked.broughtForwardOn ?? booked.bookedOn,
});

/** Takes back what was written, as far as nothing stands on it; says why not, or ''. Call within a transaction. */
export async function takeBackBills(
  db: Db,
  site: Site,
  written: readonly { bill: BroughtForwardBill; before: BilledBefore }[],
  { by, now }: { by: string; now: Date },
): Promise<readonly string[]> {
  for (const customerId of [...new Set(written.map(({ bill }) => bill.customerId))].toSorted((a, b) => a - b))
    await lockCustomerRow(db, { customerId });
  const compared = await compareBills(
    db,
    site,
    written.map(({ bill }) => bill),
  );
  const problems: string[] = [];
  for (const [at, { before }] of written.entries()) {
    const one = compared[at];
    const isThere = one?.outcome === 'unchanged';
    if (!one || one.outcome === 'new') problems.push(before === null ? '' : changedSince);
    else if (!isThere) problems.push(changedSince);
    else if (one.booked.inUse) problems.push('Something was paid on it, or it was reminded of, so it stays.');
    else {
      await deleteBroughtForward(db, { site: site.code, id: one.booked.id });
      if (before) await bookBill(db, site, before, { by, now });
      problems.push('');
    }
  }
  return problems;
}

const changedSince = 'It was changed since, so it stays.';
