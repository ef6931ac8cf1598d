import { halfShareOf, shareOf } from '../lib/money.ts';
import { unionTerritories } from '../sites/regions.data.ts';
import type { Country } from '../sites/site.ts';

/** state: CGST + SGST · union_territory: CGST + UTGST · integrated: IGST · none: IGST at 0 under LUT · vat. */
export type TaxForm = 'state' | 'union_territory' | 'integrated' | 'none' | 'vat';

/** The registration a delivery address names, else the customer's default; without one, where the goods go. */
export type Buyer = { regionId: number; kind: 'regular' | 'sez_with_payment' | 'sez_lut' };

/**
 * How a sale is taxed and where it is supplied: the state of the buyer's registration (IGST Act s. 7, 8, 10).
 * In the Gulf, VAT by emirate of delivery. An SEZ is always inter-State; under LUT it pays nothing.
 */
export function taxFormOf(country: Country, branchRegionId: number, buyer: Buyer): TaxForm {
  if (country === 'AE') return 'vat';
  if (buyer.kind === 'sez_lut') return 'none';
  if (buyer.kind === 'sez_with_payment' || buyer.regionId !== branchRegionId) return 'integrated';
  return unionTerritories.includes(buyer.regionId) ? 'union_territory' : 'state';
}

/** Tax of one line in minor units: line total × rate, half up; where it splits, two halves each rounded by itself. */
export function lineTax(totalMinor: number, taxBp: number, form: TaxForm): number {
  if (form === 'none') return 0;
  if (form === 'state' || form === 'union_territory') return 2 * halfShareOf(totalMinor, taxBp);
  return shareOf(totalMinor, taxBp);
}
