import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';

export type PartyAddress = {
  line: string;
  regionId: number;
  city: string;
  pincode: string;
  contactName: string | null;
  contactPhone: string | null;
};

export function snapshotParty(site: Site, name: string, taxNumber: string, address: PartyAddress): PartySnapshot {
  return {
    name,
    taxNumber,
    line: address.line,
    city: address.city,
    region: regionName(site.country, address.regionId),
    pincode: address.pincode,
    ...(address.contactName && { contactName: address.contactName }),
    ...(address.contactPhone && { contactPhone: address.contactPhone }),
  };
}

export function snapshotSeller(site: Site): PartySnapshot {
  const [branch] = site.branches;
  if (!branch) throw new Error(`${site.name} has no branch to sell from`);
  return {
    name: site.legalName,
    taxNumber: branch.taxNumber,
    line: branch.lines.join(', '),
    city: branch.name,
    region: regionName(site.country, branch.regionId),
    pincode: branch.pincode,
  };
}
