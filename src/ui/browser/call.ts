import { callUrl } from '../../lib/call-url.ts';
import type { AnswerOf, Contract, EndpointOf, RefusalReply, ReplyOf, RequestInput } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { sessionEndedHeader } from '../../lib/session-ended-header.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** The server was not reached (status 0) or failed, and the same call may be sent again; a loader gets its refusals so too. */
export class CallError extends Error {
  readonly status: number;
  readonly reply: RefusalReply | undefined;
  constructor(message: string, status = 0, reply?: RefusalReply) {
    super(message);
    this.status = status;
    this.reply = reply;
  }
}

/** What became of the call by which it was noticed: refused, or answered as a visitor's; one asked aside counts as answered. */
export type EndedSession = 'refused' | 'answered';

type RequestOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Asked beside what the person does: where the session has ended, the page says so and stays. */
  isAside?: boolean;
  /** The body of a call that takes a file. */
  file?: Blob;
};

type ClientOptions = {
  /** Names the session by which a call is sent. */
  session: () => unknown;
  /** Carries the session where it is no cookie. */
  headers?: () => Record<string, string>;
  /** The sentence for a server that was not reached. */
  unreached: () => string;
  /** `isCurrent` is false where somebody has signed in since the call was sent. True: the call is sent again. */
  onSignedOut: (noticed: EndedSession, isCurrent: boolean) => boolean | Promise<boolean>;
};

/**
 * The contract is imported as a type, so that its schemas stay out of the browser: `call<typeof search>('POST /api/search/', …)`.
 * `call` returns the reply or a refusal, and throws CallError if there is no valid reply, AbortError if `signal` aborts.
 * `load` is for loaders: it throws a refusal as a CallError with its status.
 */
export function createClient({ session, headers, unreached, onSignedOut }: ClientOptions) {
  async function send<C extends Contract>(
    endpoint: EndpointOf<C>,
    request: RequestInput<C>,
    options: RequestOptions,
  ): Promise<{ status: number; reply: AnswerOf<C> }> {
    const { signal, idempotencyKey, isAside = false, file } = options;
    const [method = '', path = ''] = endpoint.split(' /');
    const sentBy = session();
    let status = 0;
    let isVisitor = false;
    const reply: AnswerOf<C> | undefined = await fetch(
      callUrl({ method, path, takesFile: file !== undefined }, request),
      {
        method,
        signal: signal ?? null,
        credentials: 'same-origin',
        headers: {
          ...headers?.(),
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
        if (!(cause instanceof SyntaxError)) throw new CallError(unreached());
      });
    const isCurrent = session() === sentBy;
    if (reply && status === 401) {
      if (await onSignedOut(isAside ? 'answered' : 'refused', isCurrent)) return send<C>(endpoint, request, options);
    } else if (reply && isVisitor && isCurrent) await onSignedOut('answered', true);
    if (reply && status < 500) return { status, reply };
    const failure = reply as RefusalReply | undefined;
    throw new CallError(failure?.message ?? t`Something went wrong on our side. Please try again.`, status, failure);
  }

  return {
    call: async <C extends Contract = never>(
      endpoint: EndpointOf<C>,
      request: RequestInput<C>,
      options: RequestOptions = {},
    ): Promise<AnswerOf<C>> => (await send<C>(endpoint, request, options)).reply,
    load: async <C extends Contract = never>(
      endpoint: EndpointOf<C>,
      request: RequestInput<C>,
      signal?: AbortSignal,
    ): Promise<ReplyOf<C>> => {
      const { status, reply } = await send<C>(endpoint, request, { ...(signal && { signal }) });
      if (isRefusal(reply)) throw new CallError(reply.message, status, reply);
      return reply;
    },
  };
}

export function isRefusal(reply: unknown): reply is RefusalReply {
  return (reply as { success?: unknown } | null)?.success === false;
}

/** Why a call was not answered, to be shown like a refusal; throws everything else that `catch` got again. */
export function failureOf(cause: unknown): RefusalReply {
  if (!(cause instanceof CallError)) throw cause;
  return { ...cause.reply, success: false, message: cause.message };
}

export const sessionEndedEvent = 'raceway:signed-out';

/** The client of the shops, where the session is a token that the browser keeps. */
export const { call } = createClient({
  session: () => readLocal('auth_key'),
  headers: () => {
    const token = readLocal('auth_key');
    return token ? { authorization: `Token ${token}` } : {};
  },
  unreached: () => t`The store could not be reached. Please check your connection and try again.`,
  onSignedOut(noticed) {
    writeLocal('auth_key', '');
    writeLocal('username', '');
    ended = noticed;
    window.dispatchEvent(new Event(sessionEndedEvent));
    return false;
  },
});

let ended: EndedSession | undefined;

/** Serves also listeners that were loaded after the event. */
export function consumeSessionEnded(): EndedSession | undefined {
  const found = ended;
  ended = undefined;
  return found;
}
