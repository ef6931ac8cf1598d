import { emirates } from '../countries/ae.js';
                                                  

/** Addresses, phones, mailboxes, tax numbers, branches and bank account are demo data. */
export const facts            = {
  name: 'GWD',
  tagline: 'Bearings, Dubai',
  legalName: 'GWD Bearings Trading LLC',
  ...emirates,
  onlinePayment: ['stripe'],
  maxOnlineMinor: 100_000_00,
  hasPublicListPrices: false,
  invoicedByProgram: false,
  pages: { review: '/shippingnod', detail: '/nod-product-category', about: '/about', contact: '/contact' },
  brandPages: [],
  recommendationStyle: 'list',
  header: { form: 'trading-house' },
  home: { form: 'trading-house', exampleSearches: ['30308', 'UC205', '40x90x25.25', '32208'], resumesReview: false },
  innerPages: { form: 'warehouse' },
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
      tradeLicence: { number: '845671', authority: 'Dubai Department of Economy and Tourism' },
    },
  ],
  bankAccount: {
    accountName: 'GWD Bearings Trading LLC',
    bank: 'Creek Demo Bank',
    branch: 'Deira, Dubai',
    swift: 'CDBXAEAD',
    iban: 'AE360990001712004567890',
  },
  checksAccountsWithinHours: 9,
  dunning: { daysAfterDue: { friendly: 5, firm: 15, stop: 30 }, sentByItself: false },
  bookkeeping: {
    company: 'GWD Bearings Trading LLC',
    sales: 'Sales',
    salesReturns: 'Sales Returns',
    bank: 'Creek Demo Bank',
    onlinePayments: 'Online Payments',
  },
  calendar: {
    timeZone: 'Asia/Dubai',
    workingDays: [1, 2, 3, 4, 5],
    holidays: ['2026-12-02', '2026-12-03', '2027-01-01', '2027-12-02', '2027-12-03'],
    hours: { opens: '08:30', closes: '17:30' },
  },
  copyrightYear: 2023,
  logo: {
    heavy: 'M26.2 8.2A12.6 12.6 0 1 0 28.6 16',
    light: 'M30.6 16H16',
    ball: { radius: 3.4, outlined: false, fill: 'var(--mark)' },
  },
};
