import { msg } from '../../lib/i18n.js';
                                                           
import { definePart } from '../fact-part.js';

                                                                                                 

export const company = definePart         ({
  label: msg('Company and contact'),
  note: msg('Stands on every page, document and mail.'),
  group: 'firm',
  fields: () => ({
    legalName: { kind: 'text', label: msg('Legal name'), max: 120 },
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
    copyrightYear: { kind: 'number', label: msg('First year of the copyright line'), min: 1900, max: 2100 },
  }),
  read: ({ legalName, tagline, copyrightYear, contact }) => ({ legalName, tagline, copyrightYear, ...contact }),
  apply: (site, { legalName, tagline, copyrightYear, ...contact }) => ({
    ...site,
    legalName,
    tagline,
    copyrightYear,
    contact,
  }),
  page: ({ pages }) => pages.contact,
});
