import { msg } from '../../lib/i18n.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { PaymentGatewayNames } from '../../sites/site-facts.ts';

/** A person looks these facts through and then confirms them under their name. */
export const confirmable = [
  'calendar',
  'privacy-policy',
  'terms-condition',
  'disclaimer',
  'no-online-payment',
  'backups',
] as const;
export type Confirmable = (typeof confirmable)[number];

export type ConfirmedFact = { subject: Confirmable; at: Date; by: string };

export type Trial = 'mail' | 'sms' | keyof PaymentGatewayNames;

export type TrialOutcome = {
  trial: Trial;
  result: 'waiting' | 'accepted' | 'test keys' | 'refused';
  /** The answer of the mail server, SMS gateway or provider. */
  sentence: string;
  at: Date;
  by: string;
};

/** Large tables are counted up to here. */
export const countedTo = 10_000;

/** The facts of a shop, as far as they can be found out. */
export type OpeningFacts = {
  site: SellerSite;
  isDemo: boolean;
  settings: readonly { about: SettingSubject; passed: boolean; message: string }[];
  /** The confirmations in force now; that of a text that was changed since is not among them. */
  confirmations: readonly ConfirmedFact[];
  /** The trials that were made with the settings of now. */
  trials: readonly TrialOutcome[];
  /** Gateways that the site knows, and whether their keys are set. */
  gateways: readonly { name: keyof PaymentGatewayNames; company: string; hasKeys: boolean }[];
  allowsSandbox: boolean;
  counts: {
    /** How many items are on sale. */
    items: number;
    /** How many of them have had their stock imported, even if it is zero. */
    stockedItems: number;
    /** How many of them have no tariff number. */
    itemsWithoutHsn: number;
    /** How many of them have a tariff number of a length that the tax office does not take. */
    itemsWithWrongHsn: number;
    priceLists: number;
    customers: number;
    testOrders: number;
    administrators: number;
  };
};

export const settingLabels = {
  mail: msg('Mail server'),
  sms: msg('SMS gateway'),
  address: msg('Address of the shop'),
  desk: msg('Address of the desk'),
  papers: msg('Papers of customers'),
  key: msg('Key that signs links'),
  proxies: msg('Proxies'),
  demo: msg('Demonstration'),
} as const;
export type SettingSubject = keyof typeof settingLabels;
