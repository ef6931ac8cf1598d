/** The result of a payment comes back in the query of the review page. */
export type PaymentReturn =
  /** The card provider's page passes only the session. */
  | { kind: 'session'; sessionId: string }
  /** The payment window passes a signed proof. */
  | { kind: 'proof'; captureId: string; orderId: string; signature: string }
  | { kind: 'failed' }
  /** The store's id of the payment, or the provider's. */
  | { kind: 'cancelled'; paymentId: string };

const paramNames = [
  'session_id',
  'razorpay_payment_id',
  'razorpay_order_id',
  'razorpay_signature',
  'payment',
  'payment_id',
] as const;

export function readPaymentReturn(query: URLSearchParams): PaymentReturn | undefined {
  const [sessionId, captureId, orderId, signature, outcome, paymentId = ''] = paramNames.map(
    (name) => query.get(name) ?? '',
  );
  if (sessionId) return { kind: 'session', sessionId };
  if (captureId && orderId && signature) return { kind: 'proof', captureId, orderId, signature };
  if (outcome === 'failed') return { kind: 'failed' };
  return outcome === 'cancelled' ? { kind: 'cancelled', paymentId } : undefined;
}

/** The query without the result, so that a reload does not handle it again. */
export function withoutPaymentReturn(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of paramNames) rest.delete(name);
  return `?${rest.toString().replaceAll('%2C', ',')}`;
}
