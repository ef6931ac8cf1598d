import { regionName, unionTerritories } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';

/** Where a sale is supplied, and how it is taxed there, follows the buyer's registration.
 * state: CGST + SGST · union_territory: CGST + UTGST · integrated: IGST · none: IGST at 0 under LUT · vat. */
export type TaxTreatment = 'state' | 'union_territory' | 'integrated' | 'none' | 'vat';

export type RegistrationFacts = { regionId: number; kind: 'regular' | 'sez_with_payment' | 'sez_lut' };

/** A customer's tax registration as it is kept. */
export type StoredRegistration = RegistrationFacts & {
  number: string;
  /** Whether staff have verified `number`. */
  verified: boolean;
  /** What the buyer has changed it to, not verified yet. */
  pendingNumber: string | null;
};

/** What decides about the tax of a sale. */
export type SupplyFacts = {
  /** The registration that the delivery address names. */
  named: StoredRegistration | null;
  /** The customer's default registration. */
  standard: StoredRegistration | null;
  /** Where the goods go. */
  deliveryRegionId: number;
};

export type PlaceOfSupply = { regionId: number; name: string; taxTreatment: TaxTreatment };
export type Supply = PlaceOfSupply & {
  /** The number that decided and stands on the documents; '' where the delivery address decided. */
  taxNumber: string;
  /** What the buyer gives as its number, while staff have not verified it; ''. */
  unverifiedNumber: string;
};

/**
 * Where a sale is supplied and how it is taxed: by the number that the delivery address names, else by the customer's
 * default one. A number counts once staff have verified it: until then the last verified one does, else the delivery
 * address's own state.
 */
export function determineSupply(site: Pick<Site, 'country' | 'tax' | 'branches'>, facts: SupplyFacts): Supply {
  const { named, standard, deliveryRegionId } = facts;
  const deciding = [named, standard].find((one) => one?.verified);
  const branchRegionId = site.branches[0]?.regionId ?? 0;
  const given = named ?? standard;
  return {
    ...placeOfSupply(site, branchRegionId, deciding ?? { regionId: deliveryRegionId, kind: 'regular' }),
    taxNumber: deciding?.number ?? '',
    unverifiedNumber: given?.pendingNumber ?? (given?.verified ? '' : (given?.number ?? '')),
  };
}

/**
 * The state of the buyer's registration decides (IGST Act s. 7, 8, 10); where tax does not split it is VAT. An SEZ is
 * always inter-State; under LUT it pays nothing.
 */
function placeOfSupply(
  site: Pick<Site, 'country' | 'tax'>,
  branchRegionId: number,
  buyer: RegistrationFacts,
): PlaceOfSupply {
  const name = regionName(site.country, buyer.regionId);
  return { regionId: buyer.regionId, name, taxTreatment: site.tax.splits ? gstForm(branchRegionId, buyer) : 'vat' };
}

function gstForm(branchRegionId: number, { regionId, kind }: RegistrationFacts): TaxTreatment {
  if (kind === 'sez_lut') return 'none';
  if (kind === 'sez_with_payment' || regionId !== branchRegionId) return 'integrated';
  return unionTerritories.includes(regionId) ? 'union_territory' : 'state';
}
