// What may be typed, pasted or imported in the cells of a price row: discount or net price, whole quantities, real days.

import type { Day } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { typedDay } from '../../lib/typed-day.ts';
import {
  ambiguousNumber,
  ambiguousPercent,
  plainAmount,
  saysNothing,
  typedAmount,
  typedPercent,
  typedWhole,
} from '../../lib/typed-number.ts';
import { damagedCell, unreadableCell } from '../../lib/unreadable-cell.ts';
import { maxPriceMinor } from '../pricing/line-value.rule.ts';

export const priceColumns = ['for', 'min_qty', 'discount_percent', 'net_price', 'valid_from', 'valid_to'] as const;
export type PriceColumn = (typeof priceColumns)[number];

/** The cells of a row as they were typed. */
export type PriceCells = Readonly<Record<PriceColumn, string>>;

export type CellProblem = { field: PriceColumn; message: string };

/** Each a sentence that ends once: some messages have a full stop already. */
export const cellProblemsText = (problems: readonly CellProblem[]): string =>
  problems.map(({ field, message }) => `${field}: ${message.replace(/\.$/, '')}.`).join(' ');

export type PriceValues = {
  target: string;
  minQty: number;
  discountBp: number | null;
  netMinor: number | null;
  validFrom: Day | null;
  validTo: Day | null;
};

const maxCell = 120;
const maxQuantity = 1_000_000;

export function readPriceCells(cells: PriceCells): PriceValues | { problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const read = <T>(field: PriceColumn, parse: (text: string) => T | { wrong: string }, otherwise: T): T => {
    const result = parseCell(cells[field], parse);
    if (!isWrong(result)) return result;
    problems.push({ field, message: result.wrong });
    return otherwise;
  };
  const values: PriceValues = {
    target: read('for', parseTarget, ''),
    minQty: read('min_qty', parseQuantity, 1),
    discountBp: read('discount_percent', parsePercent, null),
    netMinor: read('net_price', parseAmount, null),
    validFrom: read('valid_from', parseDay, null),
    validTo: read('valid_to', parseDay, null),
  };
  if (problems.length === 0 && (values.discountBp === null) === (values.netMinor === null))
    problems.push(
      values.netMinor === null
        ? { field: 'discount_percent', message: t`Write a discount in percent, or a net price` }
        : { field: 'net_price', message: t`A row has a discount or a net price, never both; empty one of them` },
    );
  return problems.length > 0 ? { problems } : values;
}

type Wrong = { wrong: string };
const isWrong = <T>(result: T | Wrong): result is Wrong =>
  typeof result === 'object' && result !== null && 'wrong' in result;

function parseCell<T>(cell: string, parse: (text: string) => T | Wrong): T | Wrong {
  if (cell.length > maxCell) return { wrong: t`Please use at most ${maxCell} characters` };
  const text = cell.replace(/[\s\u00a0]+/g, ' ').trim();
  const result = parse(text);
  return isWrong(result) ? { wrong: unreadableCell(text) ?? result.wrong } : result;
}

/** A code may begin like a formula. */
function parseTarget(text: string): string | Wrong {
  if (text === '') return { wrong: t`Write an item, a maker or a category, or: all` };
  const damaged = damagedCell(text);
  return damaged === undefined ? text : { wrong: damaged };
}

function parseQuantity(text: string): number | Wrong {
  if (saysNothing(text)) return 1;
  const value = typedWhole(text) ?? 0;
  return value >= 1 && value <= maxQuantity
    ? value
    : { wrong: ambiguousNumber(text) ?? t`Write a whole number from 1 to 1,000,000` };
}

function parsePercent(text: string): number | null | Wrong {
  if (saysNothing(text)) return null;
  const plain = text.replace(/^-/, '');
  const bp = typedPercent(plain);
  if (bp !== undefined && bp < 100_00) return bp;
  return { wrong: ambiguousPercent(plain) ?? t`Write a percentage from 0 to 99.99, with at most two decimals` };
}

function parseAmount(text: string): number | null | Wrong {
  if (saysNothing(text)) return null;
  if (text.endsWith('%'))
    return { wrong: t`This is a percentage, not a price; write the price, or write the percentage as a discount` };
  const minor = typedAmount(text.replace(/^net /i, ''));
  if (minor && minor > maxPriceMinor) return { wrong: t`Write a price of at most 1,000,000,000` };
  const unclear = ambiguousNumber(plainAmount(text));
  return minor || { wrong: unclear ?? t`Write a price above 0 with at most two decimals, like 1234.50` };
}

function parseDay(text: string): Day | null | Wrong {
  if (saysNothing(text) || /^open$/i.test(text)) return null;
  return typedDay(text) ?? { wrong: t`Write a day like 2026-12-01 or 1 Dec 2026, or leave it empty` };
}
