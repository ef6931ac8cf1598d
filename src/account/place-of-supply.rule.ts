import { regionName, unionTerritories } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';

/** Where a sale is supplied, and how it is taxed there, follows the buyer's registration.
 * state: CGST + SGST · union_territory: CGST + UTGST · integrated: IGST · none: IGST at 0 under LUT · vat. */
export type TaxForm = 'state' | 'union_territory' | 'integrated' | 'none' | 'vat';

/** The registration that the delivery address names, else the customer's default; without one, where the goods go. */
export type Registered = { regionId: number; kind: 'regular' | 'sez_with_payment' | 'sez_lut' };

export type PlaceOfSupply = { regionId: number; name: string; form: TaxForm };

/**
 * Where a sale is supplied and how it is taxed: the state of the buyer's registration (IGST Act s. 7, 8, 10); where tax
 * does not split it is VAT. An SEZ is always inter-State; under LUT it pays nothing.
 */
export function placeOfSupply(
  site: Pick<Site, 'country' | 'tax'>,
  branchRegionId: number,
  buyer: Registered,
): PlaceOfSupply {
  const name = regionName(site.country, buyer.regionId);
  return { regionId: buyer.regionId, name, form: site.tax.splits ? gstForm(branchRegionId, buyer) : 'vat' };
}

function gstForm(branchRegionId: number, { regionId, kind }: Registered): TaxForm {
  if (kind === 'sez_lut') return 'none';
  if (kind === 'sez_with_payment' || regionId !== branchRegionId) return 'integrated';
  return unionTerritories.includes(regionId) ? 'union_territory' : 'state';
}
