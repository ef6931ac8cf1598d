const UNIT = '(?:PCS?|PIECES?|NOS?|EA|OFF|UNITS?|SETS?)';

/** How many are wanted, as people write it beside a designation: '- 25 nos', '(10 pcs)', 'Qty: 5', 'x 10', '10 x'. */
const QUANTITIES: readonly RegExp[] = [
  /[\s,;(-]*(?:QTY|QUANTITY)\s*[.:=-]*\s*(\d{1,5})\s*[A-Z]*\.?\s*\)?\s*$/i,
  new RegExp(`(?:\\s|\\()[\\s,;(-]*(\\d{1,5})\\s*${UNIT}\\.?\\s*\\)?\\s*$`, 'i'),
  new RegExp(`^\\s*(\\d{1,5})\\s*${UNIT}\\.?\\s+(?:OF\\s+)?`, 'i'),
  /\s[X×*]\s*(\d{1,5})\s*$/i,
  /^\s*(\d{1,5})\s*[X×*]\s+/i,
];

/** Letters and figures, or four figures: '120 x 150' and 'NU 205 nos' have no quantity. */
const isNumber = (rest: string): boolean =>
  /\d\s*[X×*]\s*\d/i.test(rest) === false && /\d{4}|[A-Z].*\d|\d.*[A-Z]/i.test(rest);

/** The quantity written beside a designation, and the rest; undefined where there is none, or nothing else that can be a bearing. */
export function quantityBeside(text: string): { rest: string; quantity: string } | undefined {
  for (const pattern of QUANTITIES) {
    const quantity = pattern.exec(text)?.[1];
    if (quantity === undefined) continue;
    const rest = text.replace(pattern, '');
    return isNumber(rest) ? { rest: rest.trim(), quantity } : undefined;
  }
  return undefined;
}
