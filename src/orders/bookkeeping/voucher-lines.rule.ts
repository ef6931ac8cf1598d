// What an invoice, a credit note, a receipt and a repayment are in the seller's books: debits equal credits.

import { sum } from '../../lib/sum.ts';

/** The names of vouchers as bookkeeping programs know them. */
export type VoucherKind = 'Sales' | 'Credit Note' | 'Receipt' | 'Payment';

/** A positive amount is a debit. */
export type LedgerLine = { ledger: string; amountMinor: number };
/**
 * Which bill the customer's amount belongs to; '' is on account. Signed as the customer's line. `registration` is the
 * seller's number on that bill, '' where no document of the store says it.
 */
export type BillPart = { bill: string; isNew: boolean; amountMinor: number; registration: string };

export type VoucherLines = { lines: readonly LedgerLine[]; bills: readonly BillPart[] };

export type LedgerNames = {
  sales: string;
  salesReturns: string;
  centralTax: string;
  stateTax: string;
  wholeTax: string;
};

export type TaxedSums = { subtotalMinor: number; centralMinor: number; stateMinor: number; wholeMinor: number };

const withoutEmpty = (lines: readonly LedgerLine[]) => lines.filter(({ amountMinor }) => amountMinor !== 0);

/** The number of an invoice, and the registration of the seller that made it. */
export type Bill = { number: string; registration: string };

export function invoiceLines(customer: string, bill: Bill, amounts: TaxedSums, names: LedgerNames): VoucherLines {
  const earned = [
    { ledger: names.sales, amountMinor: -amounts.subtotalMinor },
    { ledger: names.centralTax, amountMinor: -amounts.centralMinor },
    { ledger: names.stateTax, amountMinor: -amounts.stateMinor },
    { ledger: names.wholeTax, amountMinor: -amounts.wholeMinor },
  ];
  const amountMinor = -sum(earned, (line) => line.amountMinor);
  return {
    lines: withoutEmpty([{ ledger: customer, amountMinor }, ...earned]),
    bills: [{ bill: bill.number, isNew: true, amountMinor, registration: bill.registration }],
  };
}

/** `invoice` is what it takes back. */
export function creditNoteVoucherLines(
  customer: string,
  invoice: Bill,
  amounts: TaxedSums,
  names: LedgerNames,
): VoucherLines {
  const { lines, bills } = invoiceLines(customer, invoice, amounts, { ...names, sales: names.salesReturns });
  return {
    lines: lines.map((line) => ({ ...line, amountMinor: -line.amountMinor })),
    bills: bills.map((bill) => ({ ...bill, isNew: false, amountMinor: -bill.amountMinor })),
  };
}

export type PaidPart = { reference: string; registration: string; amountMinor: number };

export function receiptLines(
  customer: string,
  bank: string,
  amountMinor: number,
  paid: readonly PaidPart[],
): VoucherLines {
  const bills = paid.map((part) => ({
    bill: part.reference,
    registration: part.registration,
    isNew: false,
    amountMinor: -part.amountMinor,
  }));
  const rest = -amountMinor - sum(bills, (bill) => bill.amountMinor);
  return {
    lines: [
      { ledger: bank, amountMinor },
      { ledger: customer, amountMinor: -amountMinor },
    ],
    bills: rest === 0 ? bills : [...bills, { bill: '', registration: '', isNew: false, amountMinor: rest }],
  };
}

/** Money that went back: a refund, or a receipt that was reversed, whose bills are open again. */
export function repaymentLines(
  customer: string,
  bank: string,
  amountMinor: number,
  reopened: readonly PaidPart[],
): VoucherLines {
  const { lines, bills } = receiptLines(customer, bank, amountMinor, reopened);
  return {
    lines: lines.toReversed().map((line) => ({ ...line, amountMinor: -line.amountMinor })),
    bills: bills.map((part) => ({ ...part, amountMinor: -part.amountMinor })),
  };
}
