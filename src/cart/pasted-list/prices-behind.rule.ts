// Prices, amounts, tax rates and tariff numbers behind a quantity are no part of a line.

const UNIT = '(?:pcs?|pieces?|nos?|sets?|ea|each|units?)';

/** '6205 10 nos @ 250', '6205 10 nos Rs.250 each', '6205 10 250 2500'. */
export function withoutPrices(line: string): string {
  const text = withoutTariffNumber(line.replace(TAX, ''));
  const at = text.lastIndexOf('@');
  if (at > 0 && /\d/.test(text.slice(at))) return text.slice(0, at).trimEnd();
  return withoutAmount(text).replace(PRICE_IN_RUPEES, '').replace(PRICE, '').replace(PRICE_BEHIND_UNIT, '');
}
/** RS alone is a seal, and the count behind it a quantity. */
const PRICE_IN_RUPEES = / rs[. ]{0,2}\d[\d,]{0,9}(?:\.\d{1,2})?(?:\/-| ?(?:each|per (?:pc|piece|no|set)))\.?$/i;
const PRICE =
  / (?:₹|[$€]|inr|aed|dhs?|usd)\.? ?\d[\d,]{0,9}(?:\.\d{1,2})?(?:\/-)?(?: ?(?:each|per (?:pc|piece|no|set)))?\.?$/i;
const PRICE_BEHIND_UNIT = new RegExp(`(?<=\\d ?${UNIT}\\.?) {1,3}\\d[\\d,]{0,9}\\.\\d{2}$`, 'i');
const TAX = /(?<=\S) {1,3}\d{1,2}(?:\.\d{1,2})? ?%/;

/** HSN 8482, ball and roller bearings, behind the number of one. */
function withoutTariffNumber(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => /\d{3}/.test(word));
  const isTariffNumber = (word: string | undefined, at: number) =>
    at > first && /^8482(?:\d{2}){0,2}$/.test(word ?? '');
  const isHead = (word: string, at: number) => /^hsn:?$/i.test(word) && isTariffNumber(words[at + 1], at + 1);
  return words.filter((word, at) => !isTariffNumber(word, at) && !isHead(word, at)).join(' ');
}

/** Only where quantity times price is the amount: '10 250.00 2,500.00'. */
function withoutAmount(text: string): string {
  const words = text.split(/\s+/);
  const [amount, price] = [takeAmount(words), takeAmount(words)];
  const unit = UNIT_ALONE.test(words.at(-1) ?? '') ? words.pop() : undefined;
  const [, count = '', glued = 'nos'] = COUNT.exec(words.pop() ?? '') ?? [];
  const isAmount = numberIn(count) > 0 && Math.abs(numberIn(count) * price - amount) < 0.5;
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
