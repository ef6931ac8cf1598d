// Prices, amounts, tax rates and tariff numbers behind a quantity are no part of a line.

import { isWholeNumber } from '../../bearings/designation/parse-designation.ts';

const UNIT = '(?:pcs?|pieces?|nos?|sets?|ea|each|units?)';
const CURRENCY = '(?:₹|[$€£]|inr|aed|dhs?|usd|eur|gbp)';
const FIGURES = '\\d[\\d,]{0,9}(?:\\.\\d{1,2})?';
/** 'Rs. 255', '255' */
const MAYBE_RUPEES = `(?:(?:₹|rs|inr|aed)\\.? ?)?${FIGURES}(?:\\/-)?`;
const PIECE = '(?:pc|piece|no|set)';
const EACH = `(?: ?(?:each|per ${PIECE}))`;
const PER_PIECE = `(?: ?(?:each|(?:\\/|per) ?${PIECE}))`;

/** '6205 10 nos @ 250', '6205 10 nos Rs.250 each', '6205 10 250 2500', '6205 = 2 x 145 = 290'. */
export function withoutPrices(line: string): string {
  const text = withoutProduct(withoutTariffNumber(line.replace(TAX, '').replace(AT, '@ ')));
  const at = text.lastIndexOf('@');
  const behindAt = text.slice(at);
  const [, countBehind] = COUNT_BEHIND_PRICE.exec(behindAt) ?? [];
  if (countBehind !== undefined) return `${text.slice(0, at).trimEnd()} ${countBehind}`;
  if (at > 0 && /\d/.test(behindAt)) {
    // '6310 @ 5' may be five pieces, or a price
    const isPriced = isCounted(text.slice(0, at)) || behindAt.length > maxDoubtful || MONEY.test(behindAt);
    return isPriced ? text.slice(0, at).trimEnd() : text;
  }
  const priced = prices.reduce((rest, price) => rest.replace(price, ''), withoutAmount(text));
  const [price] = PRICE_BEHIND_COUNT.exec(priced) ?? [];
  const before = priced.slice(0, -(price?.length ?? 0));
  return price !== undefined && isCounted(before) && isPrice(price.replace(/^[,; ]+/, ''), before) ? before : priced;
}
/** '6205 ZZ 10 nos at 255' */
const AT = new RegExp(`(?<= )(?:at|for) (?=${MAYBE_RUPEES}${EACH}?\\.?$)`, 'i');
/** RS alone is a seal, and the count behind it a quantity. */
const PRICE_IN_RUPEES = new RegExp(` rs[. ]{0,2}${FIGURES}(?:\\/-|${EACH})\\.?$`, 'i');
const PRICE = new RegExp(` ${CURRENCY}\\.? ?${FIGURES}(?:\\/-)?${PER_PIECE}?\\.?$`, 'i');
/** '12.50 AED', '255 per pc', '255 + GST' */
const PRICE_IN_FRONT = new RegExp(
  ` ${FIGURES} ?(?:${CURRENCY}|(?:\\/|per) ?${PIECE}|(?:\\+|plus|excl?\\.?|incl?\\.?) ?(?:gst|tax|vat))\\.?$`,
  'i',
);
const NAMED_PRICE = new RegExp(
  `[ ,;-]{1,3}(?:(?:unit|list|net|basic|last|target|old|new|our|your|best) )?(?:rate|price|mrp|cost|amount|amt|value|l\\.?p\\.?|net|basic|target)\\b[ .:=-]{0,3}${MAYBE_RUPEES}${PER_PIECE}?\\.?(?=$|[ ,;])`,
  'gi',
);
const prices = [PRICE_IN_RUPEES, PRICE, PRICE_IN_FRONT, NAMED_PRICE];
/** '@ Rs 240 each 10 nos' */
const COUNT_BEHIND_PRICE = new RegExp(
  `^@ ?${MAYBE_RUPEES}${PER_PIECE}?[ ,;-]{1,3}(?:qty[ .:=-]{0,3})?(\\d{1,5} ?${UNIT})\\.?$`,
  'i',
);
const TAX = /(?<=\S) {1,3}\d{1,2}(?:\.\d{1,2})? ?%/;
/** '255.00', 'Rs 255' */
const MONEY = /\d\.\d{2}$|₹|\brs\b|inr|aed|\/-$/i;
/** '@ 1450.00 per piece' is no quantity. */
const maxDoubtful = 8;

const PRICE_BEHIND_COUNT = new RegExp(`(?:[,;] ?| - | {1,3})(?:rs\\.? ?)?${FIGURES}(?:\\/-)?$`, 'i');

/** Behind a count with its unit a number is a price, and one with two decimals or '/-' behind any count. */
const isPrice = (written: string, before: string): boolean =>
  /\.\d{2}$|\/-$/.test(written) ||
  /^- \d{3,}$/.test(written) ||
  ((UNIT_BEHIND.test(before) || /^rs/i.test(written)) && !isWholeNumber(written));
const UNIT_BEHIND = new RegExp(`\\d ?${UNIT}[.)\\]]{0,2}$`, 'i');

/** 'x 2', '2 nos' or '- 2' behind a number. */
const isCounted = (before: string): boolean => {
  const [count] = COUNT_BEHIND.exec(before) ?? [];
  const item = before.slice(0, -(count?.length ?? 0));
  return count !== undefined && /\d{3}/.test(item) && (/[^\s\d]/.test(count) || isWholeNumber(item));
};
const COUNT_BEHIND = new RegExp(
  `(?: ?[x×*=:([-] ?| |(?:qty|quantity)[ .:=-]{0,3})\\d{1,5}(?: ?${UNIT})?[.)\\]]{0,2}\\s{0,3}$`,
  'i',
);

/** 'x 2 = 10800', '= 2 x 145 = 290', '2 nos = Rs 420'. */
function withoutProduct(text: string): string {
  const [amount, figures = ''] = AMOUNT_BEHIND.exec(text) ?? [];
  if (amount === undefined) return text;
  const before = text.slice(0, -amount.length);
  const [product, count = '', price = ''] = PRODUCT.exec(before) ?? [];
  if (product !== undefined && isProduct(count, price, figures))
    return `${before.slice(0, -product.length)} ${count} nos`;
  return isCounted(before) ? before : text;
}
const AMOUNT_BEHIND = / {0,3}= {0,3}(?:(?:₹|[$€]|rs|inr|aed)\.? ?)?(\d[\d,]{0,11}(?:\.\d{1,2})?)(?:\/-)?$/i;
const PRODUCT = new RegExp(
  `[ :=-]{1,3}(\\d{1,5}) ?(?:nos?\\.?|pcs?\\.?)? ?[x×*@] ?(?:(?:₹|rs|inr|aed)\\.? ?)?(${FIGURES})(?:\\/-)?$`,
  'i',
);

const isProduct = (count: string, price: string, amount: string): boolean =>
  Math.abs(numberIn(count) * numberIn(price) - numberIn(amount)) < 0.5;

/** HSN 8482, ball and roller bearings, behind the number of one. */
function withoutTariffNumber(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => /\d{3}/.test(word));
  const isTariffNumber = (word: string | undefined, at: number) =>
    at > first && /^8482(?:\d{2}){0,2}$/.test(word ?? '');
  const isHead = (word: string, at: number) => /^hsn:?$/i.test(word) && isTariffNumber(words[at + 1], at + 1);
  return words.filter((word, at) => !isTariffNumber(word, at) && !isHead(word, at)).join(' ');
}

/** Drops price and amount only where quantity times price is the amount: '10 250.00 2,500.00'. */
function withoutAmount(text: string): string {
  const words = text.split(/\s+/);
  const [amount, price] = [takeAmount(words), takeAmount(words)];
  const unit = UNIT_ALONE.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const [, count = '', glued = 'nos'] = COUNT.exec(words.pop() ?? '') ?? [];
  const isAmount = numberIn(count) > 0 && isProduct(count, String(price), String(amount));
  const item = words.join(' ').replace(RUNNING, '');
  return isAmount && /\d{3}/.test(item) ? `${item} ${numberIn(count)} ${unit ?? glued}` : text;
}
const UNIT_ALONE = new RegExp(`^${UNIT}\\.?$`, 'i');
const COUNT = new RegExp(`^(\\d[\\d,]{0,8})(?:\\.0{1,3})?(${UNIT})?\\.?$`, 'i');
const CURRENCY_ALONE = /^(?:₹|[$€]|rs|inr|aed|dhs?|usd)\.?$/i;
const AMOUNT = /^(?:(?:₹|[$€]|rs|inr|aed|dhs?|usd)\.?)?(\d[\d,]{0,11}(?:\.\d{1,2})?)(?:\/-)?$/i;
/** The number of the row. */
const RUNNING = /^\d{1,3}[.)]? {1,3}(?=\S{0,9}\d{4}|[A-Z])/i;

/** The last amount, with the currency in front of it; NaN where there is none. */
function takeAmount(words: string[]): number {
  const [, figures] = AMOUNT.exec(words.pop() ?? '') ?? [];
  if (CURRENCY_ALONE.test(words.at(-1) ?? '')) words.pop();
  return figures === undefined ? Number.NaN : numberIn(figures);
}

const numberIn = (figures: string): number => Number(figures.replaceAll(',', ''));
