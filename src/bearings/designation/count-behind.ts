// A number behind a blank is how many are wanted, '6205-2RS 2', or the end of the number, '222 16'.

import { isYear } from './is-year.ts';
import { parseDesignation } from './parse-designation.ts';
import { parseSizeQuery } from './parse-size-query.ts';
import { isWhole, type ParsedDesignation } from './parsed-designation.ts';

/** '6204 P 6' is rather 6204/P6 than six of anything, but not surely. */
export const endsWithHalfSuffix = (text: string): boolean =>
  /\S [CP] [2-6]$/i.test(text) && /\d/.test(text.slice(0, -3));

/** '3311 2' is also 33112; digits behind a suffix make no other suffix, and an old number none of today's. */
export const isAnotherBearing = (joined: ParsedDesignation, counted: ParsedDesignation): boolean =>
  isWhole(joined) &&
  joined.basic !== counted.basic &&
  joined.boreMm !== null &&
  joined.outsideMm !== null &&
  (!joined.oldNumber || counted.oldNumber);

const COUNT_BEHIND = /(?:\s{1,3}|\s?[=:|]\s?|\s-\s)(\d{1,4})$/;

/** The number that is searched; what begins with it is listed too, so that nothing is lost. */
export function withoutCountBehind(text: string): string {
  const [behind, count = ''] = COUNT_BEHIND.exec(text) ?? [];
  if (behind === undefined || endsWithHalfSuffix(text) || parseSizeQuery(text) !== undefined) return text;
  const number = text.slice(0, -behind.length);
  const [joined, counted] = [parseDesignation(text), parseDesignation(number)];
  // 'ZW-10601 3' is a stock code with its quantity
  if (!joined.known && !counted.known) return /^[^a-z]*[a-z].*\d{4}$/i.test(number) ? number : text;
  if (!isWhole(counted) || isYear(count) || (/^\d{4}$/.test(count) && parseDesignation(count).known)) return text;
  if (isAnotherBearing(joined, counted)) return counted.oldNumber || joined.basic.includes('/') ? text : number;
  // '6205 2' is rather the beginning of 6205 2RS
  return count === '2' && /\d$/.test(number) ? text : number;
}
