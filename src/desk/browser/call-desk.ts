import { callUrl } from '../../lib/call-url.ts';
import type { Contract, EndpointOf, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';

/** The desk was not reached, failed, or does not allow this; the same call may be retried. */
export class DeskCallError extends Error {
  readonly status: number;
  readonly reply: RefusalReply | undefined;
  constructor(message: string, status: number, reply?: RefusalReply) {
    super(message);
    this.status = status;
    this.reply = reply;
  }
}

type Waiting = (signedIn: () => void) => void;
let askToSignIn: Waiting | undefined;

/** Shows the sign-in dialog over the page; calls wait until it is done, so that nothing typed is lost. */
export function onSessionEnded(ask: Waiting | undefined): void {
  askToSignIn = ask;
}

export type DeskRequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The body of a call that takes a file. */
  file?: Blob;
};

/**
 * `callDesk<typeof listStaff>('GET /desk/api/:site/staff/', { site })`. Returns the reply or a refusal. When the session
 * has ended, it waits for a new one. Throws DeskCallError without a valid reply, AbortError if `signal` aborts.
 */
export async function callDesk<C extends Contract = never>(
  endpoint: EndpointOf<C>,
  request: RequestInput<C>,
  options: DeskRequestOptions = {},
): Promise<ReplyOf<C> | RefusalReply> {
  const response = await send(endpoint, request, options);
  if (response.status === 401 && askToSignIn) {
    const ask = askToSignIn;
    await new Promise<void>((resolve) => ask(resolve));
    return callDesk<C>(endpoint, request, options);
  }
  const reply = (await response.json().catch(() => undefined)) as ReplyOf<C> | RefusalReply | undefined;
  if (response.ok && reply) return reply;
  const refusal = reply as RefusalReply | undefined;
  const message = refusal?.message ?? t`Something went wrong on our side. Please try again.`;
  throw new DeskCallError(message, response.status, refusal);
}

function send(
  endpoint: string,
  request: unknown,
  { signal, idempotencyKey, file }: DeskRequestOptions,
): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' /');
  return fetch(callUrl({ method, path, takesFile: file !== undefined }, request), {
    method,
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: {
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(method === 'POST' && { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
    },
    body: method === 'POST' ? (file ?? JSON.stringify(request)) : null,
  }).catch((cause: Error) => {
    if (cause.name === 'AbortError') throw cause;
    throw new DeskCallError(t`The desk could not be reached. Please check your connection and try again.`, 0);
  });
}
