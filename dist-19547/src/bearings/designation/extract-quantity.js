import { startOfRun } from '../../lib/text-runs.js';

const UNIT = '(?:PCS?|PIECES?|NOS?|EA|OFF|UNITS?|SETS?)';

const A_UNIT = new RegExp(`^${UNIT}$`, 'i');
const UNIT_IN_FRONT = new RegExp(`^\\s*(\\d{1,5})\\s*${UNIT}\\.?\\s+(?:OF\\s+)?`, 'i');
const LABEL_IN_FRONT = /^(?:QTY|QUANTITY)[ .:=-]{0,3}(\d{1,5})(?: ?(?:PCS?|NOS?))?[ ,;]/i;
const TIMES_BEHIND = /\s[X×*]\s*(\d{1,5})\s*$/i;
const TIMES_IN_FRONT = /^\s*(\d{1,5})\s*[X×*]\s+/i;

                                                        

const isBlank = (character        )          => character.trim() === '';
const isDigit = (character        )          => character >= '0' && character <= '9';
const isLetter = (character        )          => /[A-Z]/i.test(character);
const isDivider = (character        )          => isBlank(character) || ',;(-'.includes(character);
const isPunctuation = (character        )          => '.:=-'.includes(character);

function digitsAtEnd(text        )                                                                {
  let end = startOfRun(text, text.length, isBlank);
  if (text.charAt(end - 1) === ')') end = startOfRun(text, end - 1, isBlank);
  if (text.charAt(end - 1) === '.') end -= 1;
  const wordStart = startOfRun(text, end, isLetter);
  const digitsEnd = startOfRun(text, wordStart, isBlank);
  const start = startOfRun(text, digitsEnd, isDigit);
  const quantity = text.slice(start, digitsEnd);
  return quantity === '' || quantity.length > 5 ? undefined : { start, quantity, word: text.slice(wordStart, end) };
}

function quantityAfterLabel(text        )                            {
  const digits = digitsAtEnd(text);
  if (!digits) return undefined;
  const colon = startOfRun(text, startOfRun(text, digits.start, isBlank), isPunctuation);
  const nameEnd = startOfRun(text, colon, isBlank);
  const name = /(?:QTY|QUANTITY)$/i.exec(text.slice(Math.max(0, nameEnd - 'QUANTITY'.length), nameEnd))?.[0];
  if (name === undefined) return undefined;
  const rest = text.slice(0, startOfRun(text, nameEnd - name.length, isDivider));
  return { rest, quantity: digits.quantity };
}

function quantityBeforeUnit(text        )                            {
  const digits = digitsAtEnd(text);
  if (!digits || !A_UNIT.test(digits.word)) return undefined;
  const run = text.slice(startOfRun(text, digits.start, isDivider), digits.start);
  const apart = [...run].findIndex((character) => isBlank(character) || character === '(');
  if (apart < 0) return undefined;
  return { rest: text.slice(0, digits.start - run.length + apart), quantity: digits.quantity };
}

const foundBy = (pattern        ) => (text        ) => {
  const quantity = pattern.exec(text)?.[1];
  return quantity === undefined ? undefined : { rest: text.replace(pattern, ''), quantity };
};

const QUANTITIES                                                           = [
  quantityAfterLabel,
  quantityBeforeUnit,
  foundBy(LABEL_IN_FRONT),
  foundBy(UNIT_IN_FRONT),
  foundBy(TIMES_BEHIND),
  foundBy(TIMES_IN_FRONT),
];

/** '120 x 150' and 'NU 205 nos' have no quantity. */
const looksLikeDesignation = (rest        )          =>
  /\d\s*[X×*]\s*\d/i.test(rest) === false && (/\d{4}/.test(rest) || (/[A-Z]/i.test(rest) && /\d/.test(rest)));

/** Every quantity has one of these beside it. */
const MAY_HAVE_QUANTITY = /QTY|QUANTITY|PC|PIECE|NO|EA|OFF|UNIT|SET|\s[X×*]|[X×*]\s/i;

export function extractQuantity(text        )                            {
  if (!MAY_HAVE_QUANTITY.test(text)) return undefined;
  const found = QUANTITIES.map((read) => read(text)).find((read) => read && looksLikeDesignation(read.rest));
  return found && { rest: found.rest.trim(), quantity: found.quantity };
}
