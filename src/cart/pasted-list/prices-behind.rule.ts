// Prices, amounts, tax rates and tariff numbers behind a quantity are no part of a line.

const UNIT = '(?:pcs?|pieces?|nos?|sets?|ea|each|units?)';
const CURRENCY = '(?:(?:₹|[$€]|rs|inr|aed|dhs?|usd)\\.? ?)?';
const AMOUNT = `${CURRENCY}(\\d[\\d,]{0,11}(?:\\.\\d{1,2})?)(?:/-)?`;

/** '6205 10 nos @ 250', '6205 10 nos Rs.250 each', '6205 10 250 2500'. */
export function withoutPrices(line: string): string {
  const text = line.replace(TAX, '').replace(TARIFF_NUMBER, '');
  const at = text.lastIndexOf('@');
  if (at > 0 && /\d/.test(text.slice(at))) return text.slice(0, at).trimEnd();
  return withoutAmount(text).replace(PRICE_IN_RUPEES, '').replace(PRICE, '').replace(PRICE_BEHIND_UNIT, '');
}
/** RS alone is a seal, and the count behind it a quantity. */
const PRICE_IN_RUPEES = / rs[. ]{0,2}\d[\d,]{0,9}(?:\.\d{1,2})?(?:\/-| ?(?:each|per (?:pc|piece|no|set)))\.?$/i;
const PRICE =
  / (?:₹|[$€]|inr|aed|dhs?|usd)\.? ?\d[\d,]{0,9}(?:\.\d{1,2})?(?:\/-)?(?: ?(?:each|per (?:pc|piece|no|set)))?\.?$/i;
const PRICE_BEHIND_UNIT = new RegExp(`(?<=\\d ?${UNIT}\\.?) +\\d[\\d,]{0,9}\\.\\d{2}$`, 'i');
const TAX = /(?<=\S) +\d{1,2}(?:\.\d{1,2})? ?%/;
/** HSN 8482, ball and roller bearings. */
const TARIFF_NUMBER = /(?<=\d{3}.*) (?:hsn:? ?)?8482(?:\d{2}){0,2}(?= |$)/i;

/** Only where quantity times price is the amount: '10 250.00 2,500.00'. */
function withoutAmount(text: string): string {
  const [, item, count = '', unit = 'nos', price = '', amount = ''] = ROW.exec(text) ?? [];
  const isAmount = Math.abs(numberIn(count) * numberIn(price) - numberIn(amount)) < 0.5;
  return item !== undefined && numberIn(count) > 0 && isAmount
    ? `${item.replace(RUNNING, '')} ${numberIn(count)} ${unit}`
    : text;
}
const ROW = new RegExp(
  `^(.*\\d{3}.*?)\\s+(\\d[\\d,]{0,8})(?:\\.0{1,3})?(?: ?(${UNIT})\\.?)?\\s+${AMOUNT}\\s+${AMOUNT}$`,
  'i',
);

/** The number of the row. */
const RUNNING = /^\d{1,3}[.)]? +(?=\S*\d{4}|[A-Z])/i;

const numberIn = (figures: string): number => Number(figures.replaceAll(',', ''));
