import { plainHyphens } from '../../lib/plain-hyphens.ts';
import { isDigit, startOfRun } from '../../lib/text-runs.ts';
import { countsInFigures } from './counts-in-words.ts';
import { parseSizeQuery } from './parse-size-query.ts';

/** Arabic has a plural of its own from three to ten. */
const PIECES = '(?:PCS?|PIECES?|NOS|STK|STÜCK|STUECK|个|套|只|件|नग|पीस|अदद|NAG|حبة|حبه|حبات|قطعة|قطعه|قطع)';
const LABEL = '(?:QTY|QUANTITY|数量|الكمية|كمية|العدد|عدد)';
const UNIT = `(?:${PIECES}|NO|EA|EACH|OFF|UNITS?|SETS?|QTY|عدد|وحدة|وحده|وحدات|طقم|أطقم|اطقم)`;

const A_UNIT = new RegExp(`^${UNIT}$`, 'i');
const PIECES_ONLY = new RegExp(`^${PIECES}$`, 'i');
const PIECES_WITHIN = new RegExp(`\\s(\\d{1,5})\\s*${PIECES}(?![\\p{L}\\d])\\.?(?:\\s+ONLY\\b)?`, 'iu');
const UNIT_IN_FRONT = new RegExp(`^\\s*(\\d{1,5})\\s*${UNIT}\\.?\\s+(?:OF\\s+)?`, 'i');
const LABEL_IN_FRONT = new RegExp(`^${LABEL}[ .:=-]{0,3}(\\d{1,5})(?: ?(?:PCS?|NOS?))?[ ,;]`, 'i');
const LABEL_BEHIND = new RegExp(`${LABEL}$`, 'i');
const TIMES_BEHIND = /\s[X×*]\s*(\d{1,5})\s*$/i;
/** 1000 x 6210, where either number may be the quantity: a round one is. */
const ROUND_IN_FRONT = /^\s*(\d{1,3}00)\s*[X×*]\s+(?=\d{4,5}\s*$)(?!\d{2,3}00\s*$)/i;
/** 6205*10, and with the letter behind a bare number only: 32008X and 352226X2 are bearings. */
const TIMES_GLUED = /(?<=\d{4}[A-Z\d/-]{0,9})[×*](\d{1,3})$|(?<=(?<!\S)[126]?\d{4})X(\d{1,3})$/i;
const GLUED_IN_FRONT = /^\s*(\d{1,2})\s*[X×*](?=\d{4}|[A-Z]{1,3}\d{3})/i;
const TIMES_IN_FRONT = /^\s*(\d{1,5})\s*[X×*]\s+/i;

type QuantityMatch = { rest: string; quantity: string };

const isBlank = (character: string): boolean => character.trim() === '';
const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);
const isDivider = (character: string): boolean => isBlank(character) || ',;([-–—'.includes(character);
const isPunctuation = (character: string): boolean => '.:=-'.includes(character);

function digitsAtEnd(text: string): { start: number; quantity: string; word: string } | undefined {
  let end = startOfRun(text, text.length, isBlank);
  if (/[)\]]/.test(text.charAt(end - 1))) end = startOfRun(text, end - 1, isBlank);
  if (text.charAt(end - 1) === '.') end -= 1;
  const wordStart = startOfRun(text, end, isLetter);
  const digitsEnd = startOfRun(text, wordStart, isBlank);
  const start = startOfRun(text, digitsEnd, isDigit);
  const quantity = text.slice(start, digitsEnd);
  return quantity === '' || quantity.length > 5 ? undefined : { start, quantity, word: text.slice(wordStart, end) };
}

function quantityAfterLabel(text: string): QuantityMatch | undefined {
  const digits = digitsAtEnd(text);
  if (!digits) return undefined;
  const colon = startOfRun(text, startOfRun(text, digits.start, isBlank), isPunctuation);
  const nameEnd = startOfRun(text, colon, isBlank);
  const name = LABEL_BEHIND.exec(text.slice(Math.max(0, nameEnd - 'QUANTITY'.length), nameEnd))?.[0];
  if (name === undefined) return undefined;
  const rest = text.slice(0, startOfRun(text, nameEnd - name.length, isDivider));
  return { rest, quantity: digits.quantity };
}

function quantityBeforeUnit(text: string): QuantityMatch | undefined {
  const digits = digitsAtEnd(text);
  if (!digits || !A_UNIT.test(digits.word)) return undefined;
  const run = text.slice(startOfRun(text, digits.start, isDivider), digits.start);
  const apart = [...run].findIndex((character) => isBlank(character) || /[([]/.test(character));
  const rest = text.slice(0, digits.start - run.length + Math.max(0, apart));
  // 6203-10 nos are ten of 6203, but UC205-16 is a number of its own and HM88649-10 a cone with its cup
  const isJoined = apart < 0 && run !== '' && PIECES_ONLY.test(digits.word) && !/^[A-Z]{1,3}\d{5,6}[A-Z]?$/i.test(rest);
  return apart < 0 && !isJoined
    ? undefined
    : { rest: rest.replace(/(?:\s[X×*]|[:=])$/i, ''), quantity: digits.quantity };
}

const foundBy = (pattern: RegExp) => (text: string) => {
  const [, first, second] = pattern.exec(text) ?? [];
  const quantity = first ?? second;
  return quantity === undefined ? undefined : { rest: text.replace(pattern, ''), quantity };
};

/** '32036X 1000' are a thousand of 32036X, and '608 x 1000' no 608 of anything. */
const X_OF_NUMBER = /^\s*(?:\d{5}X|6\d\d\s?[X×*])\s+\d{1,5}\s*$/i;

/** 32008 X J2, 32024 X DFC200 and 692 X 2RS are numbers with an X and suffixes behind it. */
function quantityInFront(text: string): QuantityMatch | undefined {
  const found = X_OF_NUMBER.test(text) ? undefined : foundBy(TIMES_IN_FRONT)(text);
  const { rest = '', quantity = '' } = found ?? {};
  const isNumber =
    quantity.length > 3
      ? /\d{3}/.test(rest) && !/^Q?D[BFT]C?\d/i.test(rest)
      : quantity.length < 3 || /\d{2}|^R\d/i.test(rest);
  return isNumber ? found : undefined;
}

const QUANTITIES: readonly ((text: string) => QuantityMatch | undefined)[] = [
  quantityAfterLabel,
  quantityBeforeUnit,
  foundBy(LABEL_IN_FRONT),
  foundBy(UNIT_IN_FRONT),
  foundBy(ROUND_IN_FRONT),
  foundBy(TIMES_BEHIND),
  foundBy(TIMES_GLUED),
  foundBy(GLUED_IN_FRONT),
  quantityInFront,
  foundBy(PIECES_WITHIN),
];

/** '120 x 150' and 'NU 205 nos' have no quantity. */
const looksLikeDesignation = (rest: string): boolean =>
  /\d\s*[X×*]\s*[Øø⌀]?\d/i.test(rest) === false && (/\d{4}/.test(rest) || (/[A-Z]/i.test(rest) && /\d/.test(rest)));

/** 608, the only bearings of three digits that are ordered often; '608 x 800' is a size. */
const isMiniature = (rest: string, text: string): boolean =>
  /^\s*6\d\d\s*$/.test(rest) && parseSizeQuery(text) === undefined;

/** Every quantity has one of these beside it. */
const MAY_HAVE_QUANTITY =
  /QTY|QUANTITY|PC|PIECE|NO|EA|OFF|UNIT|SET|STK|STÜCK|STUECK|NAG|नग|पीस|अदद|\s[X×*]|[X×*]\s|[A-Z\d][×*]\d|\d{4}X\d|^\d{1,2}[X×*]|[个套只件数حقكع]/i;

export function extractQuantity(written: string): QuantityMatch | undefined {
  const text = countsInFigures(plainHyphens(written).trimEnd());
  if (!MAY_HAVE_QUANTITY.test(text)) return undefined;
  const found = QUANTITIES.map((read) => read(text)).find(
    (read) => read && (looksLikeDesignation(read.rest) || isMiniature(read.rest, text)),
  );
  return found && { rest: found.rest.trim(), quantity: found.quantity };
}
