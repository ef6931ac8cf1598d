import type { Currency } from '../../lib/currency.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import type { Services } from '../../server/calls/services.ts';
import type { Db } from '../../server/database/database.server.ts';
import type { CspSources } from '../../server/security/content-security-policy.server.ts';
import type { Site, SiteCode } from '../../sites/site.ts';
import type { GatewayName, PaymentGateway } from './payment-gateway.ts';

/** A gateway is found with this part of a call's context. */
export type GatewayContext = Pick<CallContext, 'site' | 'database' | 'secret' | 'now'>;

/** Each step of an online payment needs it; it is made once for a call, a webhook or a run of the job. */
export type PaymentContext = GatewayContext & Pick<CallContext, 'log'> & { services: Pick<Services, 'gateways'> };

/** Writes to payments within a transaction need it. */
export type TransactionContext = Pick<CallContext, 'db' | 'site' | 'now'>;

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
  forNewPayment(context: GatewayContext, name: GatewayName): PaymentGateway | undefined;
  /** Undefined when its keys are gone. */
  forPayment(context: GatewayContext, owned: GatewayRef): PaymentGateway | undefined;
  cspSources(site: Site): CspSources | undefined;
  addressOf(site: SiteCode): string;
  placePaidOrder: PlacePaidOrder;
};

declare module '../../server/calls/services.ts' {
  interface Services {
    gateways: PaymentGateways;
  }
}
