// What an invoice, a credit note, a receipt and a repayment are in the seller's books: debits equal credits.

import { sum } from '../../lib/sum.ts';

/** The names of vouchers as bookkeeping programs know them. */
export type VoucherKind = 'Sales' | 'Credit Note' | 'Debit Note' | 'Receipt' | 'Payment' | 'Journal';

/** A positive amount is a debit. */
export type LedgerLine = { ledger: string; amountMinor: number };
/**
 * Which bill the customer's amount belongs to; '' is on account. Signed as the customer's line. `registration` is the
 * seller's number on that bill, '' where no document of the store says it. `against`: the ledger on the other side of
 * money and of what stands in its place.
 */
export type BillPart = { bill: string; isNew: boolean; amountMinor: number; registration: string; against?: string };

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

/** `against`: the ledger from which it is paid. */
export type PaidPart = { reference: string; registration: string; amountMinor: number; against: string };
/** A ledger and what came into it. */
export type CameIn = { ledger: string; amountMinor: number };

/** Money, and what stands in its place, on the customer's bills; what pays none of them is on account. */
export function receiptLines(customer: string, cameIn: readonly CameIn[], paid: readonly PaidPart[]): VoucherLines {
  // Two kinds of deductions may have one ledger in the seller's books.
  const byLedger = Map.groupBy(cameIn, ({ ledger }) => ledger);
  const bills: BillPart[] = [...byLedger].flatMap(([against, parts]) => {
    const own = paid.filter((part) => part.against === against);
    const rest = sum(parts, (part) => part.amountMinor) - sum(own, (part) => part.amountMinor);
    return [
      ...own.map(({ reference, registration, amountMinor: part }) => ({
        bill: reference,
        registration,
        isNew: false,
        amountMinor: -part,
        against,
      })),
      ...(rest === 0 ? [] : [{ bill: '', registration: '', isNew: false, amountMinor: -rest, against }]),
    ];
  });
  return { lines: linesOfBills(customer, bills), bills };
}

/** Each ledger that bills stand against, and the customer's own. */
export function linesOfBills(customer: string, bills: readonly BillPart[]): LedgerLine[] {
  const ledgers = [...new Set(bills.flatMap(({ against }) => against ?? []))];
  const others = ledgers.map((ledger) => ({
    ledger,
    amountMinor: -sum(
      bills.filter(({ against }) => against === ledger),
      (bill) => bill.amountMinor,
    ),
  }));
  return withoutEmpty([...others, { ledger: customer, amountMinor: -sum(others, (line) => line.amountMinor) }]);
}

/** Money that went back: a refund, or a receipt that was reversed, whose bills are open again. */
export function repaymentLines(
  customer: string,
  wentOut: readonly CameIn[],
  reopened: readonly PaidPart[],
): VoucherLines {
  const { lines, bills } = receiptLines(customer, wentOut, reopened);
  return {
    lines: lines.toReversed().map((line) => ({ ...line, amountMinor: -line.amountMinor })),
    bills: bills.map((part) => ({ ...part, amountMinor: -part.amountMinor })),
  };
}

/** One part for each bill, as bookkeeping programs want it. */
export function billsOnce(bills: readonly BillPart[]): BillPart[] {
  const keyOf = ({ bill, isNew }: BillPart) => `${isNew} ${bill}`;
  return [...new Set(bills.map(keyOf))].flatMap((key) => {
    const own = bills.filter((bill) => keyOf(bill) === key);
    const amountMinor = sum(own, (bill) => bill.amountMinor);
    return own[0] && amountMinor !== 0 ? [{ ...own[0], amountMinor }] : [];
  });
}
