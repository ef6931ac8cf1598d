import { msg } from '../lib/i18n.ts';
import type { Site } from './site.ts';

/** Addresses, phones, mailboxes, tax numbers, branches and bank account are demo data. */
export const gwd: Site = {
  code: 'gwd',
  name: 'GWD',
  tagline: 'Bearings, Dubai',
  legalName: 'GWD Bearings Trading LLC',
  country: 'AE',
  currency: 'AED',
  language: 'en-AE',
  tax: {
    label: 'VAT',
    numberLabel: 'TRN',
    plainName: 'trn',
    numberPattern: '^[1-9][0-9]{14}$',
    splits: false,
    billedWhenPaid: true,
  },
  region: { label: msg('Emirate') },
  requires: { city: false, otp: false },
  onlinePayment: ['stripe'],
  maxOnlineMinor: 100_000_00,
  hasPublicListPrices: false,
  pages: { review: '/shippingnod', detail: '/nod-product-category', about: '/about', contact: '/contact' },
  brandPages: [],
  recommendationStyle: 'list',
  header: { form: 'trading-house' },
  home: { form: 'trading-house', tries: ['30308', 'UC205', '40x90x25.25', '32208'], resumesReview: false },
  footer: { leftOutOn: ['/login', '/signup', '/register', '/existingcustomerregister', '/existingcustomersignup'] },
  contact: {
    lines: ['Deira', 'Dubai', 'United Arab Emirates'],
    location: 'Dubai, UAE',
    phone: '+971 4 555 0171',
    whatsapp: '+971 4 555 0171',
    email: 'sales@gwd.example',
    socials: [
      { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
      { name: 'Facebook', href: 'https://www.facebook.com/' },
      { name: 'Instagram', href: 'https://www.instagram.com/' },
      { name: 'YouTube', href: 'https://www.youtube.com/' },
    ],
  },
  branches: [
    {
      code: 'dubai',
      name: 'Dubai',
      lines: ['Deira', 'Dubai'],
      pincode: '',
      regionId: 2,
      taxNumber: '100234567800003',
      invoicePrefix: 'GD',
    },
  ],
  bankAccount: {
    accountName: 'GWD Bearings Trading LLC',
    bank: 'Creek Demo Bank',
    branch: 'Deira, Dubai',
    swift: 'CDBXAEAD',
    iban: 'AE360990001712004567890',
  },
  calendar: {
    timeZone: 'Asia/Dubai',
    workingDays: [1, 2, 3, 4, 5],
    holidays: ['2026-12-02', '2026-12-03', '2027-01-01', '2027-12-02', '2027-12-03'],
  },
  copyrightYear: 2023,
};
