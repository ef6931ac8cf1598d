import { type Day, daysBetween, isDay } from '../../lib/dates.ts';
import { type DeductionKind, isDeductionKind } from '../../payments/deductions.data.ts';
import type { Database } from '../../server/database/database.server.ts';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import type { DocumentHeader } from '../documents.table.ts';
import { reportRefusals } from '../order-refusals.ts';
import {
  creditNoteVoucherLines,
  invoiceLines,
  type LedgerNames,
  receiptLines,
  repaymentLines,
  type VoucherKind,
  type VoucherLines,
} from './voucher-lines.rule.ts';
import {
  type CustomerForBooks,
  type DocumentForBooks,
  findDocumentsForBooks,
  findMoneyForBooks,
  findWriteOffsForBooks,
  type MoneyForBooks,
  type WriteOffForBooks,
} from './vouchers.db.ts';

export type Voucher = VoucherLines & {
  /** The same in every export. */
  key: string;
  kind: VoucherKind;
  number: string;
  day: Day;
  customerId: number;
  /** The name of the customer's ledger. */
  customer: string;
  /** The number of the order, or the bank's reference. */
  reference: string;
  note: string;
  /** The parties of an invoice or a credit note; other vouchers have none. */
  invoice?: InvoiceParties;
};

/** Who sold to whom, as the document says it. */
export type InvoiceParties = Pick<DocumentHeader, 'billTo' | 'placeOfSupply' | 'declarations'> & {
  /** The registration of the seller. */
  registration: string;
};

export type Period = { from: Day; to: Day };

const maxDays = 366;
const maxVouchers = 50_000;

/** Sales, credit notes, receipts and repayments of a period, in the order of their days. */
export async function loadVouchers(
  database: Database,
  site: Site,
  period: Period,
): Promise<Voucher[] | Refusal<'cannot_be'>> {
  const refusal = periodRefusal(period);
  if (refusal) return refuse(reportRefusals, 'cannot_be', { reason: refusal });
  const wanted = { site: site.code, ...period, limit: maxVouchers + 1 };
  const [documents, money, writeOffs] = await database.longTransaction(
    async (db) =>
      [
        await findDocumentsForBooks(db, wanted),
        await findMoneyForBooks(db, wanted),
        await findWriteOffsForBooks(db, wanted),
      ] as const,
  );
  if (documents.length + money.length + writeOffs.length > maxVouchers)
    return refuse(reportRefusals, 'cannot_be.too_many', { max: maxVouchers });
  const vouchers = [
    ...documents.map((document) => voucherOfDocument(site, document)),
    ...money.map((entry) => voucherOfMoney(site, entry)),
    ...writeOffs.map((entry) => voucherOfWriteOff(site, entry)),
  ];
  return vouchers.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

export function periodRefusal({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Write the first and the last day like 2026-11-01.';
  if (from > to) return 'The last day is before the first.';
  return daysBetween(from, to) < maxDays ? undefined : `Choose at most ${maxDays} days.`;
}

export const ledgerNames = ({ bookkeeping, tax }: Pick<Site, 'bookkeeping' | 'tax'>): LedgerNames => ({
  sales: bookkeeping.sales,
  salesReturns: bookkeeping.salesReturns,
  centralTax: 'CGST',
  stateTax: 'SGST',
  wholeTax: tax.splits ? 'IGST' : tax.label,
});

/** The ledgers of what closes bills in the place of money. */
export const ledgersInPlaceOfMoney = ({
  bookkeeping,
}: Pick<Site, 'bookkeeping'>): Record<DeductionKind | 'write_off', string> => ({
  tax_deducted: bookkeeping.taxDeducted || 'TDS Receivable',
  bank_charge: bookkeeping.bankCharges || 'Bank Charges',
  cash_discount: bookkeeping.discountAllowed || 'Discount Allowed',
  rounding: bookkeeping.rounding || 'Rounding Off',
  exchange: bookkeeping.exchange || 'Exchange Difference',
  write_off: bookkeeping.writtenOff || 'Bad Debts Written Off',
});

/** The customer's name; with its id where the name is already that of another ledger. */
function customerLedger(site: Site, { customerId, company, hasSameName }: CustomerForBooks): string {
  const { company: _, ...own } = { ...site.bookkeeping, ...ledgerNames(site), ...ledgersInPlaceOfMoney(site) };
  const isOwn = Object.values(own).some((name) => String(name).toLowerCase() === company.toLowerCase());
  return hasSameName || isOwn ? `${company} (${customerId})` : company;
}

function voucherOfDocument(site: Site, document: DocumentForBooks): Voucher {
  const { kind, number, issuedOn, ofInvoice, customerId, head } = document;
  const { billTo, placeOfSupply, declarations = [], orderNumber } = head;
  const registration = head.seller.taxNumber;
  const customer = customerLedger(site, document);
  const names = ledgerNames(site);
  const isInvoice = kind === 'tax_invoice';
  const isCredit = kind === 'credit_note';
  const lines = !isCredit
    ? invoiceLines(customer, { number, registration }, document, names)
    : creditNoteVoucherLines(customer, { number: ofInvoice ?? number, registration }, document, names);
  return {
    key: `${site.code}-${kind}-${number}`,
    kind: isInvoice ? 'Sales' : isCredit ? 'Credit Note' : 'Debit Note',
    number,
    day: issuedOn,
    customerId,
    customer,
    reference: orderNumber,
    note: isInvoice ? '' : `${isCredit ? 'Takes back' : 'Adds to'} ${ofInvoice ?? ''}`.trim(),
    invoice: { registration, billTo, placeOfSupply, declarations },
    ...lines,
  };
}

function voucherOfMoney(site: Site, entry: MoneyForBooks): Voucher {
  const { kind, id, number, day, customerId, bankReference, note, amountMinor, deductions } = entry;
  const customer = customerLedger(site, entry);
  const bank = entry.isOnline ? site.bookkeeping.onlinePayments : site.bookkeeping.bank;
  const isReceipt = kind === 'receipt';
  const names = ledgersInPlaceOfMoney(site);
  const ledgerOf = (source: string) => (isDeductionKind(source) ? names[source] : bank);
  const paid = entry.paid.map(({ source, ...part }) => ({ ...part, against: ledgerOf(source) }));
  const cameIn = [
    { ledger: bank, amountMinor },
    ...deductions.map((one) => ({ ledger: ledgerOf(one.kind), amountMinor: one.amountMinor })),
  ];
  const wentOut = cameIn.map((one) => ({ ...one, amountMinor: -one.amountMinor }));
  return {
    key: `${site.code}-${kind}-${id}`,
    kind: isReceipt ? 'Receipt' : 'Payment',
    number,
    day,
    customerId,
    customer,
    reference: bankReference,
    note: isReceipt ? '' : note,
    ...(isReceipt ? receiptLines(customer, cameIn, paid) : repaymentLines(customer, wentOut, paid)),
  };
}

/** What was given up of a bill, or taken back of that. */
function voucherOfWriteOff(site: Site, entry: WriteOffForBooks): Voucher {
  const { id, invoice, registration, day, customerId, note, amountMinor } = entry;
  const customer = customerLedger(site, entry);
  const names = ledgersInPlaceOfMoney(site);
  const ledger = entry.kind === 'cash_discount' ? names.cash_discount : names.write_off;
  const minor = Math.abs(amountMinor);
  const given = [{ ledger, amountMinor: minor }];
  const bills = [{ reference: invoice, registration, amountMinor: minor, against: ledger }];
  return {
    key: `${site.code}-write_off-${id}`,
    kind: 'Journal',
    number: `W${id}`,
    day,
    customerId,
    customer,
    reference: invoice,
    note,
    ...(amountMinor > 0 ? receiptLines(customer, given, bills) : repaymentLines(customer, given, bills)),
  };
}
