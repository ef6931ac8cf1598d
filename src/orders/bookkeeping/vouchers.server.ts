import { type Day, daysBetween, isDay } from '../../lib/dates.ts';
import type { Database } from '../../server/database/database.server.ts';
import { Refusal } from '../../server/refuse.server.ts';
import type { Site } from '../../sites/site.ts';
import {
  creditNoteVoucherLines,
  invoiceLines,
  type LedgerNames,
  receiptLines,
  repaymentLines,
  type VoucherKind,
  type VoucherLines,
} from './voucher-lines.rule.ts';
import { type DocumentForBooks, findDocumentsForBooks, findMoneyForBooks, type MoneyForBooks } from './vouchers.db.ts';

export type Voucher = VoucherLines & {
  /** The same in every export. */
  key: string;
  kind: VoucherKind;
  number: string;
  day: Day;
  customer: string;
  /** The order, or the bank's reference. */
  reference: string;
  note: string;
};

export type Period = { from: Day; to: Day };

const maxDays = 366;
const maxVouchers = 50_000;

/** Sales, credit notes, receipts and repayments of a period, in the order of their days. */
export async function loadVouchers(database: Database, site: Site, period: Period): Promise<Voucher[] | Refusal> {
  const refusal = periodRefusal(period);
  if (refusal) return new Refusal('cannot_be', refusal);
  const wanted = { site: site.code, ...period, limit: maxVouchers + 1 };
  const [documents, money] = await database.longTransaction(
    async (db) => [await findDocumentsForBooks(db, wanted), await findMoneyForBooks(db, wanted)] as const,
  );
  if (documents.length + money.length > maxVouchers)
    return new Refusal('cannot_be', `The period has more than ${maxVouchers} vouchers; choose a shorter one.`);
  const vouchers = [
    ...documents.map((document) => voucherOfDocument(site, document)),
    ...money.map((entry) => voucherOfMoney(site, entry)),
  ];
  return vouchers.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

export function periodRefusal({ from, to }: Period): string | undefined {
  if (!isDay(from) || !isDay(to)) return 'Write the first and the last day like 2026-11-01.';
  if (from > to) return 'The last day is before the first.';
  return daysBetween(from, to) < maxDays ? undefined : `Choose at most ${maxDays} days.`;
}

const ledgerNames = ({ bookkeeping, tax }: Site): LedgerNames => ({
  sales: bookkeeping.sales,
  salesReturns: bookkeeping.salesReturns,
  centralTax: 'CGST',
  stateTax: 'SGST',
  wholeTax: tax.splits ? 'IGST' : tax.label,
});

function voucherOfDocument(site: Site, document: DocumentForBooks): Voucher {
  const { kind, number, issuedOn, company, orderNumber, ofInvoice } = document;
  const names = ledgerNames(site);
  const isInvoice = kind === 'tax_invoice';
  const lines = isInvoice
    ? invoiceLines(company, number, document, names)
    : creditNoteVoucherLines(company, ofInvoice ?? number, document, names);
  return {
    key: `${site.code}-${kind}-${number}`,
    kind: isInvoice ? 'Sales' : 'Credit Note',
    ...{ number, day: issuedOn, customer: company, reference: orderNumber },
    note: isInvoice ? '' : `Takes back ${ofInvoice ?? ''}`.trim(),
    ...lines,
  };
}

function voucherOfMoney({ code, bookkeeping }: Site, entry: MoneyForBooks): Voucher {
  const { kind, id, number, day, company, bankReference, note, amountMinor, paid } = entry;
  const bank = entry.isOnline ? bookkeeping.onlinePayments : bookkeeping.bank;
  const isReceipt = kind === 'receipt';
  return {
    key: `${code}-${kind}-${id}`,
    kind: isReceipt ? 'Receipt' : 'Payment',
    ...{ number, day, customer: company, reference: bankReference },
    note: isReceipt ? '' : note,
    ...(isReceipt ? receiptLines(company, bank, amountMinor, paid) : repaymentLines(company, bank, -amountMinor)),
  };
}
