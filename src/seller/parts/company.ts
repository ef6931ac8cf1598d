import { msg } from '../../lib/i18n.ts';
import type { SiteFacts } from '../../sites/site-facts.ts';
import { definePart } from '../fact-part.ts';

type Company = Pick<SiteFacts, 'legalName' | 'legalNameInArabic' | 'tagline' | 'copyrightYear'> & SiteFacts['contact'];

export const company = definePart<Company>({
  label: msg('Company and contact'),
  note: msg('Stands on every page, document and mail.'),
  group: 'firm',
  fields: ({ country }) => ({
    legalName: { kind: 'text', label: msg('Legal name'), max: 120 },
    ...(country === 'AE' && {
      legalNameInArabic: {
        kind: 'text' as const,
        label: msg('Legal name in Arabic'),
        max: 120,
        optional: true as const,
        hint: msg('For the audit file of the tax authority.'),
      },
    }),
    tagline: { kind: 'text', label: msg('Line beside the logo'), max: 80, optional: true },
    lines: { kind: 'lines', label: msg('Address, one line each'), max: 6, maxLength: 100 },
    location: { kind: 'text', label: msg('Place, as in Mumbai, India'), max: 60 },
    phone: { kind: 'text', label: msg('Phone'), max: 30, form: 'phone' },
    whatsapp: { kind: 'text', label: msg('WhatsApp'), max: 30, form: 'phone', optional: true },
    email: { kind: 'text', label: msg('E-mail of the sales desk'), max: 120, form: 'email' },
    socials: {
      kind: 'list',
      label: msg('Social media'),
      entry: msg('profile'),
      max: 8,
      fields: {
        name: { kind: 'text', label: msg('Name'), max: 30 },
        href: { kind: 'text', label: msg('Address'), max: 200, form: 'link' },
      },
    },
    copyrightYear: {
      kind: 'number',
      label: msg('First year of the copyright line'),
      min: 1900,
      max: 2100,
      optional: true,
    },
  }),
  read: ({ country, legalName, legalNameInArabic = '', tagline, copyrightYear, contact }) => ({
    legalName,
    tagline,
    ...(copyrightYear !== undefined && { copyrightYear }),
    ...contact,
    ...(country === 'AE' && { legalNameInArabic }),
  }),
  apply: ({ copyrightYear: _year, ...site }, { legalName, legalNameInArabic, tagline, copyrightYear, ...contact }) => ({
    ...site,
    legalName,
    ...(legalNameInArabic !== undefined && { legalNameInArabic }),
    tagline,
    ...(copyrightYear !== undefined && { copyrightYear }),
    contact,
  }),
  page: ({ pages }) => pages.contact,
});
