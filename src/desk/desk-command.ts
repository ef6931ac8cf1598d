import type { InvoicePortals } from '../orders/e-documents/create-invoice-portals.server.ts';
import type { PaymentGateways } from '../payments/gateways/payment-gateways.ts';
import type { Database } from '../server/database/database.server.ts';
import type { Log } from '../server/log.server.ts';
import type { Refusal } from '../server/refuse.server.ts';
import type { SellerSite, SiteCode } from '../sites/site.ts';

export type DeskContext = {
  database: Database;
  site: SellerSite;
  /** As recorded in the audit trail. */
  by: string;
  now: Date;
  folder: string;
  /** SECRET_KEY; undefined for the key stored in the database. */
  secretKey?: string | undefined;
  /** Left out where no site registers its invoices. */
  invoicePortals?: InvoicePortals;
  /** Where the shop of a site is. */
  addressOf: (site: SiteCode) => string;
  /** For what is asked of payment providers. */
  payments?: { gateways: PaymentGateways; log: Log };
};

export type DeskArguments = {
  positionals: readonly string[];
  reason: string;
  note: string;
  goodLines: boolean;
  /** Shows what would change and writes nothing. */
  check: boolean;
  scrap: boolean;
  /** Confirms what looks like a duplicate. */
  again: boolean;
  options: Partial<Record<TextOption, string>>;
};

export const textOptions = [
  'on',
  'until',
  'item',
  'carrier',
  'docket',
  'docket-day',
  'transporter',
  'mode',
  'vehicle',
  'reference',
  'for',
  'why',
  'order',
  'unpaid',
  'tracking',
  'eway',
  'cartons',
  'weight',
  'days',
  'grace',
  'company',
  'first-name',
  'last-name',
  'email',
  'tax-number',
  'columns',
  'dates',
  'receipt',
  'rest',
  'name',
  'from',
  'to',
  'out',
  'stage',
  'parties',
] as const;
export type TextOption = (typeof textOptions)[number];

export type DeskResult = { lines: readonly string[]; failed?: boolean };

export const failure = (why: string): DeskResult => ({ lines: [why], failed: true });

export const doneOr = (refused: Refusal | undefined, done: string): DeskResult =>
  refused ? failure(refused.message) : { lines: [done] };

export type DeskCommand = {
  /** As in 'EMAIL [--reason "…"]'. */
  usage: string;
  /** Whether further words may follow the first. */
  acceptsMore?: true;
  summary: string;
  run(context: DeskContext, args: DeskArguments): Promise<DeskResult>;
};

/** By noun and verb; the verb '' is what the noun alone does. */
export type DeskCommands = Readonly<Record<string, Readonly<Record<string, DeskCommand>>>>;
