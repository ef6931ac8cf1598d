import { buildLegalText } from '../content/legal/legal-text.js';
import { msg } from '../lib/i18n.js';
                                                  
import { about } from './parts/about.js';
import { bank, branchBanks } from './parts/bank.js';
import { branches } from './parts/branches.js';
import { company } from './parts/company.js';
import { tax } from './parts/tax.js';
import { featured, home, legalText } from './parts/texts.js';
import { bookkeeping, calendar, payments, promises } from './parts/trade.js';
import { banners, documents } from './parts/uploads.js';

/** In the order of the desk. A name stands in the database and never changes. */
export const factParts = {
  company,
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
}                                      ;

                                                  

export const factPartNames = Object.keys(factParts)                  ;

export const partOf = (name              )              => factParts[name];
