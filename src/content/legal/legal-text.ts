import type { Day } from '../../lib/dates.ts';
import type { Site } from '../../sites/site.ts';
import { disclaimer } from './disclaimer.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

/** A legal document: the page, the viewer and the PDF are made from the same text. */
export type DocumentText = {
  title: string;
  /** In one sentence, for search engines and as the first paragraph. */
  summary: string;
  /** Since when it stands so. */
  since: Day;
  parts: readonly DocumentSection[];
};
export type DocumentSection = { title: string; paragraphs: readonly string[] };

const legalTextBuilders = {
  'privacy-policy': privacyPolicy,
  'terms-condition': termsAndConditions,
  disclaimer,
} as const;

/** The last part of its address: /privacy-policy is the page, /privacy-policy.pdf the file. */
export type LegalName = keyof typeof legalTextBuilders;

export const legalNames = Object.keys(legalTextBuilders) as LegalName[];

/** The day these texts were written; change it with them. */
const since: Day = '2026-11-20';

export function buildLegalText(site: Site, name: LegalName): DocumentText {
  return { since, ...legalTextBuilders[name](site) };
}
