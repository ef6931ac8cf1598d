import type { TaxForm } from '../account/place-of-supply.rule.ts';
import { halfShareOf, shareOf } from '../lib/money.ts';

/** On a document a line's tax stands in its parts: two halves, each rounded by itself, or the whole, or none. */
export type TaxParts = {
  /** CGST. */
  centralMinor: number;
  /** SGST or UTGST. */
  stateMinor: number;
  /** IGST or VAT. */
  wholeMinor: number;
};

/** The parts of the tax on a line in minor units; they add up to what cart and order say of the same line. */
export function taxParts(taxableMinor: number, taxBp: number, form: TaxForm): TaxParts {
  const none = { centralMinor: 0, stateMinor: 0, wholeMinor: 0 };
  if (form === 'none') return none;
  if (form === 'integrated' || form === 'vat') return { ...none, wholeMinor: shareOf(taxableMinor, taxBp) };
  const half = halfShareOf(taxableMinor, taxBp);
  return { ...none, centralMinor: half, stateMinor: half };
}

export const taxOf = ({ centralMinor, stateMinor, wholeMinor }: TaxParts): number =>
  centralMinor + stateMinor + wholeMinor;

/** What each part is called under a form, in the order of columns; none where nothing is taxed. */
export function partNames(form: TaxForm, label: string): readonly (readonly [keyof TaxParts, string])[] {
  if (form === 'state') return [['centralMinor', 'CGST'] as const, ['stateMinor', 'SGST'] as const];
  if (form === 'union_territory') return [['centralMinor', 'CGST'] as const, ['stateMinor', 'UTGST'] as const];
  return [['wholeMinor', form === 'vat' ? label : 'IGST'] as const];
}
