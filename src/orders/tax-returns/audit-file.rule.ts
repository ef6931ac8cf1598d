// The audit file of the Emirates' tax authority (FAF): the company, what it sold line by line, and the booked amounts.

import type { Day } from '../../lib/dates.ts';
import { toMajor } from '../../lib/money.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { sum } from '../../lib/sum.ts';
import type { VoucherKind } from '../bookkeeping/voucher-lines.rule.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { signOf, type TaxedSupply } from './outward-supply.rule.ts';

export type AuditFileFacts = {
  company: { name: string; nameInArabic: string; taxNumber: string };
  period: { from: Day; to: Day };
  createdOn: Day;
  supplies: readonly TaxedSupply[];
  entries: readonly LedgerEntry[];
};

export type LedgerEntry = {
  day: Day;
  account: Account;
  customer: string;
  key: string;
  number: string;
  /** The number of the order, or the bank's reference. */
  reference: string;
  kind: VoucherKind;
  /** A positive amount is a debit. */
  amountMinor: number;
};

/** An account of the books; those of money are the ones that a cash book is kept of. */
export type Account = { id: string; name: string; isMoney: boolean };

const fileVersion = 'FAFv1.0.0';
const program = 'Raceway';
const currency = 'AED';

const heads = {
  company:
    'TaxablePersonNameEn,TaxablePersonNameAr,TRN,TaxAgencyName,TAN,TaxAgentName,TAAN,PeriodStart,PeriodEnd,FAFCreationDate,ProductVersion,FAFVersion',
  purchases:
    'SupplierName,SupplierCountry,SupplierTIN/TRN,InvoiceDate,Invoice No,PermitNo,TransactionID,Line No.,ProductDescription,PurchaseValueAED,VATValueAED,TaxCode,FCYCode,PurchaseFCY,VATFCY',
  purchaseTotal: 'TransactionCountTotal,PurchaseTotalAED,VATTotalAED',
  supplies:
    'Customer Name,CustomerCountry,CustomerTIN/TRN,InvoiceDate,Invoice No,TransactionID,Line No.,ProductDescription,SupplyValueAED,VATValueAED,TaxCode,Country,FCYCode,SupplyFCY,VATFCY',
  supplyTotal: 'TransactionCountTotal,SupplyTotalAED,VATTotalAED',
  ledger:
    'TransactionDate,AccountID,AccountName,TransactionDescription,Name,TransactionID,SourceDocumentID,SourceType,Debit,Credit,Balance',
  ledgerTotal: 'TotalDebit,TotalCredit,TransactionCountTotal,GLTCurrency',
};
const head = (name: keyof typeof heads): SpreadsheetCell[] => heads[name].split(',');

/** Tables one below the other. The store buys nothing, so its table of purchases is empty. */
export function auditFileRows({ company, period, createdOn, supplies, entries }: AuditFileFacts): SpreadsheetCell[][] {
  const dates = [period.from, period.to, createdOn].map(fileDay);
  const net = (of: (one: TaxedSupply) => number) => toMajor(sum(supplies, (one) => signOf(one) * of(one)));
  const booked = (sign: 1 | -1) => toMajor(sum(entries, ({ amountMinor }) => Math.max(0, sign * amountMinor)));
  return [
    ['Company Information Table'],
    head('company'),
    [company.name, company.nameInArabic, company.taxNumber, '', '', '', '', ...dates, program, fileVersion],
    [],
    ['Supplier Purchase Listing Table'],
    head('purchases'),
    [],
    ['Supplier Purchase Listing Total'],
    head('purchaseTotal'),
    [0, 0, 0],
    [],
    ['Customer Supply Listing Table'],
    head('supplies'),
    ...supplies.map(supplyRow),
    [],
    ['Customer Supply Listing Total'],
    head('supplyTotal'),
    [supplies.length, net((one) => one.taxableMinor), net(taxOf)],
    [],
    ['General Ledger Table'],
    head('ledger'),
    ...entries.map(ledgerRow),
    [],
    ['General Ledger Table Total'],
    head('ledgerTotal'),
    [booked(1), booked(-1), entries.length, currency],
  ];
}

/** '2026-11-05' as '05-11-2026'. */
const fileDay = (day: Day) => day.split('-').reverse().join('-');
/** Standard rated, or zero rated. */
const taxCode = ({ taxBp }: TaxedSupply) => (taxBp > 0 ? 'SR' : 'ZR');

function supplyRow(one: TaxedSupply): SpreadsheetCell[] {
  const value = toMajor(signOf(one) * one.taxableMinor);
  const tax = toMajor(signOf(one) * taxOf(one));
  return [
    one.buyerName,
    one.buyerRegion,
    one.buyerTaxNumber,
    fileDay(one.issuedOn),
    one.number,
    one.number,
    one.lineNo,
    [one.maker, one.itemName].filter(Boolean).join(' '),
    value,
    tax,
    taxCode(one),
    one.placeOfSupply,
    currency,
    value,
    tax,
  ];
}

function ledgerRow(entry: LedgerEntry): SpreadsheetCell[] {
  const { day, account, customer, key, number, reference, amountMinor } = entry;
  const [debit, credit] = [Math.max(0, amountMinor), Math.max(0, -amountMinor)];
  return [
    fileDay(day),
    account.id,
    account.name,
    number,
    customer,
    key,
    reference,
    sourceType(entry),
    toMajor(debit),
    toMajor(credit),
    toMajor(amountMinor),
  ];
}

/** The part of the books that an entry comes from, in the words that published programs write. */
function sourceType({ kind, account }: Pick<LedgerEntry, 'kind' | 'account'>): string {
  if (kind === 'Sales' || kind === 'Debit Note') return 'Account Receivable';
  if (kind === 'Credit Note') return 'AR - Cancel';
  return account.isMoney ? 'Cash Book Entries' : 'Journal Entries';
}
