import type { Currency } from '../../lib/currency.ts';
import type { Database, Db } from '../../server/database/database.server.ts';
import type { Log } from '../../server/log.server.ts';
import type { CspSources } from '../../server/security/content-security-policy.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import type { GatewayName, PaymentGateway } from './payment-gateway.ts';

export type PaymentContext = { database: Database; secret: string; now: Date; log: Log };

export type PaidLine = {
  cartLineId: number;
  itemId: number;
  branchId: number;
  rfiLineId: number | null;
  quantity: number;
  held: number;
  frozen: unknown;
};

export type SettledPayment = {
  paymentId: number;
  customerId: number;
  userId: number;
  startedAt: Date;
  captureId: string;
  amountMinor: number;
  currency: Currency;
  frozen: unknown;
  lines: readonly PaidLine[];
};

/** Places the order of a settled payment; the customer is locked. Writes nothing when it refuses. */
export type PlacePaidOrder = (
  db: Db,
  site: Site,
  paid: SettledPayment,
  now: Date,
) => Promise<{ orderId: number } | { refused: string }>;

export type GatewayRef = { provider: GatewayName; sandbox: boolean };

export type PaymentGateways = {
  forNewPayment(context: PaymentContext, site: Site, name: GatewayName): PaymentGateway | undefined;
  /** Undefined when its keys are gone. */
  forPayment(context: PaymentContext, site: Site, owned: GatewayRef): PaymentGateway | undefined;
  cspSources(site: Site): CspSources | undefined;
  addressOf(site: SiteCode): string;
  placePaidOrder: PlacePaidOrder;
};
