// How the cells of a spreadsheet are written as text: numbers without rounding errors, days as 2026-12-04, percentages as 12.5%.

/** A number is the length to which zeros before the cell's number fill it up. */
export type CellFormat = 'number' | 'day' | 'percent' | number;

export type CellValue = { type: string; value: string; shownAs: CellFormat; formula: string | undefined };

const dayMs = 24 * 3_600_000;
/** Day 0 of spreadsheets, which count a 29 February 1900 that never was. */
const firstDay = Date.UTC(1899, 11, 30);
/** Spreadsheets store 48.1 as 48.1000000000001. */
const decimals = 6;

export function sheetCellText(
  { type, value, shownAs, formula }: CellValue,
  texts: readonly string[],
  offsetDays = 0,
): string {
  // Calculated by no program yet; a calculated text may be empty.
  if (formula !== undefined && value === '' && type !== 'str') return `=${formula}`;
  if (type === 's') return unescaped(texts[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return value.slice(0, '2026-12-04'.length);
  if (type !== 'n' && type !== '') return unescaped(value);
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;
  if (shownAs === 'day') return dayText(number + offsetDays);
  if (shownAs === 'percent') return `${rounded(number * 100)}%`;
  // A spreadsheet keeps 15 digits: further ones are not what somebody typed, and CSV shows such a number alike.
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) return number.toExponential().toUpperCase();
  const text = String(rounded(number));
  return typeof shownAs === 'number' && /^\d+$/.test(text) ? text.padStart(shownAs, '0') : text;
}

/** XML cannot hold control characters: a workbook writes a line break as _x000D_, and _x000D_ itself as _x005F_x000D_. */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 32 ? ' ' : String.fromCharCode(code);
  });

const rounded = (number: number) => Number(number.toFixed(decimals));

function dayText(days: number): string {
  const moment = new Date(firstDay + Math.floor(days) * dayMs);
  return Number.isNaN(moment.getTime()) ? String(days) : moment.toISOString().slice(0, 10);
}

/** The ids of number formats that show a day; from 27 on those of East Asia. */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** Whether a number format shows a day; `code` is its pattern, if the workbook defines it. */
export const isDayFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? builtInDays.has(id) : /[dy]/i.test(withoutTexts(code));

const builtInPercents = new Set([9, 10]);

/** Whether a number format shows 0.12 as 12 %. */
export const isPercentFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? builtInPercents.has(id) : withoutTexts(code).includes('%');

/** 5 for a number format such as 00000, which shows the code 123 as 00123; 0 for others. */
export const leadingZeros = (code: string | undefined): number =>
  /^0{2,}$/.test(code ?? '') ? (code ?? '').length : 0;

/**
 * What a number format writes in quotation marks before and behind a whole number: '-2RS' behind the 6205 of 0"-2RS". A unit
 * or a currency is no part of the number.
 */
export function shownWith(code: string | undefined): readonly [before: string, behind: string] | undefined {
  const [, before = '', behind = ''] = /^(?:"([^"]*)")?(?:0+|#+|General)(?:"([^"]*)")?(?:;|$)/i.exec(code ?? '') ?? [];
  const [shownBefore, shownBehind] = [before, behind].map((text) => (unitOfNumber.test(text.trim()) ? '' : text));
  return shownBefore || shownBehind ? [shownBefore ?? '', shownBehind ?? ''] : undefined;
}
const unitOfNumber =
  /^(?:[₹$€%]|rs\.?|inr|aed|usd|eur|dr|cr|nos?\.?|pcs\.?|pieces|sets?|kgs?|gm?|mm|cm|ltrs?|days?|months?|years?|\/-)$/i;

/** Drops what stands in quotes or brackets, and the letter behind \ (as it is), _ (its width) or * (repeated). */
function withoutTexts(code: string): string {
  let plain = '';
  let end = '';
  for (const letter of code) {
    if (end !== '') end = letter === end || forNextLetter.has(end) ? '' : end;
    else if (letter === '"' || forNextLetter.has(letter)) end = letter;
    else if (letter === '[') end = ']';
    else plain += letter;
  }
  return plain;
}

const forNextLetter = new Set(['\\', '_', '*']);

/** 0 for 'A1', 27 for 'AB7'. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const place = letter.charCodeAt(0) - 64;
    if (place < 1 || place > 26) break;
    column = column * 26 + place;
  }
  return column - 1;
}
