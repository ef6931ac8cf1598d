import { india, indianBranch } from '../countries/in.ts';
import type { SiteFacts } from '../site-facts.ts';

/** Addresses, phones, mailboxes, tax numbers, branches and bank account are demo data. */
export const facts: SiteFacts = {
  name: 'NOD',
  tagline: 'Koyo · DPI · ZWZ · IKO · WZWN',
  legalName: 'NOD Bearings Private Limited',
  ...india,
  onlinePayment: ['razorpay', 'stripe'],
  maxOnlineMinor: 500_000_00,
  hasPublicListPrices: false,
  invoicedByProgram: false,
  pages: { review: '/shippingnod', detail: '/nod-product-category', about: '/nodAbout', contact: '/nodContact' },
  brandPages: ['koyo', 'dpi', 'zwz', 'iko', 'wzwn'],
  recommendationStyle: 'list',
  header: { form: 'counter' },
  home: { form: 'counter', exampleSearches: ['6205 DDU C3', '180205', '25x52x15', 'LM11949/10'], resumesReview: false },
  innerPages: { form: 'counter' },
  footer: { leftOutOn: [] },
  contact: {
    lines: ['Nagdevi Street', 'Mumbai 400003, Maharashtra', 'India'],
    location: 'Mumbai, India',
    phone: '+91 22 5550 0169',
    whatsapp: '+91 22 5550 0169',
    email: 'sales@nod.example',
    socials: [],
  },
  grievanceOfficer: {
    name: 'Rohan Desai',
    position: 'Head of customer service',
    email: 'complaints@nod.example',
    phone: '+91 22 5550 0169',
  },
  branches: [
    indianBranch({
      ...{ name: 'Mumbai', street: 'Nagdevi Street', pincode: '400003', regionId: 27 },
      ...{ phone: '+91 22 5550 0169', taxNumber: '27AAPFU0939F1ZV', invoicePrefix: 'NM' },
      bookkeepingCompany: 'NOD Bearings Private Limited, Mumbai',
    }),
    indianBranch({
      ...{ name: 'Delhi', street: 'Chawri Bazar', pincode: '110006', regionId: 7 },
      ...{ phone: '+91 11 5550 0169', taxNumber: '07AAPFU0939F1ZX', invoicePrefix: 'ND' },
      bookkeepingCompany: 'NOD Bearings Private Limited, Delhi',
    }),
    indianBranch({
      ...{ name: 'Chennai', street: 'Linghi Chetty Street', pincode: '600001', regionId: 33 },
      ...{ phone: '+91 44 5550 0169', taxNumber: '33AAPFU0939F1Z2', invoicePrefix: 'NC' },
      bookkeepingCompany: 'NOD Bearings Private Limited, Chennai',
    }),
    indianBranch({
      ...{ name: 'Kolkata', street: 'Netaji Subhas Road', pincode: '700001', regionId: 19 },
      ...{ phone: '+91 33 5550 0169', taxNumber: '19AAPFU0939F1ZS', invoicePrefix: 'NK' },
      bookkeepingCompany: 'NOD Bearings Private Limited, Kolkata',
    }),
    indianBranch({
      ...{ name: 'Ahmedabad', street: 'Relief Road', pincode: '380001', regionId: 24 },
      ...{ phone: '+91 79 5550 0169', taxNumber: '24AAPFU0939F1Z1', invoicePrefix: 'NA' },
      bookkeepingCompany: 'NOD Bearings Private Limited, Ahmedabad',
    }),
  ],
  bankAccount: {
    accountName: 'NOD Bearings Private Limited',
    bank: 'Deccan Demo Bank',
    branch: 'Fort, Mumbai',
    swift: 'DDBXINBB',
    number: '01692200118407',
    ifsc: 'DDBX0000169',
    upiId: 'nod.receipts@ddbx',
  },
  checksAccountsWithinHours: 9,
  dunning: { daysAfterDue: { friendly: 3, firm: 10, stop: 30 }, sentByItself: false },
  bookkeeping: {
    company: 'NOD Bearings Private Limited',
    sales: 'Sales',
    salesReturns: 'Sales Returns',
    bank: 'Deccan Demo Bank',
    onlinePayments: 'Online Payments',
  },
  calendar: {
    timeZone: 'Asia/Kolkata',
    workingDays: [1, 2, 3, 4, 5, 6],
    holidays: ['2026-12-25', '2027-01-26', '2027-05-01', '2027-08-15', '2027-10-02', '2027-12-25'],
    hours: { opens: '09:30', closes: '18:30' },
  },
  copyrightYear: 2023,
  logo: {
    heavy: 'M5.5 4v24M26.5 4v24',
    light: 'M8.5 7 23.5 25',
    ball: { radius: 5.4, outlined: true, fill: 'var(--mark)' },
  },
};
