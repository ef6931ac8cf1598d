export type StripeSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  url: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: object;
  expires_at: number;
  success_url: string;
};
export type Intent = { id: string; amount: number; currency: string; charge: string; amount_refunded: number };

export const entityOf = (session: StripeSession) => ({
  object: 'checkout.session',
  ...session,
  amount_subtotal: session.amount_total,
  mode: 'payment',
  livemode: false,
});

export const chargeOf = ({ id, charge, amount, amount_refunded, currency }: Intent) => ({
  object: 'charge',
  id: charge,
  payment_intent: id,
  amount,
  currency,
  amount_refunded,
  refunded: amount_refunded === amount,
});

export const entityOfIntent = (intent: Intent) => ({
  object: 'payment_intent',
  id: intent.id,
  amount: intent.amount,
  currency: intent.currency,
  latest_charge: chargeOf(intent),
});
