import { buildLegalText } from '../content/legal/legal-text.ts';
import { msg } from '../lib/i18n.ts';
import type { AnyFactPart } from './fact-part.ts';
import { aboutPart } from './parts/about.ts';
import { bank, branchBanks } from './parts/bank.ts';
import { branchesPart } from './parts/branches.ts';
import { company } from './parts/company.ts';
import { complaints } from './parts/complaints.ts';
import { identity } from './parts/identity.ts';
import { makersPart } from './parts/makers.ts';
import { tax } from './parts/tax.ts';
import { featuredPart, homePart, legalText } from './parts/texts.ts';
import { bookkeeping, calendar, paymentsPart, promises } from './parts/trade.ts';
import { banners, documentsPart } from './parts/uploads.ts';

/** The parts are in the order of the desk. A name stands in the database and never changes. */
export const factParts = {
  identity,
  company,
  complaints,
  branches: branchesPart,
  bank,
  'branch-banks': branchBanks,
  calendar,
  promises,
  payments: paymentsPart,
  tax,
  bookkeeping,
  home: homePart,
  featured: featuredPart,
  about: aboutPart,
  makers: makersPart,
  banners,
  documents: documentsPart,
  'privacy-policy': legalText('privacy-policy', msg('Privacy policy'), (site) =>
    buildLegalText(site, 'privacy-policy'),
  ),
  'terms-condition': legalText('terms-condition', msg('Terms and conditions'), (site) =>
    buildLegalText(site, 'terms-condition'),
  ),
  disclaimer: legalText('disclaimer', msg('Disclaimer'), (site) => buildLegalText(site, 'disclaimer')),
} satisfies Record<string, AnyFactPart>;

export type FactPartName = keyof typeof factParts;

export const factPartNames = Object.keys(factParts) as FactPartName[];

export const partOf = (name: FactPartName): AnyFactPart => factParts[name];
