import { setTimeout as wait } from 'node:timers/promises';
import { type Refusal, refuse } from '../../server/refuse.server.ts';
import { GatewayRequestError } from '../gateways/gateway-request-error.ts';
import type { SessionState } from '../gateways/payment-gateway.ts';
import type { PaymentContext } from '../gateways/payment-gateways.ts';
import { gateways as definitions } from '../gateways.data.ts';
import { onlinePaymentRefusals } from '../payment-refusals.ts';
import type { PaymentRow } from './payments.db.ts';

/** Staff wait for it, so shorter than the gateways' own. */
export const defaultTimeoutMs = 8_000;

export type ProviderContext = PaymentContext & { timeoutMs?: number };

export const providerName = ({ provider, sandbox }: Pick<PaymentRow, 'provider' | 'sandbox'>): string =>
  sandbox ? `The test gateway for ${definitions[provider].company}` : definitions[provider].company;

/** Asks what the payment provider says now of a payment. */
export async function askProvider(
  context: ProviderContext,
  payment: PaymentRow,
): Promise<SessionState | Refusal<'never_opened' | 'no_answer' | 'no_keys' | 'not_known'>> {
  const { site, services } = context;
  const name = providerName(payment);
  const { sessionId } = payment;
  if (sessionId === null) return refuse(onlinePaymentRefusals, 'never_opened', { provider: name });
  const gateway = services.gateways.forPayment(context, payment);
  if (!gateway) return refuse(onlinePaymentRefusals, 'no_keys', { site: site.name, provider: name });
  try {
    return await answerWithin(context.timeoutMs ?? defaultTimeoutMs, gateway.getSessionState(sessionId));
  } catch (cause) {
    context.log.warn({ err: cause, payment: payment.receipt }, 'payment gateway told no state of the payment');
    return cause instanceof GatewayRequestError
      ? refuse(onlinePaymentRefusals, 'not_known', { provider: name, code: cause.code })
      : refuse(onlinePaymentRefusals, 'no_answer', { provider: name });
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
