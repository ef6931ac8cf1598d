import type { Day } from '../../lib/dates.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import type { DocumentText } from '../downloads/document-text.ts';
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

export type LegalPrint = { site: SiteCode; name: LegalName };

export const legalNames = Object.keys(legalTextBuilders) as LegalName[];

/** Change this date with the texts. */
const since: Day = '2026-11-21';

export function buildLegalText(site: Site, name: LegalName): DocumentText {
  return { since, ...legalTextBuilders[name](site) };
}
