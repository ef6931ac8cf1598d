/**
 * The last character of a GSTIN is a check character: Luhn mod 36, factors 1 and 2 in turn. Source: GSTN, with the
 * state codes.
 */
export function gstinCheckCharacter(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, i) => {
    const product = signs.indexOf(character) * (1 + (i % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs.charAt((36 - (sum % 36)) % 36);
}

export function isGstinChecksumValid(gstin: string): boolean {
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14);
}

export function gstinRegionId(gstin: string): number {
  const code = Number(gstin.slice(0, 2));
  return formerCodes[code] ?? code;
}

/** The permanent account number inside a GSTIN. */
export const panOf = (gstin: string): string => gstin.slice(2, 12);

/** The registrations of one company share its PAN: true when the customer has numbers, and none of them has this one's. */
export const isOfAnotherPan = (gstin: string, own: readonly string[]): boolean =>
  own.length > 0 && !own.some((number) => panOf(number) === panOf(gstin));

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Daman and Diu merged into 26 in 2020; Andhra Pradesh has 37 since 2014. */
const formerCodes: Readonly<Record<number, number>> = { 25: 26, 28: 37 };
