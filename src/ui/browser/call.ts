import { callUrl } from '../../lib/call-url.ts';
import type { AnswerOf, Contract, EndpointOf, RefusalReply, RequestInput } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { sessionEndedHeader } from '../../lib/session-ended-header.ts';
import { readLocal, writeLocal } from './local-storage.ts';

export const sessionEndedEvent = 'raceway:signed-out';

/** What became of the call by which it was noticed: refused, or answered as a visitor's; one asked aside counts as answered. */
export type EndedSession = 'refused' | 'answered';

/** The server was not reached or failed; the same call may be retried. */
export class CallError extends Error {}

export type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Asked beside what the person does: where the session has ended, the page says so and stays. */
  isAside?: boolean;
  /** The body of a call that takes a file. */
  file?: File;
};

/**
 * `call<typeof search>('POST /api/search/', { searching_key })`. The contract is imported as a type, so that its schemas
 * stay out of the browser. Returns the reply or a refusal; throws CallError if there is no valid reply, AbortError if
 * `signal` aborts.
 */
export async function call<C extends Contract = never>(
  endpoint: EndpointOf<C>,
  request: RequestInput<C>,
  { signal, idempotencyKey, isAside = false, file }: RequestOptions = {},
): Promise<AnswerOf<C>> {
  const [method = '', path = ''] = endpoint.split(' /');
  const token = readLocal('auth_key');
  let status = 0;
  let isVisitor = false;
  const reply: AnswerOf<C> | undefined = await fetch(
    callUrl({ method, path, takesFile: file !== undefined }, request),
    {
      method,
      signal: signal ?? null,
      credentials: 'same-origin',
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...(method === 'POST' && { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
      },
      body: method === 'POST' ? (file ?? JSON.stringify(request)) : null,
    },
  )
    .then((response) => {
      status = response.status;
      isVisitor = response.headers.has(sessionEndedHeader);
      return response.json();
    })
    // A proxy or firewall on the way refuses in words of its own.
    .then((body) => (status < 400 || isRefusal(body) ? body : undefined))
    .catch((cause: Error) => {
      if (cause.name === 'AbortError') throw cause;
      if (!(cause instanceof SyntaxError))
        throw new CallError(t`The store could not be reached. Please check your connection and try again.`);
    });
  if (reply && status === 401) endSession(isAside ? 'answered' : 'refused');
  else if (reply && isVisitor && readLocal('auth_key') === token) endSession('answered');
  if (!reply || status >= 500)
    throw new CallError(
      (reply as RefusalReply | undefined)?.message ?? t`Something went wrong on our side. Please try again.`,
    );
  return reply;
}

export function isRefusal(reply: unknown): reply is RefusalReply {
  return (reply as { success?: unknown } | null)?.success === false;
}

let ended: EndedSession | undefined;

/** Also for listeners that were loaded after the event. */
export function consumeSessionEnded(): EndedSession | undefined {
  const found = ended;
  ended = undefined;
  return found;
}

function endSession(how: EndedSession): void {
  writeLocal('auth_key', '');
  writeLocal('username', '');
  ended = how;
  window.dispatchEvent(new Event(sessionEndedEvent));
}
