/**
 * The last character of a GSTIN is a check character over the fourteen before it.
 * Luhn's scheme in base 36, factors 1 and 2 in turn. Source: GSTN, as published with the state codes.
 */
export function gstinCheckCharacter(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, i) => {
    const product = signs.indexOf(character) * (1 + (i % 2));
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs.charAt((36 - (sum % 36)) % 36);
}

/** Whether a GSTIN that has the right form carries the check character it should. */
export function isGstinChecksumValid(gstin: string): boolean {
  return gstinCheckCharacter(gstin.slice(0, 14)) === gstin.charAt(14);
}

/** The state a GSTIN stands for, by its GST code; the codes of merged territories are those of today. */
export function gstinRegionId(gstin: string): number {
  const code = Number(gstin.slice(0, 2));
  return formerCodes[code] ?? code;
}

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Daman and Diu, merged into 26 in 2020; Andhra Pradesh before it was parted, 37 since 2014. */
const formerCodes: Readonly<Record<number, number>> = { 25: 26, 28: 37 };
