// The tables of GSTR-1 of one registration: their rows add up to its tax documents, credit notes taken off.

import { toMajor, toPercent } from '../../lib/money.ts';
import type { SpreadsheetCell } from '../../lib/spreadsheet-cell.ts';
import { sum } from '../../lib/sum.ts';
import { taxOf } from '../documents/tax-parts.rule.ts';
import { isServiceCode } from '../e-documents/e-invoice.rule.ts';
import { gstUnit, gstUnitText } from '../e-documents/gst-unit.rule.ts';
import {
  invoiceType,
  type OutwardTable,
  outwardTable,
  placeOfSupplyText,
  returnDay,
  signOf,
  type TaxedSupply,
} from './outward-supply.rule.ts';

export type ReturnTable = { name: string; rows: SpreadsheetCell[][] };

/** No cess, no e-commerce operator, and the whole rate applies. */
const [none, noCess] = ['', 0];

const headings = {
  b2b: 'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
  b2cl: 'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  b2cs: 'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
  cdnr: 'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  cdnur:
    'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
  hsn: 'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
  docs: 'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
};

/** The supplies are those of one registration, in the order of their days. */
export function outwardTables(supplies: readonly TaxedSupply[]): ReturnTable[] {
  const of = (table: OutwardTable) => supplies.filter((one) => outwardTable(one) === table);
  const valid = supplies.filter((one) => !one.isVoid);
  const table = (name: string, heading: string, rows: SpreadsheetCell[][]) => ({
    name,
    rows: [heading.split(','), ...rows],
  });
  return [
    table(
      'b2b',
      headings.b2b,
      byRate(of('b2b'), (one, rate, value) => [
        one.buyerTaxNumber,
        one.buyerName,
        one.number,
        returnDay(one.issuedOn),
        toMajor(one.totalMinor),
        placeOfSupplyText(one.placeOfSupply),
        'N',
        none,
        invoiceType(one),
        none,
        rate,
        value,
        noCess,
      ]),
    ),
    table(
      'b2cl',
      headings.b2cl,
      byRate(of('b2cl'), (one, rate, value) => [
        one.number,
        returnDay(one.issuedOn),
        toMajor(one.totalMinor),
        placeOfSupplyText(one.placeOfSupply),
        none,
        rate,
        value,
        noCess,
        none,
      ]),
    ),
    table('b2cs', headings.b2cs, smallSupplies(of('b2cs'))),
    table(
      'cdnr',
      headings.cdnr,
      byRate(of('cdnr'), (one, rate, value) => [
        one.buyerTaxNumber,
        one.buyerName,
        one.number,
        returnDay(one.issuedOn),
        one.kind === 'debit_note' ? 'D' : 'C',
        placeOfSupplyText(one.placeOfSupply),
        'N',
        invoiceType(one),
        toMajor(one.totalMinor),
        none,
        rate,
        value,
        noCess,
      ]),
    ),
    table(
      'cdnur',
      headings.cdnur,
      byRate(of('cdnur'), (one, rate, value) => [
        'B2CL',
        one.number,
        returnDay(one.issuedOn),
        one.kind === 'debit_note' ? 'D' : 'C',
        placeOfSupplyText(one.placeOfSupply),
        toMajor(one.totalMinor),
        none,
        rate,
        value,
        noCess,
      ]),
    ),
    table('hsn(b2b)', headings.hsn, tariffNumbers(valid.filter((one) => one.buyerTaxNumber !== ''))),
    table('hsn(b2c)', headings.hsn, tariffNumbers(valid.filter((one) => one.buyerTaxNumber === ''))),
    table('docs', headings.docs, documentsIssued(supplies)),
  ];
}

/** A supply under LUT bears no tax. */
const rateOf = ({ taxForm, taxBp }: TaxedSupply) => (taxForm === 'none' ? 0 : toPercent(taxBp));
/** One row for each document and rate. */
function byRate(
  supplies: readonly TaxedSupply[],
  rowOf: (one: TaxedSupply, rate: number, value: number) => SpreadsheetCell[],
): SpreadsheetCell[][] {
  const groups = Map.groupBy(supplies, (one) => `${one.number} ${rateOf(one)}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one) => rowOf(one, rateOf(one), toMajor(sum(group, ({ taxableMinor }) => taxableMinor)))),
  );
}

/** One row for each place of supply and rate; a month of many returns may be below 0. */
function smallSupplies(supplies: readonly TaxedSupply[]): SpreadsheetCell[][] {
  const groups = Map.groupBy(supplies, (one) => `${one.placeOfSupply} ${rateOf(one)}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one): SpreadsheetCell[] => {
      const value = toMajor(sum(group, (part) => signOf(part) * part.taxableMinor));
      return ['OE', placeOfSupplyText(one.placeOfSupply), none, rateOf(one), value, noCess, none];
    }),
  );
}

function tariffNumbers(supplies: readonly TaxedSupply[]): SpreadsheetCell[][] {
  const groups = Map.groupBy(supplies, (one) => `${one.hsn} ${gstUnit(one.unit)} ${rateOf(one)}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((one): SpreadsheetCell[] => {
      const net = (of: (part: TaxedSupply) => number) => sum(group, (part) => signOf(part) * of(part));
      const isService = isServiceCode(one.hsn);
      return [
        one.hsn,
        none,
        isService ? 'NA' : gstUnitText(one.unit),
        isService ? 0 : net((part) => part.quantity),
        toMajor(net((part) => part.taxableMinor + taxOf(part))),
        rateOf(one),
        toMajor(net((part) => part.taxableMinor)),
        toMajor(net((part) => part.wholeMinor)),
        toMajor(net((part) => part.centralMinor)),
        toMajor(net((part) => part.stateMinor)),
        noCess,
      ];
    }),
  );
}

const natures: Readonly<Record<TaxedSupply['kind'], string>> = {
  proforma: '',
  tax_invoice: 'Invoices for outward supply',
  credit_note: 'Credit Note',
  debit_note: 'Debit Note',
};

/** 'NM/26-27/000123' is of the series 'NM/26-27/'. */
const seriesOf = (number: string) => number.slice(0, number.lastIndexOf('/') + 1);

function documentsIssued(supplies: readonly TaxedSupply[]): SpreadsheetCell[][] {
  const issued = [...new Map(supplies.map((one) => [one.number, one])).values()];
  const groups = Map.groupBy(issued, ({ kind, number }) => `${kind} ${seriesOf(number)}`);
  return [...groups.values()].flatMap((group) => {
    const numbers = group.map(({ number }) => number).toSorted();
    const nature = natures[group[0]?.kind ?? 'tax_invoice'];
    const cancelled = group.filter(({ isVoid }) => isVoid).length;
    return [[nature, numbers[0] ?? '', numbers.at(-1) ?? '', numbers.length, cancelled]];
  });
}
