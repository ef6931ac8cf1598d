import type { NamedAccount } from '../../account/customers/locked-account.server.ts';
import { type Day, dayOf, formatDay } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import { Refusal, refuse } from '../../server/refuse.server.ts';
import { recordAudit } from '../../server/security/audit.server.ts';
import type { Site } from '../../sites/site.ts';
import { allocateAmount, invoicesToPay } from '../credit/allocation.rule.ts';
import { findOpenInvoices, lockCustomerRow, type OpenInvoice } from '../credit/ledger.db.ts';
import { type Booking, bookMoneyIn, bookMoneyOut, type Ledger, type Paid } from '../credit/ledger.server.ts';
import { releaseOrderMoney, reserveOrderMoney } from '../credit/order-money.server.ts';
import { receiptRefusals } from '../payment-refusals.ts';
import { mailReceipt, mailReversal, receiptAudit } from './announce-receipt.server.ts';
import { bookDeductions, takeDeductionsBack } from './book-deductions.server.ts';
import { sumDeductions } from './deductions.db.ts';
import { type Deduction, deductionRefusal, shareParts } from './deductions.rule.ts';
import { type ReceiptRefusal, receiptRefusal } from './receipt-refusal.rule.ts';
import {
  findPayerByEmail,
  findPayerOf,
  findReceipt,
  findSameReceipt,
  insertReceipt,
  type Payer,
  type ReceiptRow,
  reopenLineOf,
} from './receipts.db.ts';

export type ReceivedMoney = {
  amountMinor: number;
  reference: string;
  receivedOn: Day;
  invoices?: readonly string[];
  /** The part that each invoice gets; money beyond them stays on account. */
  parts?: readonly Paid[];
  /** What stands in the place of money; then the parts are what the invoices get of both. */
  deductions?: readonly Deduction[];
  orderId?: number;
  paymentId?: number;
  now: Date;
  by: string;
};

export type Receipt = {
  number: string;
  paid: readonly Paid[];
  onAccountMinor: number;
};

type ReceiptBooking = Booking & { reference: string; receiptId: number; bookedOn: Day };

export async function bookReceipt(db: Db, site: Site, customerId: number, money: ReceivedMoney): Promise<Receipt> {
  const { amountMinor, reference, receivedOn, invoices, parts, deductions = [], orderId, paymentId, now, by } = money;
  await lockCustomerRow(db, { customerId });
  const year = Number(dayOf(now, site.calendar.timeZone).slice(0, 4));
  const [receipt] = await insertReceipt(db, {
    site: site.code,
    customerId,
    amountMinor,
    currency: site.currency,
    reference,
    receivedOn,
    paymentId: paymentId ?? null,
    year,
    prefix: `${site.numberPrefix}P${String(year).slice(2)}`,
    now,
    by,
  });
  if (!receipt) throw new Error('a receipt could not be written');
  const ledger = { site, customerId };
  const booking = {
    orderId: orderId ?? null,
    receiptId: receipt.id,
    amountMinor: -amountMinor,
    currency: site.currency,
    reference: receipt.number,
    note: reference,
    bookedOn: receivedOn,
    now,
    by,
  };
  if (parts && deductions.length > 0) {
    await bookSplitMoney(db, ledger, booking, { parts, deductions });
    return { number: receipt.number, paid: parts, onAccountMinor: 0 };
  }
  const paid = await bookMoneyIn(db, ledger, 'receipt', booking, { named: invoices, parts });
  const usedMinor = sum(paid, (part) => part.amountMinor);
  return { number: receipt.number, paid, onAccountMinor: amountMinor - usedMinor };
}

type Split = { parts: readonly Paid[]; deductions: readonly Deduction[] };

/** Where more came in than was billed, the invoices get less of the money, and the rest is taken from it. */
async function bookSplitMoney(db: Db, ledger: Ledger, money: ReceiptBooking, { parts, deductions }: Split) {
  const added = deductions.filter(({ amountMinor }) => amountMinor < 0);
  const kept = deductions.filter(({ amountMinor }) => amountMinor > 0);
  const moneyMinor = -money.amountMinor + sum(added, (one) => one.amountMinor);
  const [paidByMoney = [], ...closed] = shareParts(parts, [moneyMinor, ...kept.map((one) => one.amountMinor)]);
  await bookMoneyIn(db, ledger, 'receipt', money, { parts: paidByMoney });
  await bookDeductions(db, ledger, money, { added, kept, closed });
}

export type ReceiptInput = NamedAccount & Omit<ReceivedMoney, 'orderId' | 'paymentId'> & { allowDuplicate: boolean };

export type OrderToPay = { id: number; number: string; customerId: number; uninvoicedMinor: number };

export type RecordedReceipt = Receipt & { keptMinor: number };

/** Names a wrong field, beside what only the database knows. */
export type RecordReceiptRefusal =
  | ReceiptRefusal['field']
  | 'unknown_customer'
  | 'cannot_be'
  | 'deductions'
  | 'receipt_twice';

/** Emails the buyer. Refuses a likely duplicate unless `allowDuplicate` is set. */
export const recordReceipt = (
  database: Database,
  site: Site,
  recorded: ReceiptInput,
): Promise<RecordedReceipt | Refusal<RecordReceiptRefusal>> =>
  database.transaction((db) => recordReceiptInTransaction(db, site, recorded));

/** The order is locked and reserves what its next invoices need. */
export async function recordReceiptInTransaction(
  db: Db,
  site: Site,
  { allowDuplicate, ...received }: ReceiptInput,
  order?: OrderToPay,
): Promise<RecordedReceipt | Refusal<RecordReceiptRefusal>> {
  const payer = await findPayer(db, site, received);
  if (payer instanceof Refusal) return payer;
  const { customerId } = payer;
  const money = moneyOf(received);
  if (order && order.customerId !== customerId)
    return refuse(receiptRefusals, 'cannot_be.other_order', {
      number: order.number,
      email: payer.email || payer.company,
    });
  await lockCustomerRow(db, { customerId });
  const open = await findOpenInvoices(db, { customerId });
  const split = await splitOf(db, site, money, { customerId, open, order });
  if (split instanceof Refusal) return split;
  const today = dayOf(money.now, site.calendar.timeZone);
  const named = money.parts?.map(({ reference }) => reference) ?? money.invoices ?? [];
  const refusal = receiptRefusal({ ...money, currency: site.currency, named, open, today });
  if (refusal) return refuse(receiptRefusals, refusal.field, { reason: refusal.message });
  const [same] = allowDuplicate ? [] : await findSameReceipt(db, { ...money, customerId });
  if (same) return refuse(receiptRefusals, 'receipt_twice', { number: same.number, day: formatDay(same.receivedOn) });
  const receipt = await bookFor(db, site, customerId, { ...money, ...split }, order);
  const details = { ...(order && { order: order.number }), ...(split && { deductions: split.deductions }) };
  await recordAudit(db, {
    ...receiptAudit(site, payer, money, details),
    action: 'receipt recorded',
    subject: receipt.number,
  });
  await mailReceipt(db, site, payer, money, {
    ...receipt,
    orderNumber: order?.number ?? '',
    deductions: money.deductions,
  });
  return receipt;
}

/** What the invoices get of the money and of what was kept back; undefined where nothing was. */
async function splitOf(
  db: Db,
  site: Site,
  { amountMinor, deductions = [], parts: given, invoices }: ReturnType<typeof moneyOf>,
  { customerId, open, order }: { customerId: number; open: readonly OpenInvoice[]; order: OrderToPay | undefined },
): Promise<Split | Refusal<'deductions'> | undefined> {
  if (deductions.length === 0) return undefined;
  if (order) return refuse(receiptRefusals, 'deductions', { reason: 'Book what was kept back with the invoices.' });
  const wholeMinor = amountMinor + sum(deductions, (one) => one.amountMinor);
  const named = invoices && invoices.length > 0 ? invoicesToPay(open, invoices) : [];
  const shares = allocateAmount(wholeMinor, named);
  const parts =
    given ??
    shares.flatMap((share) =>
      named.flatMap(({ id, reference }) => (id === share.id ? [{ reference, amountMinor: share.amountMinor }] : [])),
    );
  const taxSections = site.taxDeduction?.sections ?? [];
  const closed = await sumDeductions(db, { customerId, invoices: parts.map(({ reference }) => reference) });
  const before = Object.fromEntries(closed.map(({ kind, minor }) => [kind, minor]));
  const reason = deductionRefusal({ amountMinor, currency: site.currency, deductions, parts, taxSections, before });
  return reason === undefined ? { parts, deductions } : refuse(receiptRefusals, 'deductions', { reason });
}

async function findPayer(db: Db, site: Site, named: NamedAccount): Promise<Payer | Refusal<'unknown_customer'>> {
  const [payer] =
    'customerId' in named
      ? await findPayerOf(db, { site: site.code, customerId: named.customerId })
      : await findPayerByEmail(db, { site: site.code, email: named.email.toLowerCase() });
  const email = 'email' in named ? named.email : `of customer ${named.customerId}`;
  return payer ?? refuse(receiptRefusals, 'unknown_customer', { site: site.name, email });
}

function moneyOf(received: Omit<ReceivedMoney, 'orderId'>) {
  const { amountMinor, reference, receivedOn, invoices, parts, deductions, now, by } = received;
  const paid = {
    ...(invoices && { invoices: [...new Set(invoices)] }),
    ...(parts && { parts }),
    ...(deductions && { deductions }),
  };
  return { amountMinor, reference, receivedOn, ...paid, now, by };
}

async function bookFor(
  db: Db,
  site: Site,
  customerId: number,
  money: ReceivedMoney,
  order: OrderToPay | undefined,
): Promise<RecordedReceipt> {
  if (!order) return { ...(await bookReceipt(db, site, customerId, money)), keptMinor: 0 };
  const { id: orderId, uninvoicedMinor } = order;
  const receipt = await bookReceipt(db, site, customerId, { ...money, orderId });
  const { onAccountMinor: amountMinor } = receipt;
  const reservation = { orderId, currency: site.currency, now: money.now, by: money.by };
  const keptMinor = await reserveOrderMoney(db, site, customerId, { ...reservation, amountMinor, uninvoicedMinor });
  return { ...receipt, keptMinor, onAccountMinor: amountMinor - keptMinor };
}

/** `keepsLine`: the bank has taken the money back, so that its line does not wait again. */
export type Reversal = { number: string; why: string; now: Date; by: string; keepsLine?: boolean };

export const reverseReceipt = (
  database: Database,
  site: Site,
  reversal: Reversal,
): Promise<ReceiptRow | Refusal<'reversed_before' | 'unknown_receipt'>> =>
  database.transaction((db) => reverseReceiptInTransaction(db, site, reversal));

export async function reverseReceiptInTransaction(
  db: Db,
  site: Site,
  { number, why, now, by, keepsLine = false }: Reversal,
): Promise<ReceiptRow | Refusal<'reversed_before' | 'unknown_receipt'>> {
  const [known] = await findReceipt(db, { site: site.code, number });
  if (!known) return refuse(receiptRefusals, 'unknown_receipt', { site: site.name, number });
  await lockCustomerRow(db, known);
  // Another request may have reversed it before the lock.
  const [receipt] = await findReceipt(db, { site: site.code, number });
  if (!receipt || receipt.leftMinor <= 0) return refuse(receiptRefusals, 'reversed_before', { number });
  const money = { amountMinor: receipt.leftMinor, reference: receipt.reference, receivedOn: receipt.receivedOn };
  const ledger = { site, customerId: receipt.customerId };
  await takeDeductionsBack(db, ledger, receipt, { note: why, now, by });
  // What was taken back may have moved money of the receipt.
  const [left = receipt] = await findReceipt(db, { site: site.code, number });
  await bookMoneyOut(db, ledger, 'reversal', left, {
    orderId: receipt.orderId,
    receiptId: receipt.id,
    amountMinor: receipt.leftMinor,
    currency: receipt.currency,
    reference: number,
    note: why,
    now,
    by,
  });
  const { orderId, currency } = receipt;
  if (orderId !== null) await releaseOrderMoney(db, site, { orderId, currency, now, by });
  if (!keepsLine) await reopenLineOf(db, { receiptId: receipt.id, now, by });
  const reversed = { ...money, now, by };
  await recordAudit(db, { ...receiptAudit(site, receipt, reversed), action: 'receipt reversed', subject: number });
  await mailReversal(db, site, receipt, reversed, { number, why });
  return receipt;
}
