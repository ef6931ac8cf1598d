// '6020 Fan Mount Panel' has the number of a bearing, but names something else.

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { isBrand } from './asked-makers.rule.ts';

/** These words say what a bearing is for, how soon and how it is wanted. */
const SAID_OF_BEARINGS =
  /^(?:motors?|pumps?|gear ?box(?:es)?|machines?|conveyors?|urgent\w{0,3}|immediate\w{0,2}|asap|original|genuine|new|only|make|brand|de|nde|ode|shaft|side|end|front|rear|inner|outer|top|bottom|size|no|nos|req\w{0,6}|rate|price|quote|please|pls|plz|stock|each|pcs?)$/i;
const BEARING = /bearing|\bbrgs?\b|lager|बेयरिंग|محمل|رولمان/i;

/** Words of goods that are sold by the piece beside bearings and have fewer than five letters. */
const SHORT_NAMES = /^(?:bolts?|nuts?|pins?|fans?|keys?|caps?|rods?|sets?|pipes?|belts?|tapes?|wires?|lamps?|fuses?)$/i;

/** 'Gasket set' and 'M5x40 screw': without the number of a bearing, and with the name of something else. */
export function namesNoBearing(text: string): boolean {
  // 'XYZ' may be a code, 'Gasket' is none
  if (!/\p{Nd}/u.test(text)) return /\p{L}{4}/u.test(text);
  if (/\p{Nd}{3}/u.test(text) || BEARING.test(text)) return false;
  const words = text.match(/(?<![\p{L}\p{Nd}])\p{L}{3,}(?![\p{L}\p{Nd}])/gu) ?? [];
  if (words.some(isBrand) || parseDesignation(text).known) return false;
  return words.some((word) => SHORT_NAMES.test(word) || (word.length > 4 && /[aeiou]/i.test(word)));
}

/** The unknown words behind a bare number; '' where the text is surely about a bearing. */
export function otherGoodsInRow(text: string): string {
  const bare = /^\D{0,3}(\d{3,5}) (\p{L}[\p{L} ]{2,60})$/u.exec(text.trim());
  if (bare === null || BEARING.test(text)) return '';
  const { known, ignored } = parseDesignation(text);
  const words = (bare[2] ?? '').split(' ').filter((word) => ignored.includes(word.toUpperCase()));
  return known && words.some((word) => !SAID_OF_BEARINGS.test(word)) ? words.join(' ') : '';
}
