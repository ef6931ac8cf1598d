import { callUrl } from '../../lib/call-url.ts';
import type { AnswerOf, Contract, EndpointOf, RefusalReply, RequestInput } from '../../lib/contract.ts';
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

let showSignIn: (() => void) | undefined;
let waiting: (() => void)[] = [];
let signIns = 0;

/** `show` opens the sign-in dialog over the page; calls wait for `resumeCalls`, so that nothing typed is lost. */
export function onSessionEnded(show: (() => void) | undefined): void {
  showSignIn = show;
}

/** After the person has signed in: sends every call again that waits for it. */
export function resumeCalls(): void {
  signIns += 1;
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
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
): Promise<AnswerOf<C>> {
  const sentAfter = signIns;
  const response = await send(endpoint, request, options);
  if (response.status === 401 && showSignIn) {
    // A refusal that arrives after the person has signed in is of the session before.
    if (sentAfter === signIns) {
      const isResumed = new Promise<void>((resolve) => waiting.push(resolve));
      showSignIn();
      await isResumed;
    }
    return callDesk<C>(endpoint, request, options);
  }
  const reply = (await response.json().catch(() => undefined)) as AnswerOf<C> | undefined;
  if (response.ok && reply) return reply;
  const refusal = reply as RefusalReply | undefined;
  const message = refusal?.message ?? t`Something went wrong on our side. Please try again.`;
  throw new DeskCallError(message, response.status, refusal);
}

/** A refusal; `status` is that of a call that was not answered. */
export type DeskRefusal = RefusalReply & { status?: number };

/** For `catch`: why a call was not answered, which is shown like a refusal; everything else is thrown again. */
export function failureOf(cause: unknown): DeskRefusal {
  if (!(cause instanceof DeskCallError)) throw cause;
  return { ...cause.reply, success: false, message: cause.message, status: cause.status };
}

/** The fields that the server found wrong are shown like a refusal; everything else is thrown again. */
export function wrongFields(cause: unknown): RefusalReply {
  if (cause instanceof DeskCallError && cause.status === 400 && cause.reply) return cause.reply;
  throw cause;
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
