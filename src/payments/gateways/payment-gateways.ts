import type { Currency } from '../../lib/currency.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Log } from '../../server/log.server.ts';
import type { CspSources } from '../../server/security/content-security-policy.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import type { GatewayName, PaymentGateway } from './payment-gateway.ts';

/** What a step of paying stands on. */
export type PaymentContext = { database: Database; secret: string; now: Date; log: Log };

/** A line that was paid for, and the order line it becomes. */
export type PaidLine = {
  cartLineId: number;
  itemId: number;
  branchId: number;
  rfiLineId: number | null;
  quantity: number;
  held: number;
  frozen: unknown;
};

/** Money that has settled, and what it was paid for. */
export type SettledPayment = {
  paymentId: number;
  customerId: number;
  userId: number;
  /** When the payment began: what was ordered since then was not ordered by it. */
  startedAt: Date;
  captureId: string;
  amountMinor: number;
  currency: Currency;
  frozen: unknown;
  lines: readonly PaidLine[];
};

/**
 * Makes the order of a settled payment, its customer being locked. Answers the reason when that is impossible; it has
 * written nothing then.
 */
export type PlacePaidOrder = (
  db: Db,
  site: Site,
  paid: SettledPayment,
  now: Date,
) => Promise<{ orderId: number } | { refused: string }>;

/** Whom a payment belongs to. */
export type GatewayRef = { provider: GatewayName; sandbox: boolean };

/** All that paying needs of the store around it. */
export type PaymentGateways = {
  /** Whom a new payment is opened with; undefined where the site takes none this way. */
  forNewPayment(context: PaymentContext, site: Site, name: GatewayName): PaymentGateway | undefined;
  /** Whom a payment was opened with; undefined when its keys are gone. */
  forPayment(context: PaymentContext, site: Site, owned: GatewayRef): PaymentGateway | undefined;
  /** What the page on which this site's buyers pay lets in of its provider; undefined for nothing. */
  cspSources(site: Site): CspSources | undefined;
  /** The site's own address, without a slash at the end. */
  addressOf(site: SiteCode): string;
  placePaidOrder: PlacePaidOrder;
};
