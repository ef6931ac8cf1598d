import { type Contract, callAddress, type Refusal, type ReplyOf, type RequestInput } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import { keep, kept } from './kept.ts';

/** Fired on window when a call finds that the session has ended; the shop leads to /login and back. */
export const signedOutEvent = 'raceway:signed-out';

/** The server was not reached or failed: nothing is known to have changed, so the same call may be sent again. */
export class CallFailed extends Error {}

export type CallOptions = {
  signal?: AbortSignal;
  /** Makes a repeated call have the effect of one. */
  idempotencyKey?: string;
};

/**
 * Calls the server from the browser. Answers the reply or a refusal, which the page shows; throws `CallFailed`
 * when there was no answer and `AbortError` when the signal ended it.
 */
export async function call<C extends Contract>(
  contract: C,
  request: RequestInput<C>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<ReplyOf<C> | Refusal> {
  const token = kept('auth_key');
  const response = await fetch(callAddress(contract, request), {
    method: contract.method,
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: {
      ...(token && { authorization: `Token ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(contract.method === 'POST' && { 'content-type': 'application/json' }),
    },
    body: contract.method === 'POST' ? JSON.stringify(request) : null,
  }).catch((cause: Error) => {
    if (cause.name === 'AbortError') throw cause;
    throw new CallFailed(say`The store could not be reached. Please check your connection and try again.`);
  });
  const reply = (await response.json().catch(() => undefined)) as ReplyOf<C> | Refusal | undefined;
  if (response.status === 401) endSession();
  if (!reply || response.status >= 500)
    throw new CallFailed(
      (reply as Refusal | undefined)?.message ?? say`Something went wrong on our side. Please try again.`,
    );
  return reply;
}

/** True, and the type narrowed, when the call was refused. */
export function refused(reply: unknown): reply is Refusal {
  return (reply as { success?: unknown }).success === false;
}

let hasEnded = false;

/** Whether a session has ended since this was asked last: who listens late missed the event. */
export function takeSignedOut(): boolean {
  const found = hasEnded;
  hasEnded = false;
  return found;
}

function endSession(): void {
  keep('auth_key', '');
  keep('username', '');
  hasEnded = true;
  window.dispatchEvent(new Event(signedOutEvent));
}
