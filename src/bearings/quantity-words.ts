const UNIT = '(?:PCS?|PIECES?|NOS?|EA|OFF|UNITS?|SETS?)';

/** How many are wanted, as people write it beside a designation: '- 25 nos', '(10 pcs)', 'Qty: 5', 'x 10', '10 x'. */
const QUANTITIES: readonly RegExp[] = [
  /[\s,;(-]*(?:QTY|QUANTITY)\s*[.:=-]*\s*\d{1,5}\s*[A-Z]*\.?\s*\)?\s*$/,
  new RegExp(`(?:\\s|\\()[\\s,;(-]*\\d{1,5}\\s*${UNIT}\\.?\\s*\\)?\\s*$`),
  new RegExp(`^\\s*\\d{1,5}\\s*${UNIT}\\.?\\s+(?:OF\\s+)?`),
  /\s[X×*]\s*\d{1,4}\s*$/,
  /^\s*\d{1,4}\s*[X×*]\s+/,
];

/** Letters and figures, or four figures: '120 x 150' and 'NU 205 nos' have no quantity. */
const isNumber = (rest: string): boolean =>
  /\d\s*[X×*]\s*\d/.test(rest) === false && /\d{4}|[A-Z].*\d|\d.*[A-Z]/.test(rest);

/** The text, in capitals, without a quantity; as it is where nothing would be left that can be a bearing. */
export function withoutQuantity(text: string): string {
  const rest = QUANTITIES.map((pattern) => text.replace(pattern, '')).find((one) => one !== text);
  return rest !== undefined && isNumber(rest) ? rest : text;
}
