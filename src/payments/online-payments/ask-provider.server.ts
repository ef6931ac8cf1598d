import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../server/refuse.server.ts';
import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import type { SessionState } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { gateways as definitions } from '../gateways.data.ts';
import type { PaymentRow } from './payments.db.ts';

/** Staff wait for it, so shorter than the gateways' own. */
export const defaultTimeoutMs = 8_000;

export type ProviderContext = PaymentContext & { timeoutMs?: number };

export const providerName = ({ provider, sandbox }: Pick<PaymentRow, 'provider' | 'sandbox'>): string =>
  sandbox ? `The test gateway for ${definitions[provider].company}` : definitions[provider].company;

/** What the payment provider says now of a payment. */
export async function askProvider(context: ProviderContext, payment: PaymentRow): Promise<SessionState | Refusal> {
  const { gateways, site } = context;
  const name = providerName(payment);
  const { sessionId } = payment;
  if (sessionId === null) return new Refusal('never_opened', `The payment was never opened at ${name}.`);
  const gateway = gateways.forPayment(context, payment);
  if (!gateway) return new Refusal('no_keys', `${site.name} no longer has keys for ${name}.`);
  try {
    return await answerWithin(context.timeoutMs ?? defaultTimeoutMs, gateway.getSessionState(sessionId));
  } catch (cause) {
    context.log.warn({ err: cause, payment: payment.receipt }, 'payment gateway told no state of the payment');
    return cause instanceof GatewayRequestError
      ? new Refusal('not_known', `${name} does not know this payment (${cause.code}).`)
      : new Refusal('no_answer', `${name} does not answer. Please try again in some minutes.`);
  }
}

export async function answerWithin<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const late = wait(timeoutMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`no answer within ${timeoutMs} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    answered.abort();
  }
}
