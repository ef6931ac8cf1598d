import { DeliveryError, type OutgoingMessage, type Transport } from './transport.ts';

const timeoutMs = 15_000;
/** The request itself is wrong, as with a number that does not exist: sending it again changes nothing. */
const finalStatuses = [400, 404, 422];

/**
 * Sends SMS through an HTTP gateway: POST with JSON {to, text}, the token as Bearer, an Idempotency-Key by which the
 * gateway knows a message again. Any 2xx means taken over.
 */
export function createSmsTransport({ url, token }: { url: string; token: string | undefined }): Transport {
  const send = async ({ id, receiver, text }: OutgoingMessage) => {
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
    }).catch((cause: Error) => {
      throw new DeliveryError(`the SMS gateway was not reached: ${reasonOf(cause)}`, false);
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new DeliveryError(`the SMS gateway answered ${response.status}`, finalStatuses.includes(response.status));
  };
  return { send, close: () => undefined };
}

const reasonOf = (cause: Error) => (cause.cause instanceof Error ? cause.cause.message : cause.message);
