// A GTIN is the number in the bar code of a package: 8, 12, 13 or 14 digits, the last one a check digit (GS1 General Specifications).

const lengths = [8, 12, 13, 14];

/** Without the zeros that a longer form of the same GTIN begins with: 0012345678905 is 012345678905; undefined for other text. */
export function readGtin(text        )                     {
  const digits = text.trim();
  if (!/^\d{8}(?:\d{4,6})?$/.test(digits) || !hasCheckDigit(digits) || /^0+$/.test(digits)) return undefined;
  const significant = digits.replace(/^0+/, '');
  const length = lengths.find((one) => one >= significant.length) ?? significant.length;
  return significant.padStart(length, '0');
}

export const hasCheckDigit = (digits        )          => withCheckDigit(digits.slice(0, -1)) === digits;

/** Weights 3 and 1 from the right. */
export function withCheckDigit(digits        )         {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
