import { regionName } from '../sites/regions.data.ts';
import type { Site } from '../sites/site.ts';
import type { PartyCopy } from './orders.table.ts';

/** An address as the database keeps it. */
export type PartyFacts = {
  line: string;
  regionId: number;
  city: string;
  pincode: string;
  contactName: string | null;
  contactPhone: string | null;
};

/** Name and address as they stand today, for an order to keep. */
export function partyCopy(site: Site, name: string, taxNumber: string, facts: PartyFacts): PartyCopy {
  return {
    name,
    taxNumber,
    line: facts.line,
    city: facts.city,
    region: regionName(site.country, facts.regionId),
    pincode: facts.pincode,
    ...(facts.contactName && { contactName: facts.contactName }),
    ...(facts.contactPhone && { contactPhone: facts.contactPhone }),
  };
}

/** The branch that sells, as the order keeps it. */
export function sellerCopy(site: Site): PartyCopy {
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
