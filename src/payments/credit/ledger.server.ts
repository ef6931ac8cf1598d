import type { Currency } from '../../lib/currency.ts';
import { type Day, dayOf } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { Site } from '../../sites/site.ts';
import type { DeductionKind } from '../deductions.data.ts';
import type { LedgerKind } from '../ledger.table.ts';
import { allocateAmount, allocationsToEnd, invoicesToPay, limitToParts, moneyToAllocate } from './allocation.rule.ts';
import {
  endAllocations,
  findAllocations,
  findOpenInvoices,
  findOpenMoney,
  insertAllocations,
  insertMovement,
  lockCustomerRow,
  lowerOpen,
  type OpenInvoice,
} from './ledger.db.ts';

export type Booking = {
  orderId: number | null;
  amountMinor: number;
  currency: Currency;
  now: Date;
  by: string;
  reference?: string;
  receiptId?: number;
  note?: string;
  bookedOn?: Day;
  /** What is known of a bill of the books before this store. */
  broughtForwardOn?: Day;
  dueOn?: Day | null;
  billMinor?: number | null;
  purchaseOrderNo?: string;
};

export type Ledger = { site: Site; customerId: number };

/** The only way into the ledger. Undefined when it must stay within the limit and does not. */
export async function book(
  db: Db,
  { site, customerId }: Ledger,
  kind: LedgerKind,
  booking: Booking,
  { withinLimit = false } = {},
): Promise<number | undefined> {
  const [written] = await insertMovement(db, {
    reference: '',
    note: '',
    broughtForwardOn: null,
    dueOn: null,
    billMinor: null,
    purchaseOrderNo: '',
    bookedOn: dayOf(booking.now, site.calendar.timeZone),
    ...booking,
    receiptId: booking.receiptId ?? null,
    site: site.code,
    customerId,
    kind,
    withinLimit,
  });
  return written?.id;
}

async function mustBook(db: Db, ledger: Ledger, kind: LedgerKind, booking: Booking): Promise<number> {
  const id = await book(db, ledger, kind, booking);
  if (id === undefined) throw new Error(`a ${kind} could not be booked`);
  return id;
}

export async function bookInvoiceEntry(db: Db, ledger: Ledger, booking: Booking): Promise<void> {
  await lockCustomerRow(db, ledger);
  const id = await mustBook(db, ledger, 'invoice', booking);
  await payFromAccount(db, ledger, { id, openMinor: booking.amountMinor, orderId: booking.orderId }, booking);
}

export type Paid = { reference: string; amountMinor: number };

/** Names of invoices, paid in that order, or what each of them gets and no other. */
export type ToBePaid = { named?: readonly string[] | undefined; parts?: readonly Paid[] | undefined };

/** Pays the named invoices, else those of its order, else the oldest; the rest stays on account. */
export async function bookMoneyIn(
  db: Db,
  ledger: Ledger,
  kind: 'receipt' | 'credit_note',
  booking: Booking,
  { named = [], parts: given }: ToBePaid = {},
): Promise<Paid[]> {
  await lockCustomerRow(db, ledger);
  const id = await mustBook(db, ledger, kind, booking);
  const { orderId } = booking;
  const open = await findOpenInvoices(db, ledger);
  const payable = named.length === 0 && orderId !== null ? open.filter((one) => one.orderId === orderId) : open;
  const invoices = given ? limitToParts(open, given) : invoicesToPay(payable, named);
  const parts = allocateAmount(-booking.amountMinor, invoices);
  const uses = parts.map((part) => ({ fromId: id, invoiceId: part.id, amountMinor: part.amountMinor }));
  await allocate(db, ledger, uses, booking);
  return parts.map((part) => ({ reference: referenceOf(open, part.id), amountMinor: part.amountMinor }));
}

/** Closes these parts of invoices by other than money; nothing of it stays open. */
export async function bookInPlaceOfMoney(
  db: Db,
  ledger: Ledger,
  kind: DeductionKind | 'write_off',
  booking: Booking,
  parts: readonly Paid[],
): Promise<number> {
  await lockCustomerRow(db, ledger);
  const id = await mustBook(db, ledger, kind, booking);
  const closed = allocateAmount(-booking.amountMinor, limitToParts(await findOpenInvoices(db, ledger), parts));
  if (sum(closed, (part) => part.amountMinor) !== -booking.amountMinor)
    throw new Error(`a ${kind} is more than its invoices are open by`);
  const uses = closed.map((part) => ({ fromId: id, invoiceId: part.id, amountMinor: part.amountMinor }));
  await allocate(db, ledger, uses, booking);
  return id;
}

const referenceOf = (open: readonly OpenInvoice[], id: number) => open.find((one) => one.id === id)?.reference ?? '';

/** Takes money on account first, then ends the latest allocations and reopens their invoices. */
export async function bookMoneyOut(
  db: Db,
  ledger: Ledger,
  kind: 'reversal' | 'refund' | 'write_off' | DeductionKind,
  receipt: { entryId: number; openMinor: number },
  booking: Booking,
): Promise<void> {
  await lockCustomerRow(db, ledger);
  await mustBook(db, ledger, kind, booking);
  const undone = allocationsToEnd(
    booking.amountMinor,
    receipt.openMinor,
    await findAllocations(db, { fromId: receipt.entryId }),
  );
  await endAllocations(db, { ids: undone.map((use) => use.id), now: booking.now });
  await lowerOpen(db, { id: receipt.entryId, amountMinor: booking.amountMinor });
  const reopened = new Set(undone.map((use) => use.invoiceId));
  for (const invoice of invoicesToPay(await findOpenInvoices(db, ledger)))
    if (reopened.has(invoice.id)) await payFromAccount(db, ledger, invoice, booking, { isReopened: true });
}

type ToPay = Pick<OpenInvoice, 'id' | 'openMinor' | 'orderId'>;

async function payFromAccount(
  db: Db,
  ledger: Ledger,
  invoice: ToPay,
  booking: Booking,
  { isReopened = false } = {},
): Promise<void> {
  const money = moneyToAllocate(await findOpenMoney(db, ledger), invoice.orderId, { isReopened });
  const uses = allocateAmount(invoice.openMinor, money).map((part) => ({
    fromId: part.id,
    invoiceId: invoice.id,
    amountMinor: part.amountMinor,
  }));
  await allocate(db, ledger, uses, booking);
}

type Use = { fromId: number; invoiceId: number; amountMinor: number };

async function allocate(db: Db, { site, customerId }: Ledger, uses: readonly Use[], { currency, now, by }: Booking) {
  if (uses.length === 0) return;
  await insertAllocations(db, {
    site: site.code,
    customerId,
    currency,
    fromIds: uses.map((use) => use.fromId),
    invoiceIds: uses.map((use) => use.invoiceId),
    amounts: uses.map((use) => use.amountMinor),
    now,
    by,
  });
}
