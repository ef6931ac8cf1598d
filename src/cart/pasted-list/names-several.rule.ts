// '6205 to 6210' and '6205 or 6305' name several bearings, and not which of them are ordered.

import { isWholeNumber, parseDesignation } from '../../bearings/designation/parse-designation.ts';

const RANGE =
  /(?<!\S)([A-Z]{0,4} ?\d{3,5}\S{0,6}) (?:to|till|upto|thru|through|bis) ([A-Z]{0,4} ?\d{3,5}\S{0,6})(?![\d.])/i;

export function namesSeveral(text: string): 'range' | 'either' | undefined {
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  if (namesTwo(from, to)) return 'range';
  const [before, behind] = text.split(/ or /i).map((part) => part.split(' '));
  if (!before || !behind) return undefined;
  const first = [before.slice(-2), before.slice(-1)].map((words) => words.join(' '));
  return first.some((number) => namesTwo(number, behind[0] ?? '')) ? 'either' : undefined;
}

const namesTwo = (first: string, second: string): boolean =>
  /\d{3}/.test(first) && /\d{3}/.test(second) && isWholeNumber(first) && parseDesignation(second).known;
