import { sites } from '../sites/resolve-site.ts';
import { bySite, type SellerSite, type Sites } from '../sites/site.ts';

/** The sites of a real store before the seller has said anything: closed, and without the facts and claims of the demo. */
export const blankSites: Sites = bySite((code) => blankSite(sites[code]));

function blankSite(demo: SellerSite): SellerSite {
  const {
    branchAccounts: _accounts,
    documents: _documents,
    grievanceOfficer: _officer,
    copyrightYear: _year,
    ...site
  } = demo;
  const { bankAccount, bookkeeping, calendar, content } = site;
  const { company, sales, salesReturns, bank, onlinePayments } = bookkeeping;
  const { brands, banners: _banners, featured: _featured, values: _values, clients: _clients, ...home } = content.home;
  return {
    ...site,
    isOpen: false,
    legalName: '',
    tagline: '',
    contact: { lines: [], location: '', phone: '', whatsapp: '', email: '', socials: [] },
    branches: [],
    bankAccount: blank(bankAccount),
    bookkeeping: blank({ company, sales, salesReturns, bank, onlinePayments }),
    calendar: { ...calendar, holidays: [] },
    home: { ...site.home, exampleSearches: [] },
    content: {
      home: {
        ...home,
        title: 'Bearings',
        headline: 'Bearings by number, size or maker.',
        lead: 'Type any maker’s number, an old number or a size. Interchangeable bearings are listed with it.',
        facts: [],
        about: [],
        ...(brands && { brands: { ...brands, note: '' } }),
        joins: { user: 'For firms that use bearings themselves.', partner: 'For firms that sell them on.' },
      },
      about: {
        drawing: content.about.drawing,
        headline: 'About us',
        paragraphs: [],
        figures: [],
        timeline: [],
        ventures: [],
        testimonials: [],
      },
      legal: {},
    },
  };
}

function blank<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, ''])) as Texts;
}
