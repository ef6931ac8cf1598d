import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import { fetchWhole } from '../../server/http/fetch-whole.server.ts';
import { GatewayRequestError, isTransientStatus } from '../gateways/gateway-request-error.ts';
import { gatewayTimeoutMs, maxGatewayReplyBytes } from '../gateways/gateway-timeouts.ts';
import { GatewayUnavailableError } from '../gateways/payment-gateway.ts';

export type StripeAccount = {
  secretKey: string;
  baseUrl?: string;
  timeoutMs?: number;
};

type Library = typeof Stripe;

/** Loaded on first use, and synchronously because webhook signatures are verified synchronously. */
export function stripeLibrary(): Library {
  return createRequire(import.meta.url)('stripe');
}

/** Errors never carry the keys. The package retries once, with an idempotency key for each POST. */
export type StripeRequester = <A>(question: (client: Stripe) => Promise<A>) => Promise<A>;

export function createStripeRequester(account: StripeAccount): StripeRequester {
  let opened: Stripe | undefined;
  return async (question) => {
    opened ??= openClient(account);
    try {
      return await question(opened);
    } catch (cause) {
      throw failureOf(cause);
    }
  };
}

function openClient({ secretKey, baseUrl, timeoutMs = gatewayTimeoutMs }: StripeAccount): Stripe {
  const Client = stripeLibrary();
  const { hostname, port, protocol } = new URL(baseUrl ?? 'https://api.stripe.com');
  const limits = { timeoutMs, maxBytes: maxGatewayReplyBytes };
  return new Client(secretKey, {
    // The package's own client waits for as long as a byte comes now and then.
    httpClient: Client.createFetchHttpClient((url, init = {}) => fetchWhole(url, init, limits)),
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function failureOf(cause: unknown): unknown {
  const { StripeError, StripeConnectionError } = stripeLibrary().errors;
  if (!(cause instanceof StripeError)) return cause;
  const { statusCode: status, code, rawType, param: field } = cause;
  if (cause instanceof StripeConnectionError || status === undefined || status < 400)
    return new GatewayUnavailableError('stripe is unavailable');
  if (isTransientStatus(status)) return new GatewayUnavailableError(`stripe is unavailable (${status})`);
  return new GatewayRequestError('stripe', { status, code: code ?? rawType ?? 'no code', field });
}
