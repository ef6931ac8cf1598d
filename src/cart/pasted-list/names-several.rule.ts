// '6205 to 6210' and '6205 or 6305' name several bearings, and not which of them are ordered.

import { isWholeDesignation, parseDesignation } from '../../bearings/designation/parse-designation.ts';

const RANGE =
  /(?<!\S)([A-Z]{0,4} ?\d{3,5}\S{0,6}) (?:to|till|upto|thru|through|bis) ([A-Z]{0,4} ?\d{3,5}\S{0,6})(?![\d.])/i;
const EITHER = /(\S{0,4}\d{3}\S{0,12}(?: \S{1,6})?) or (\S{0,4}\d{3}\S{0,12})/i;

export function namesSeveral(text: string): 'range' | 'either' | undefined {
  if (namesTwo(RANGE.exec(text))) return 'range';
  return namesTwo(EITHER.exec(text)) ? 'either' : undefined;
}

function namesTwo(found: RegExpExecArray | null): boolean {
  const [, first = '', second = ''] = found ?? [];
  return isWholeDesignation(first) && parseDesignation(second).known;
}
