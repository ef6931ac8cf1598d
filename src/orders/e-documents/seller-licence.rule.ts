import type { Site } from '../../sites/site.ts';

/** The trade licence of the branch that sells, as the seller's facts have it now: documents do not print it. */
export const sellerLicence = ({ branches }: Pick<Site, 'branches'>, taxNumber: string) =>
  (branches.find((branch) => branch.taxNumber === taxNumber) ?? branches[0])?.tradeLicence;
