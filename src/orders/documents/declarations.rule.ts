import type { RegistrationKind } from '../../account/tax-registration/place-of-supply.rule.ts';
// A tax document carries the declarations that the law requires: for an SEZ supply, how it is taxed.

import type { Country } from '../../sites/site-facts.ts';

type Supply = { country: Country; buyerKind: RegistrationKind };

const sez = 'Supply meant for SEZ unit or SEZ developer for authorised operations';

/** Rule 46 CGST, third proviso. Reverse charge is declared either way. */
export function declarations({ country, buyerKind }: Supply): string[] {
  if (country !== 'IN') return [];
  const reverse = 'Whether tax is payable on reverse charge: No';
  if (buyerKind === 'sez_with_payment') return [`${sez} on payment of integrated tax.`, reverse];
  if (buyerKind === 'sez_lut')
    return [`${sez} under bond or letter of undertaking without payment of integrated tax.`, reverse];
  return [reverse];
}

/** Whether a document that was issued with these declarations is a supply to an SEZ. */
export const isSezSupply = (declared: readonly string[]): boolean => declared.some((one) => one.startsWith(sez));
