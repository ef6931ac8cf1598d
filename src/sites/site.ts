import type { Currency } from '../lib/currency.ts';
import type { WorkingCalendar } from '../lib/dates.ts';
import type { BankAccount } from './bank-account.rule.ts';

export const siteCodes = ['zwz', 'nod', 'gwd'] as const;
export type SiteCode = (typeof siteCodes)[number];

/** A site's own country: decides which regions (states or emirates) and tax numbers it knows. */
export type Country = 'IN' | 'AE';

export type Branch = {
  /** Unique within the site; the first branch sells every line. */
  code: string;
  name: string;
  lines: readonly string[];
  pincode: string;
  /** Key of `regions.data.ts`: GST state code, or the emirate's number. */
  regionId: number;
  taxNumber: string;
  /** Prefix of the gap-free invoice series of this registration, data not rule: 'ZM' in ZM/26-27/000123. */
  invoicePrefix: string;
};

/**
 * Everything that differs between the three shops, as plain data that also travels to the browser.
 * Code asks the site for the fact and never for its code.
 */
export type Site = {
  code: SiteCode;
  /** As stamped on order numbers and shown in the logo: 'ZWZ'. */
  name: string;
  tagline: string;
  legalName: string;
  country: Country;
  currency: Currency;
  /** Of all that it says; its words stand in interface-<code>.json. */
  language: 'en-IN' | 'en-AE' | 'ar-AE';
  tax: {
    /** 'GST' or 'VAT'. */
    label: string;
    /** 'GSTIN' or 'TRN'. */
    numberLabel: string;
    /** How the lookup of existing customers calls the number in a sentence. */
    plainName: 'gst' | 'trn';
    /** Source of a regular expression that accepts or refuses a tax number (specification §5). */
    numberPattern: string;
    /** Whether tax splits into halves when the place of supply is the branch's own state. */
    splits: boolean;
    /** Whether an order that is paid before its goods leave gets its tax invoice at payment. */
    billedWhenPaid: boolean;
  };
  /** Said where it is shown. */
  region: { label: 'State' | 'Emirate' };
  requires: { city: boolean; otp: boolean };
  /** Providers of online payment in the order they are offered. */
  onlinePayment: readonly ('razorpay' | 'stripe')[];
  /** Online payments above this many minor units are refused. */
  maxOnlineMinor: number;
  hasPublicListPrices: boolean;
  pages: {
    review: '/shipping' | '/shippingnod';
    detail: '/product-category' | '/nod-product-category';
    /** The addresses that the page's canonical link names; /about answers on every site. */
    about: '/about' | '/nodAbout';
    contact: '/contact' | '/nodContact';
  };
  /** The makers that have a page of their own here, by the last part of its address: 'koyo' at /koyo. */
  brandPages: readonly string[];
  /** How the typeahead's hover panel shows what it recommends: one item, or the list of interchangeable ones. */
  recommendationStyle: 'one' | 'list';
  header: { form: 'maker' | 'counter' | 'trading-house' };
  home: {
    form: 'maker' | 'counter' | 'trading-house';
    tries: readonly string[];
    /** Whether it goes on with a review that was begun and not finished, once a visit. */
    resumesReview: boolean;
  };
  /** Paths in small letters on which the page ends without a footer. */
  footer: { leftOutOn: readonly string[] };
  contact: {
    lines: readonly string[];
    location: string;
    phone: string;
    /** A number that answers on WhatsApp. */
    whatsapp: string;
    email: string;
    socials: readonly { name: string; href: string }[];
  };
  branches: readonly Branch[];
  /** Stands wherever somebody pays by bank transfer: on pages, papers and in mails. */
  bankAccount: BankAccount;
  calendar: WorkingCalendar;
  copyrightYear: number;
};
