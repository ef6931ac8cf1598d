import { createRequire } from 'node:module';
                                 
import { GatewayRequestError, isTransientStatus } from '../gateways/gateway-request-error.js';
import { GatewayUnavailableError } from '../gateways/payment-gateway.js';

                             
                    
                   
                     
  

                             

const defaultTimeoutMs = 10_000;

/** Loaded on first use, and synchronously because webhook signatures are verified synchronously. */
export function stripeLibrary()          {
  return createRequire(import.meta.url)('stripe');
}

/** Errors never carry the keys. The package retries once, with an idempotency key for each POST. */
                                                                                          

export function createStripeRequester(account               )                  {
  let opened                    ;
  return async (question) => {
    opened ??= openClient(account);
    try {
      return await question(opened);
    } catch (cause) {
      throw failureOf(cause);
    }
  };
}

function openClient({ secretKey, baseUrl, timeoutMs = defaultTimeoutMs }               )         {
  const Client = stripeLibrary();
  const { hostname, port, protocol } = new URL(baseUrl ?? 'https://api.stripe.com');
  return new Client(secretKey, {
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

function failureOf(cause         )          {
  const { StripeError, StripeConnectionError } = stripeLibrary().errors;
  if (!(cause instanceof StripeError)) return cause;
  const { statusCode: status, code, rawType, param: field } = cause;
  if (cause instanceof StripeConnectionError || status === undefined || status < 400)
    return new GatewayUnavailableError('stripe is unavailable');
  if (isTransientStatus(status)) return new GatewayUnavailableError(`stripe is unavailable (${status})`);
  return new GatewayRequestError('stripe', { status, code: code ?? rawType ?? 'no code', field });
}
