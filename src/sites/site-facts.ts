import type { Currency } from '../lib/currency.ts';
import type { WorkingCalendar } from '../lib/dates.ts';
import type { BankAccount } from './bank-account.rule.ts';
import type { OwnColours } from './own-theme.ts';
import type { TaxRates } from './tax-rates.rule.ts';

export const countries = ['IN', 'AE'] as const;
export type Country = (typeof countries)[number];

export type Branch = {
  /** Unique within the site; the first branch sells every line. */
  code: string;
  name: string;
  lines: readonly string[];
  pincode: string;
  regionId: number;
  taxNumber: string;
  invoicePrefix: string;
  phone?: string;
  /** The hours where they differ from those of the calendar. */
  hours?: string;
  /** E-invoices of the Emirates name the seller with it. */
  tradeLicence?: TradeLicence;
  /** The company in Tally that keeps the books of this registration, where it is another one than the seller's. */
  bookkeepingCompany?: string;
};

/** `authority` is who has issued it. */
export type TradeLicence = { number: string; authority: string };

/** `position` is their post in the firm; '' when there is none. */
export type GrievanceOfficer = { name: string; position: string; email: string; phone: string };

/** The payment gateways by name; the payments area adds its list here, which this area may not import. */
export interface PaymentGatewayNames {}

export const dunningStages = ['friendly', 'firm', 'stop'] as const;
export type DunningStage = (typeof dunningStages)[number];

/** A mark on a 32 × 32 grid: heavy lines (4), light lines (2.5) and the ball in the middle. */
export type LogoMark = {
  heavy: string;
  light: string;
  ball: { radius: number; outlined: boolean; fill: string };
};

/** The address of an uploaded picture. The size is 0 until the store has read it. */
export type OwnPicture = { href: string; width: number; height: number };

/** The logo has the name in it. Without one for dark ground it stands on a light field there. */
export type OwnLook = { colours?: OwnColours; logo?: OwnPicture; logoOnDark?: OwnPicture; icon?: string };

/** What every part of the store may need to know of a site; it is also sent to the browser. */
export type SiteFacts = {
  /** What the shop is called, on pages, in mails and on paper. */
  name: string;
  /** Numbers of orders, RFIs and receipts begin with it. */
  numberPrefix: string;
  /** Numbers of before may begin with these. */
  formerPrefixes?: readonly string[];
  tagline: string;
  legalName: string;
  /** The name in the audit file of the Emirates. */
  legalNameInArabic?: string;
  country: Country;
  currency: Currency;
  language: 'en-IN' | 'en-AE' | 'ar-AE';
  tax: {
    label: string;
    numberLabel: string;
    /** How a sentence names the tax number on the existing-customer page. */
    plainName: 'gst' | 'trn';
    numberPattern: string;
    /** Whether tax splits into halves when the place of supply is the branch's own state. */
    splits: boolean;
    /** Whether an order paid before dispatch gets its tax invoice at payment. */
    billedWhenPaid: boolean;
  };
  taxRates: TaxRates;
  /** Left out where buyers deduct no tax from what they pay; the first section is the usual one. */
  taxDeduction?: { label: string; sections: readonly string[] };
  /** What the law of the country wants of a shop. */
  law: { tariffNumbers: boolean; grievanceOfficer: boolean };
  /** Left out where goods move without one; needed for goods above this value, tax included. */
  ewayBill?: { aboveMinor: number };
  region: { label: 'State' | 'Emirate' };
  /** What a buyer's profile and addresses must have. */
  requires: { city: boolean; pincode: boolean; otp: boolean };
  /** Providers of online payment in the order they are offered. */
  onlinePayment: readonly (keyof PaymentGatewayNames)[];
  /** Online payments above this many minor units are refused. */
  maxOnlineMinor: number;
  hasPublicListPrices: boolean;
  /** The seller's own program makes the tax invoices and sends them with its dispatches. */
  invoicedByProgram: boolean;
  pages: {
    review: '/shipping' | '/shippingnod';
    detail: '/product-category' | '/nod-product-category';
    about: '/about' | '/nodAbout';
    contact: '/contact' | '/nodContact';
  };
  /** Makers that have an address of their own: koyo for /koyo. */
  brandPages: readonly string[];
  /** The seller has written of makers, so that home page and menu lead to their pages. */
  hasMakerPages?: true;
  recommendationStyle: 'one' | 'list';
  header: { form: 'maker' | 'counter' | 'trading-house' };
  home: {
    form: 'maker' | 'counter' | 'trading-house';
    exampleSearches: readonly string[];
    /** Whether it offers, once per visit, to continue an unfinished review. */
    resumesReview: boolean;
  };
  /** Page heads, section heads, empty pages and footer: a maker's works, a shop counter, a warehouse at a harbour. */
  innerPages: { form: 'works' | 'counter' | 'warehouse' };
  /** Lower-case paths of pages without a footer. */
  footer: { leftOutOn: readonly string[] };
  contact: {
    lines: readonly string[];
    location: string;
    phone: string;
    whatsapp: string;
    email: string;
    socials: readonly { name: string; href: string }[];
  };
  /** Answers complaints. Left out while nobody is named. */
  grievanceOfficer?: GrievanceOfficer;
  branches: readonly Branch[];
  bankAccount: BankAccount;
  /** The accounts of branches that are paid to another account. */
  branchAccounts?: readonly { branch: string; account: BankAccount }[];
  /** A new account is promised to be checked within this many working hours. */
  checksAccountsWithinHours: number;
  /** An RFI is promised to be answered within this many working hours. */
  answerWithinHours: number;
  /** Reminders of unpaid invoices: days after the due day, and whether the store sends them by itself. */
  dunning: { daysAfterDue: Readonly<Record<DunningStage, number>>; sentByItself: boolean };
  /** The names of the accounts in the seller's bookkeeping, for the export to Tally. */
  bookkeeping: {
    company: string;
    sales: string;
    salesReturns: string;
    bank: string;
    onlinePayments: string;
    /** Ledgers of what stands in the place of money; without a name they are called as usual. */
    taxDeducted?: string;
    bankCharges?: string;
    discountAllowed?: string;
    rounding?: string;
    exchange?: string;
    writtenOff?: string;
    /** What accounts may write off of one invoice; administrators any amount. */
    writeOffUpToMinor?: number;
  };
  calendar: WorkingCalendar;
  /** PDFs that every page offers; `file` is the address of an uploaded one. */
  documents?: readonly { title: string; file: string }[];
  /** The first year of the copyright line. */
  copyrightYear?: number;
  logo: LogoMark;
  /** What the seller has chosen of how the shop looks; the rest is as delivered. */
  ownLook?: OwnLook;
  /** The logos as data: addresses, for mails and papers; they stay on the server. */
  logoPictures?: { onLight: string; onDark: string | undefined };
};
