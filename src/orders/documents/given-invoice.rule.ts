// An invoice that the seller's own program made is taken when it says to the minor unit what the order says.

import { addDays, type Day } from '../../lib/dates.ts';
import { sum } from '../../lib/sum.ts';
import type { Country } from '../../sites/site-facts.ts';
import type { DocumentLine } from '../documents.table.ts';
import { taxOf } from './tax-parts.rule.ts';

export type GivenInvoice = {
  number: string;
  issuedOn: Day;
  /** The lines stand in the order of the dispatched ones; `lineNo` is that of the line of the order. */
  lines: readonly { lineNo: number; taxableMinor: number; taxMinor: number }[];
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
};

export type ExpectedLine = DocumentLine & { orderLineNo: number };

/** Rule 46 of India's GST; elsewhere only what fits on documents. */
const numberPatterns: Readonly<Record<Country, RegExp>> = {
  IN: /^[A-Za-z0-9/-]{1,16}$/,
  AE: /^[A-Za-z0-9/-]{1,30}$/,
};
const maxAgeDays = 30;

/** A sentence for the program; undefined when the invoice can stand for these goods. */
export function givenInvoiceProblem(
  given: GivenInvoice,
  expected: readonly ExpectedLine[],
  { country, today, orderedOn }: { country: Country; today: Day; orderedOn: Day },
): string | undefined {
  const { number, issuedOn } = given;
  if (!numberPatterns[country].test(number))
    return country === 'IN'
      ? `An invoice number has at most 16 letters, digits, dashes and slashes.`
      : `An invoice number has at most 30 letters, digits, dashes and slashes.`;
  if (issuedOn > today) return `Invoice ${number} is dated in the future.`;
  if (issuedOn < orderedOn) return `Invoice ${number} is dated before the order, which is of ${orderedOn}.`;
  if (issuedOn < addDays(today, -maxAgeDays)) return `Invoice ${number} is older than ${maxAgeDays} days.`;
  return lineProblem(given, expected) ?? totalProblem(given, expected);
}

function lineProblem({ lines }: GivenInvoice, expected: readonly ExpectedLine[]): string | undefined {
  const numbers = (of: readonly number[]) => of.toSorted((a, b) => a - b).join(', ');
  const [sent, billed] = [numbers(expected.map((one) => one.orderLineNo)), numbers(lines.map((one) => one.lineNo))];
  if (sent !== billed) return `The goods are of the lines ${sent}, the invoice has the lines ${billed}.`;
  for (const line of expected) {
    const given = lines.find(({ lineNo }) => lineNo === line.orderLineNo);
    const tax = taxOf(line);
    if (given && (given.taxableMinor !== line.taxableMinor || given.taxMinor !== tax))
      return `Line ${line.orderLineNo} is taxable_minor ${line.taxableMinor} and tax_minor ${tax}.`;
  }
  return undefined;
}

function totalProblem(given: GivenInvoice, expected: readonly ExpectedLine[]): string | undefined {
  const subtotal = sum(expected, (line) => line.taxableMinor);
  const tax = sum(expected, taxOf);
  const isRight = given.subtotalMinor === subtotal && given.taxMinor === tax && given.totalMinor === subtotal + tax;
  return isRight
    ? undefined
    : `The totals are subtotal_minor ${subtotal}, tax_minor ${tax} and total_minor ${subtotal + tax}.`;
}
