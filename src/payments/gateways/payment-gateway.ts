import type { Currency } from '../../lib/currency.ts';
import type { PaymentGatewayNames } from '../../sites/site-facts.ts';

export type GatewayName = keyof PaymentGatewayNames;

export type NewSession = {
  /** Our payment; the same receipt returns the same session. */
  receipt: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  email: string;
  /** Holds {CHECKOUT_SESSION_ID} literally where the gateway redirects. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type GatewaySession = { id: string; url: string | null; publicKey: string };

/** `refundedMinor` is what of it was refunded before it was known here. */
export type Capture = {
  id: string;
  sessionId: string;
  amountMinor: number;
  currency: string;
  refundedMinor?: number | undefined;
};

export type SessionState = { state: 'open' | 'paid' | 'ended'; captures: readonly Capture[] };

export type WebhookEvent = {
  id: string;
  sessionId: string | null;
  kind: 'paid' | 'failed' | 'ended' | 'refunded' | 'refund_failed' | 'other';
  captures: readonly Capture[];
  /** A refund that came back from the bank: the gateway's id, and the key that we sent with it. */
  failedRefund?: { id: string; key: string | null } | undefined;
  /** Something of a capture was refunded, by us or in the gateway's dashboard. */
  refunded?: { captureId: string } | undefined;
};

/** A refund as the gateway lists it; `key` is what we sent with it, null with one that staff made in its dashboard. */
export type GatewayRefund = { id: string; key: string | null; amountMinor: number; cameBack: boolean };

/** Unreachable, or failing with an error of its own: the outcome is unknown. */
export class GatewayUnavailableError extends Error {}

/** Calls throw GatewayUnavailableError or GatewayRequestError. */
export type PaymentGateway = {
  name: GatewayName;
  sandbox: boolean;
  publicKey: string;
  openSession(session: NewSession): Promise<GatewaySession>;
  getSessionState(sessionId: string): Promise<SessionState>;
  /** Does nothing for a session that has ended. */
  endSession(sessionId: string): Promise<void>;
  /** Refunds once for each key; again when the refund with this key came back. */
  refund(refund: { captureId: string; amountMinor: number; key: string }): Promise<{ id: string }>;
  /** All refunds of a capture, the newest first. */
  listRefunds(captureId: string): Promise<readonly GatewayRefund[]>;
  /** Reads something harmless: whether the provider takes the keys, and whether they move real money. */
  checkKeys(): Promise<{ isLive: boolean }>;
  /** An HMAC over the STORED session id and the capture id. */
  isValidProof(proof: { sessionId: string; captureId: string; signature: string }): boolean;
  /** Undefined when the signature is invalid for exactly these bytes at this time. */
  parseWebhook(webhook: {
    body: Buffer;
    header(name: string): string | undefined;
    now: Date;
  }): WebhookEvent | undefined;
};
