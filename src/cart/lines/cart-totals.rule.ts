import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';
import { notAvailable, weightText } from '../../catalogue/items/item-format.rule.ts';
import { lineTax } from '../../catalogue/pricing/tax.rule.ts';
import { t, translate } from '../../lib/i18n.ts';
import { toMajor, toMinor } from '../../lib/money.ts';

/** Totals add up the lines and are never recalculated from rates; major units, percent and kg of the whole line. */
export type SummableLine = { total_value1: number; gst_value: number; gst_percenatge: number; weight: number };

export type Totals = { subtotalMinor: number; taxMinor: number; totalMinor: number; weightKg: number };

/** Throws on more than two decimals, which no reply has. */
export function minorOf(major: number): number {
  const minor = toMinor(major);
  if (minor === undefined) throw new Error(`${major} has more than two decimals`);
  return minor;
}

export function totalsOf(lines: readonly SummableLine[]): Totals {
  const subtotalMinor = sum(lines, (line) => minorOf(line.total_value1));
  const taxMinor = sum(lines, (line) => minorOf(line.gst_value));
  const weightKg = sum(lines, (line) => Math.round(line.weight * 1000)) / 1000;
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor, weightKg };
}

export const totalWeightText = (kg: number): string => (kg > 0 ? t`${weightText(kg, 2)} kg` : translate(notAvailable));

export function withTaxTreatment<Line extends SummableLine>(line: Line, taxTreatment: TaxTreatment): Line {
  const taxMinor = lineTax(minorOf(line.total_value1), Math.round(line.gst_percenatge * 100), taxTreatment);
  return { ...line, gst_value: toMajor(taxMinor) };
}

function sum<Line>(lines: readonly Line[], of: (line: Line) => number): number {
  return lines.reduce((total, line) => total + of(line), 0);
}
