import { DeliveryError,                                      } from './transport.js';

const timeoutMs = 15_000;
/** The request itself is wrong, such as an invalid number: do not retry. */
const finalStatuses = [400, 404, 422];

/** POST with JSON {to, text}, a Bearer token and an Idempotency-Key; any 2xx is success. */
export function createSmsTransport({ url, token }                                            )            {
  const send = async ({ id, receiver, text }                 ) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: receiver, text }),
    }).catch((cause       ) => {
      throw new DeliveryError(`the SMS gateway was not reached: ${reasonOf(cause)}`, false);
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new DeliveryError(`the SMS gateway answered ${response.status}`, finalStatuses.includes(response.status));
  };
  return { send, close: () => undefined };
}

const reasonOf = (cause       ) => (cause.cause instanceof Error ? cause.cause.message : cause.message);
