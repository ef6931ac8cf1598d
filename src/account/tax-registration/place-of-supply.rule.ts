import { regionName, unionTerritories } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';

/**
 * Place of supply and tax of a sale follow the buyer's registration. state: CGST + SGST · union_territory: CGST +
 * UTGST · integrated: IGST · none: IGST at 0 under LUT · vat.
 */
export const taxTreatments = ['state', 'union_territory', 'integrated', 'none', 'vat'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

export const registrationKinds = ['regular', 'sez_with_payment', 'sez_lut'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export type RegistrationFacts = { regionId: number; kind: RegistrationKind };

export type StoredRegistration = RegistrationFacts & {
  number: string;
  verified: boolean;
  /** Given by the buyer, not verified yet. */
  pendingNumber: string | null;
  /** Why staff have not accepted it; null while they have not decided so. */
  refusedReason: string | null;
  legalName: string;
  /** The principal place of business, in `regionId`; null for the billing address. */
  line: string | null;
  city: string | null;
  pincode: string | null;
};

export type BilledParty = { name: string; line: string; city: string; regionId: number; pincode: string };

export type SupplyFacts = {
  /** The registration that the delivery address names. */
  named: StoredRegistration | null;
  /** The customer's default registration. */
  standard: StoredRegistration | null;
  /** Null without a delivery address: then the first branch's region counts. */
  deliveryRegionId: number | null;
};

export type PlaceOfSupply = { regionId: number; name: string; taxTreatment: TaxTreatment };
export type Supply = PlaceOfSupply & {
  /** The number that decided and is printed on documents; '' when the delivery address decided. */
  taxNumber: string;
  /** The number given by the buyer while staff have not verified it, else ''. */
  unverifiedNumber: string;
  /** Why staff have not accepted that number; '' while they have not decided so. */
  refusedReason: string;
  /** Whom invoices name; null for the company at its billing address. */
  billTo: BilledParty | null;
};

/** An unverified number is ignored: the last verified one decides, else the region of the delivery address. */
export function determineSupply(site: Pick<Site, 'country' | 'tax' | 'branches'>, facts: SupplyFacts): Supply {
  const { named, standard, deliveryRegionId } = facts;
  const deciding = [named, standard].find((one) => one?.verified);
  const branchRegionId = site.branches[0]?.regionId ?? 0;
  const given = named ?? standard;
  return {
    ...placeOfSupply(
      site,
      branchRegionId,
      deciding ?? { regionId: deliveryRegionId ?? branchRegionId, kind: 'regular' },
    ),
    taxNumber: deciding?.number ?? '',
    unverifiedNumber: given?.pendingNumber ?? (given?.verified ? '' : (given?.number ?? '')),
    refusedReason: given?.pendingNumber ? '' : (given?.refusedReason ?? ''),
    billTo: deciding ? billedParty(deciding) : null,
  };
}

/** The law asks for the name and address of the registration whose number an invoice carries. */
function billedParty({ legalName, line, city, regionId, pincode }: StoredRegistration): BilledParty | null {
  return line === null ? null : { name: legalName, line, city: city ?? '', regionId, pincode: pincode ?? '' };
}

/** IGST Act s. 7, 8, 10. An SEZ is always inter-State; under LUT it pays nothing. */
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
