// A GTIN is the number in the bar code of a package: 8, 12, 13 or 14 digits, the last one a check digit (GS1 General Specifications).

const lengths = [8, 12, 13, 14];

/** Drops the zeros before a shorter form: 0012345678905 is 012345678905; undefined for other text. */
export function readGtin(text: string): string | undefined {
  const digits = text.trim();
  if (!/^\d{8}(?:\d{4,6})?$/.test(digits) || !hasCheckDigit(digits) || /^0+$/.test(digits)) return undefined;
  const significant = digits.replace(/^0+/, '');
  const length = lengths.find((one) => one >= significant.length) ?? significant.length;
  return significant.padStart(length, '0');
}

/**
 * Prefixes 02, 04 and 2 are for numbers that a shop or a country gives itself (GS1 General Specifications, restricted circulation):
 * elsewhere they are of something else, or of nothing.
 */
export function isWorldwide(gtin: string): boolean {
  const prefix = gtin.padStart(14, '0').slice(1);
  return gtin.length === 8 ? !/^[02]/.test(gtin) : !/^(?:0[24]|2)/.test(prefix);
}

export const hasCheckDigit = (digits: string): boolean => withCheckDigit(digits.slice(0, -1)) === digits;

/** Weights 3 and 1 from the right. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}
