// The tax of a document line is divided into two halves, or is whole, or there is none.

import type { TaxTreatment } from '../../account/tax-registration/place-of-supply.rule.ts';

export type TaxParts = {
  /** CGST. */
  centralMinor: number;
  /** SGST or UTGST. */
  stateMinor: number;
  /** IGST or VAT. */
  wholeMinor: number;
};

export function splitTax(taxMinor: number, form: TaxTreatment): TaxParts {
  if (form !== 'state' && form !== 'union_territory') return { centralMinor: 0, stateMinor: 0, wholeMinor: taxMinor };
  const centralMinor = Math.floor(taxMinor / 2);
  return { centralMinor, stateMinor: taxMinor - centralMinor, wholeMinor: 0 };
}

export const taxOf = ({ centralMinor, stateMinor, wholeMinor }: TaxParts): number =>
  centralMinor + stateMinor + wholeMinor;

export function taxPartNames(form: TaxTreatment, label: string): readonly (readonly [keyof TaxParts, string])[] {
  if (form === 'state') return [['centralMinor', 'CGST'] as const, ['stateMinor', 'SGST'] as const];
  if (form === 'union_territory') return [['centralMinor', 'CGST'] as const, ['stateMinor', 'UTGST'] as const];
  return [['wholeMinor', form === 'vat' ? label : 'IGST'] as const];
}
