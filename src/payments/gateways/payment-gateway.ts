import type { Currency } from '../../lib/currency.ts';

export type GatewayName = 'razorpay' | 'stripe';

/** What is asked of a provider: a place where the buyer can pay exactly this, until then. Amounts in minor units. */
export type NewSession = {
  /** Our payment row; unique per provider account: repeated with the same one, the same session comes back. */
  receipt: string;
  amountMinor: number;
  currency: Currency;
  description: string;
  email: string;
  /** Where a redirecting provider sends the buyer back; holds {CHECKOUT_SESSION_ID} literally. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

/** `url` is set by providers that redirect; `publicKey` is what the browser's script needs. */
export type GatewaySession = { id: string; url: string | null; publicKey: string };

/** Money that was really taken. `id` is the provider's payment, `sessionId` the order or session it belongs to. */
export type Capture = { id: string; sessionId: string; amountMinor: number; currency: string };

export type SessionState = { state: 'open' | 'paid' | 'ended'; captures: readonly Capture[] };

/** A webhook whose signature held. */
export type WebhookEvent = {
  id: string;
  sessionId: string | null;
  kind: 'paid' | 'failed' | 'ended' | 'refunded' | 'other';
  captures: readonly Capture[];
};

/** The provider can't be reached, or answers with an error of its own: nothing is known of what was asked. */
export class GatewayUnavailableError extends Error {}

/** Fails with `ProviderDown` when the provider can't be reached or answers with an error of its own. */
export type PaymentGateway = {
  name: GatewayName;
  /** The embedded stand-in for it. */
  sandbox: boolean;
  publicKey: string;
  openSession(session: NewSession): Promise<GatewaySession>;
  getSessionState(sessionId: string): Promise<SessionState>;
  /** Ends a session that can still be paid, where the provider knows how; never fails for one that has ended. */
  endSession(sessionId: string): Promise<void>;
  /** The same `key` twice refunds once. */
  refund(refund: { captureId: string; amountMinor: number; key: string }): Promise<{ id: string }>;
  /** Whether the browser's proof is the provider's: HMAC over the STORED session id and the payment's id. */
  isValidProof(proof: { sessionId: string; captureId: string; signature: string }): boolean;
  /** The event of a webhook, or undefined when its signature does not hold for these very bytes at this time. */
  parseWebhook(webhook: {
    body: Buffer;
    header(name: string): string | undefined;
    now: Date;
  }): WebhookEvent | undefined;
};
