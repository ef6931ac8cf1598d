import { cleanText } from '../../lib/contract.ts';
import { toMinor } from '../../lib/money.ts';
import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { damageOf } from '../../lib/spreadsheet/damaged-cell.ts';
import { typedDay } from '../../lib/typed-day.ts';
import { ambiguousNumber, plainAmount, typedWhole, withoutGrouping } from '../../lib/typed-number.ts';
import { readGtin } from '../items/gtin.rule.ts';
import { maxPriceMinor } from '../pricing/line-value.rule.ts';

export type CellResult<T> = { value: T } | { problem: string };
export type CellParser<T> = (text: string) => CellResult<T>;

const ok = <T>(value: T): CellResult<T> => ({ value });
const wrong = (text: string, why: string): CellResult<never> => ({ problem: `'${shortened(text)}' ${why}` });
const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A no-break space, as web pages and sheets write it, looks like any other. */
const plainSpaces = (cell: string) => cell.replace(/\p{Zs}/gu, ' ');

export const text =
  (max: number): CellParser<string> =>
  (cell) => {
    const clean = cleanText(plainSpaces(cell));
    return clean.length > max ? wrong(clean, `is too long; write at most ${max} characters`) : ok(clean);
  };

/** A letter or digit is required because search finds the item by it. */
export const name =
  (max: number): CellParser<string> =>
  (cell) => {
    if (cell === '') return { problem: 'is empty; write a value' };
    const damage = damageOf(cell);
    if (damage === 'shortened')
      return wrong(
        cell,
        'is a number that a spreadsheet has shortened; give the column the format text and write it out',
      );
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

export const whole =
  <E extends number | null>(min: number, max: number, empty: E): CellParser<number | E> =>
  (cell) => {
    if (cell === '') return ok(empty);
    const value = typedWhole(cell);
    if (value !== undefined && value >= min && value <= max) return ok(value);
    const problem = ambiguousNumber(cell);
    return problem ? { problem } : wrong(cell, `is not a whole number from ${min} to ${max}; write digits only`);
  };

/** An empty cell or 0 is unknown. */
export const measure =
  (max: number): CellParser<number | null> =>
  (cell) => {
    if (cell === '') return ok(null);
    const plain = withoutGrouping(cell);
    const value = Number(plain);
    if (!/^\d+(\.\d+)?$/.test(plain) || value > max)
      return wrong(cell, `is not a number up to ${max}; write it like 25 or 16.25`);
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
    const plain = plainAmount(cell || '0');
    const minor = /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? toMinor(Number(plain)) : undefined;
    if (minor !== undefined && minor > maxMinor) return wrong(cell, 'is more than 1,000,000,000');
    return minor === undefined
      ? wrong(cell, `is not an amount; write it like 1234.50 or 1,234.50, without a sign${hint}`)
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
  const plain = cell.replace(/ ?%$/, '');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 100
    ? ok(Math.round(Number(plain) * 100))
    : wrong(cell, 'is not a percentage from 0 to 100; write it like 18');
};

export const day: CellParser<string> = (cell) => {
  const read = cell === '' ? '' : typedDay(cell);
  return read === undefined ? wrong(cell, 'is not a date; write it like 2026-12-04 or 4 Dec 2026') : ok(read);
};

export const gtin: CellParser<string> = (cell) => {
  const digits = cell.replace(/[\s-]/g, '');
  const read = digits === '' ? '' : readGtin(digits);
  return read === undefined ? wrong(cell, 'is not a GTIN; write the 8, 12, 13 or 14 digits of the bar code') : ok(read);
};

export const tariffNumber: CellParser<string> = (cell) => {
  const digits = cell.replace(/\s/g, '');
  return /^(\d{4,12})?$/.test(digits)
    ? ok(digits)
    : wrong(cell, 'is not a tariff number; write digits only, 4 to 12 of them');
};
