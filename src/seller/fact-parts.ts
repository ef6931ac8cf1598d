import { buildLegalText } from '../content/legal/legal-text.ts';
import { msg } from '../lib/i18n.ts';
import type { AnyFactPart } from './fact-part.ts';
import { about } from './parts/about.ts';
import { bank, branchBanks } from './parts/bank.ts';
import { branches } from './parts/branches.ts';
import { company } from './parts/company.ts';
import { complaints } from './parts/complaints.ts';
import { tax } from './parts/tax.ts';
import { featured, home, legalText } from './parts/texts.ts';
import { bookkeeping, calendar, payments, promises } from './parts/trade.ts';
import { banners, documents } from './parts/uploads.ts';

/** In the order of the desk. A name stands in the database and never changes. */
export const factParts = {
  company,
  complaints,
  branches,
  bank,
  'branch-banks': branchBanks,
  calendar,
  promises,
  payments,
  tax,
  bookkeeping,
  home,
  featured,
  about,
  banners,
  documents,
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
