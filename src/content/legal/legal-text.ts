import type { Day } from '../../lib/dates.ts';
import type { DocumentText } from '../../sites/document-text.ts';
import type { SellerSite } from '../../sites/site.ts';
import { disclaimer } from './disclaimer.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

const legalTextBuilders = {
  'privacy-policy': privacyPolicy,
  'terms-condition': termsAndConditions,
  disclaimer,
} as const;

/** Last segment of the path: /privacy-policy is the page, /privacy-policy.pdf the file. */
export type LegalName = keyof typeof legalTextBuilders;

export type LegalPrint = { site: SellerSite; name: LegalName };

export const legalNames = Object.keys(legalTextBuilders) as LegalName[];

/** Change this date with the texts. */
const since: Day = '2026-11-22';

/** The seller's own text, else the store's. */
export function buildLegalText(site: SellerSite, name: LegalName): DocumentText {
  return site.content.legal[name] ?? { since, ...legalTextBuilders[name](site) };
}
