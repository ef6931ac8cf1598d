import type { Day } from '../lib/dates.ts';
import type { Site } from '../sites/site.ts';
import { disclaimer } from './legal-disclaimer.ts';
import { privacyPolicy } from './legal-privacy.ts';
import { termsAndConditions } from './legal-terms.ts';

/** A legal document: the page, the viewer and the PDF are made from the same text. */
export type LegalText = {
  title: string;
  /** In one sentence, for search engines and as the first paragraph. */
  summary: string;
  /** Since when it stands so. */
  since: Day;
  parts: readonly LegalPart[];
};
export type LegalPart = { title: string; paragraphs: readonly string[] };

const writers = {
  'privacy-policy': privacyPolicy,
  'terms-condition': termsAndConditions,
  disclaimer,
} as const;

/** The last part of its address: /privacy-policy is the page, /privacy-policy.pdf the file. */
export type LegalName = keyof typeof writers;

export const legalNames = Object.keys(writers) as LegalName[];

/** The day these texts were written; change it with them. */
const since: Day = '2026-11-20';

export function legalText(site: Site, name: LegalName): LegalText {
  return { since, ...writers[name](site) };
}
