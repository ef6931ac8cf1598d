import { india, indianBranch } from '../countries/in.ts';
import type { SiteFacts } from '../site-facts.ts';

/** Addresses, phones, mailboxes, tax numbers, branches and bank account are demo data. */
export const facts: SiteFacts = {
  name: 'ZWZ',
  tagline: 'Bearings for India',
  legalName: 'ZWZ Bearings India Private Limited',
  ...india,
  onlinePayment: ['razorpay'],
  maxOnlineMinor: 500_000_00,
  hasPublicListPrices: false,
  invoicedByProgram: false,
  pages: { review: '/shipping', detail: '/product-category', about: '/about', contact: '/contact' },
  brandPages: [],
  recommendationStyle: 'one',
  header: { form: 'maker' },
  home: { form: 'maker', exampleSearches: ['22220 CA/W33', 'NU2310', '100x180x46', '3520'], resumesReview: true },
  innerPages: { form: 'works' },
  footer: { leftOutOn: [] },
  contact: {
    lines: ['Nagdevi Street', 'Mumbai 400003, Maharashtra', 'India'],
    location: 'Mumbai, India',
    phone: '+91 22 5550 0138',
    whatsapp: '+91 22 5550 0138',
    email: 'sales@zwz.example',
    socials: [],
  },
  grievanceOfficer: {
    name: 'Meera Kulkarni',
    position: 'Head of customer service',
    email: 'complaints@zwz.example',
    phone: '+91 22 5550 0138',
  },
  branches: [
    indianBranch({
      ...{ name: 'Mumbai', street: 'Nagdevi Street', pincode: '400003', regionId: 27 },
      ...{ phone: '+91 22 5550 0138', taxNumber: '27AAACZ1234F1ZL', invoicePrefix: 'ZM' },
      bookkeepingCompany: 'ZWZ Bearings India Private Limited, Mumbai',
    }),
    indianBranch({
      ...{ name: 'Delhi', street: 'Chawri Bazar', pincode: '110006', regionId: 7 },
      ...{ phone: '+91 11 5550 0138', taxNumber: '07AAACZ1234F1ZN', invoicePrefix: 'ZD' },
      bookkeepingCompany: 'ZWZ Bearings India Private Limited, Delhi',
    }),
    indianBranch({
      ...{ name: 'Chennai', street: 'Linghi Chetty Street', pincode: '600001', regionId: 33 },
      ...{ phone: '+91 44 5550 0138', taxNumber: '33AAACZ1234F1ZS', invoicePrefix: 'ZC' },
      bookkeepingCompany: 'ZWZ Bearings India Private Limited, Chennai',
    }),
    indianBranch({
      ...{ name: 'Kolkata', street: 'Netaji Subhas Road', pincode: '700001', regionId: 19 },
      ...{ phone: '+91 33 5550 0138', taxNumber: '19AAACZ1234F1ZI', invoicePrefix: 'ZK' },
      bookkeepingCompany: 'ZWZ Bearings India Private Limited, Kolkata',
    }),
    indianBranch({
      ...{ name: 'Ahmedabad', street: 'Relief Road', pincode: '380001', regionId: 24 },
      ...{ phone: '+91 79 5550 0138', taxNumber: '24AAACZ1234F1ZR', invoicePrefix: 'ZA' },
      bookkeepingCompany: 'ZWZ Bearings India Private Limited, Ahmedabad',
    }),
  ],
  bankAccount: {
    accountName: 'ZWZ Bearings India Private Limited',
    bank: 'Sahyadri Demo Bank',
    branch: 'Fort, Mumbai',
    swift: 'SDBXINBB',
    number: '01382200118405',
    ifsc: 'SDBX0000138',
    upiId: 'zwz.receipts@sdbx',
  },
  checksAccountsWithinHours: 9,
  dunning: { daysAfterDue: { friendly: 3, firm: 10, stop: 30 }, sentByItself: false },
  bookkeeping: {
    company: 'ZWZ Bearings India Private Limited',
    sales: 'Sales',
    salesReturns: 'Sales Returns',
    bank: 'Sahyadri Demo Bank',
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
    heavy: 'M4 5.5h24M4 26.5h24',
    light: 'M25 8.5 7 23.5',
    ball: { radius: 5.4, outlined: true, fill: 'var(--mark-ground, var(--surface))' },
  },
};
