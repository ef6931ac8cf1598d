import { cleanText } from '../../lib/contract.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { damageOf } from '../../lib/spreadsheet/damaged-cell.ts';
import { typedDay } from '../../lib/typed-day.ts';
import {
  ambiguousNumber,
  ambiguousPercent,
  plainAmount,
  saysNothing,
  typedAmount,
  typedDayCount,
  typedPercent,
  typedWhole,
  withoutGrouping,
} from '../../lib/typed-number.ts';
import { readGtin } from '../items/gtin.rule.ts';
import { maxPriceMinor } from '../pricing/line-value.rule.ts';

/** A word that is none of ours, and what it may mean. */
type UnknownCellWord = { word: string; choices: readonly { value: string; text: string }[] };

export type CellResult<T> = { value: T } | { problem: string; unknown?: UnknownCellWord };
export type CellParser<T> = (text: string) => CellResult<T>;

const ok = <T>(value: T): CellResult<T> => ({ value });
const wrong = (text: string, why: string): CellResult<never> => ({ problem: `'${cutShort(text)}' ${why}` });
const cutShort = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A no-break space, as web pages and sheets write it, looks like any other. */
const plainSpaces = (cell: string) => cell.replace(/\p{Zs}/gu, ' ');

export const text =
  (max: number): CellParser<string> =>
  (cell) => {
    const clean = cleanText(plainSpaces(cell));
    return clean.length > max ? wrong(clean, `is too long; write at most ${max} characters`) : ok(clean);
  };

const shortenedNumber = (cell: string) =>
  wrong(cell, 'is a number that a spreadsheet has shortened; give the column the format text and write it out');

/** What is wrong with a number that cannot be read: where it is known, why. */
const wrongNumber = (cell: string, why: string): CellResult<never> => {
  if (damageOf(cell) === 'shortened') return shortenedNumber(cell);
  const unclear = ambiguousNumber(plainAmount(cell));
  return unclear ? { problem: unclear } : wrong(cell, why);
};

/** A letter or digit is required because search finds the item by it. */
export const name =
  (max: number): CellParser<string> =>
  (cell) => {
    if (cell === '') return { problem: 'is empty; write a value' };
    const damage = damageOf(cell);
    if (damage === 'shortened') return shortenedNumber(cell);
    if (damage === 'date')
      return wrong(
        cell,
        'is a date that a spreadsheet has made of what was typed; give the column the format text and write it again',
      );
    return /[\p{L}\p{N}]/u.test(cell) ? text(max)(cell) : wrong(cell, 'has no letter or digit; write a name');
  };

/** Copied out of Word or a PDF, a code has other signs for its hyphen, and would be another code. */
export const code =
  (max: number): CellParser<string> =>
  (cell) =>
    name(max)(plainHyphens(cell));

export const oneOf =
  <T extends string>(options: readonly T[]): CellParser<T> =>
  (cell) => {
    const option = options.find((one) => one.toLowerCase() === (cell || options[0] || '').toLowerCase());
    return option === undefined
      ? wrong(cell, `is not known; write one of ${options.filter(Boolean).join(', ')}`)
      : ok(option);
  };

const wholeWith =
  (read: (cell: string) => number | undefined) =>
  <E extends number | null>(min: number, max: number, empty: E): CellParser<number | E> =>
  (cell) => {
    if (saysNothing(cell)) return ok(empty);
    const value = read(cell);
    return value !== undefined && value >= min && value <= max
      ? ok(value)
      : wrongNumber(cell, `is not a whole number from ${min} to ${max}; write digits only`);
  };

/** Pieces and other whole numbers. */
export const whole = wholeWith(typedWhole);
/** A number of days, also as '45 days'. */
export const dayCount = wholeWith(typedDayCount);

/** An empty cell or 0 is unknown; the unit may stand behind the number. */
export const measure =
  (max: number, unit: string): CellParser<number | null> =>
  (cell) => {
    if (saysNothing(cell)) return ok(null);
    const isWithUnit = cell.toLowerCase().endsWith(unit.toLowerCase());
    const plain = withoutGrouping(isWithUnit ? cell.slice(0, -unit.length).trimEnd() : cell);
    const value = Number(plain);
    if (!/^\d+(\.\d+)?$/.test(plain) || value > max)
      return damageOf(cell) === 'shortened'
        ? shortenedNumber(cell)
        : wrong(cell, `is not a number up to ${max}; write it like 25 or 16.25`);
    return ok(value === 0 ? null : value);
  };

const amountWith =
  (hint: string, maxMinor = Number.POSITIVE_INFINITY): CellParser<number> =>
  (cell) => {
    if (cell.endsWith('%'))
      return wrong(
        cell,
        'is a percentage, not an amount; write it like 1234.50, and give the cell of a sheet the format number',
      );
    const minor = saysNothing(cell) ? 0 : typedAmount(cell);
    if (minor !== undefined && minor > maxMinor) return wrong(cell, 'is more than 1,000,000,000');
    return minor === undefined
      ? wrongNumber(cell, `is not an amount; write it like 1234.50 or 1,234.50, without a sign${hint}`)
      : ok(minor);
  };

/** Major units with at most two decimals, as minor units; an empty cell is 0. */
export const amount = amountWith('');
export const listPrice = amountWith(' (0 is a price on request)', maxPriceMinor);
const costPrice = amountWith('', maxPriceMinor);

/** An empty cell or 0 is unknown. */
export const optionalAmount: CellParser<number | null> = (cell) => {
  const result = costPrice(cell);
  return 'value' in result ? ok(result.value || null) : result;
};

/** 0 to 100 with at most two decimals, as basis points. */
export const percent: CellParser<number> = (cell) => {
  const bp = typedPercent(cell);
  if (bp !== undefined && bp <= 100_00) return ok(bp);
  const unclear = ambiguousPercent(cell);
  return unclear ? { problem: unclear } : wrong(cell, 'is not a percentage from 0 to 100; write it like 18');
};

export const day: CellParser<string> = (cell) => {
  const read = saysNothing(cell) ? '' : typedDay(cell);
  return read === undefined ? wrong(cell, 'is not a date; write it like 2026-12-04 or 4 Dec 2026') : ok(read);
};

export const gtin: CellParser<string> = (cell) => {
  if (damageOf(cell) === 'shortened') return shortenedNumber(cell);
  const digits = saysNothing(cell) ? '' : cell.replace(/[\s-]/g, '');
  const read = digits === '' ? '' : readGtin(digits);
  return read === undefined ? wrong(cell, 'is not a GTIN; write the 8, 12, 13 or 14 digits of the bar code') : ok(read);
};

/** A point may divide the pairs of digits behind the heading: 8482.10.20. */
export const tariffNumber: CellParser<string> = (cell) => {
  if (damageOf(cell) === 'shortened') return shortenedNumber(cell);
  const plain = saysNothing(cell) ? '' : cell.replace(/\s/g, '');
  const digits = /^\d{4}(\.?\d{2}){0,4}$/.test(plain) ? plain.replaceAll('.', '') : plain;
  return /^(\d{4,12})?$/.test(digits)
    ? ok(digits)
    : wrong(cell, 'is not a tariff number; write digits only, 4 to 12 of them');
};
