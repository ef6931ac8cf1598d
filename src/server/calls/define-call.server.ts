import type { Contract, RefusalName, ReplyOf, RequestOf } from '../../lib/contract.ts';
import type { Site } from '../../sites/site.ts';
import type { Database, Db } from '../database/database.server.ts';
import type { QueueName } from '../jobs/queues.server.ts';
import type { Log } from '../log.server.ts';
import { type Refusal, refuse } from '../refuse.server.ts';

/** Whose session a call comes with. Filled by the account area through `Authentication`. */
export type Caller = {
  userId: number;
  customerId: number;
  emailVerified: boolean;
  /** Active also while overdue; approval = Approval Pending; pending = anything before. */
  standing: 'active' | 'approval' | 'pending';
  priceListId: number | null;
};

/** anyone: with or without session · signed-in: any live session · verified: whose e-mail is proved as well. */
export type Access = 'anyone' | 'signed-in' | 'verified';

/** What a handler is given besides the request. */
export type CallContext<W extends Access = Access> = {
  /** The transaction of the call, else the pool. */
  db: Db;
  /** The pool itself, for what must be kept even when the call is refused. */
  database: Database;
  /** Signs what goes out and comes back: captchas, links. */
  secret: string;
  site: Site;
  caller: W extends 'anyone' ? Caller | undefined : Caller;
  now: Date;
  log: Log;
  requestId: string;
  /** The caller's network address, after trusted proxies. */
  address: string;
  /** The session token the call came with, in the clear. */
  token: string | undefined;
  /** Response headers a handler may add, such as Set-Cookie. */
  headers: Headers;
  /** True when the address the site is reached by is https. */
  secure: boolean;
  /** What the caller's program calls itself, at most 300 characters; '' when it does not say. */
  userAgent: string;
  /** Of the cookie by which a browser is known again at its next sign-in. */
  deviceToken: string | undefined;
};

/** A capability of the permissions table, which an area hands in. */
export type Requirement = { capability: string; isMet: (standing: Caller['standing'] | undefined) => boolean };

export type CallOptions<W extends Access, Request = never> = {
  access: W;
  /** Refused with `not_active` unless the caller's account has this capability. */
  requires?: Requirement;
  /** The lane in which the call waits for its turn because its work is heavy, always or for some requests. */
  queue?: QueueName | ((request: Request) => QueueName | undefined);
  /** Whether the handler runs in one transaction, rolled back on every refusal. */
  transaction?: boolean;
  /** Whether an Idempotency-Key is honoured; needs the transaction. */
  idempotent?: boolean;
  /** Whether a page's cookie may stand in for the header; only for signing out. */
  acceptsCookie?: boolean;
};

/** What a call does outside of its transaction, because it talks to somebody else and may have to wait. */
export type OutsideTransaction<Request, Reply, Kept, W extends Access> = {
  /**
   * Answers when there is nothing left to do. `repeated` tells whether the reply of this key is kept by now: asked after
   * something was found, it tells whether this very request has made it, because both were written at once.
   */
  before?: (
    request: Request,
    context: CallContext<W>,
    isRepeated: () => Promise<boolean>,
  ) => Promise<Reply | Refusal | undefined>;
  /** Makes the reply of what the transaction has left, at every repetition anew. */
  after?: (kept: Kept, context: CallContext<W>) => Promise<Reply | Refusal>;
};

export type Handler = {
  contract: Contract;
  options: CallOptions<Access>;
  run: (request: unknown, context: CallContext) => Promise<unknown>;
  outsideTransaction: OutsideTransaction<unknown, unknown, unknown, Access>;
};

/** Binds a contract to its recipe; the first line of a handler says who may and whether in a transaction. */
export function defineCall<C extends Contract, W extends Access>(
  contract: C,
  options: CallOptions<W, RequestOf<C>>,
  run: (request: RequestOf<C>, context: CallContext<W>) => Promise<ReplyOf<C> | Refusal>,
): Handler {
  return { contract, options, run: withRequirement(contract, options, run as Handler['run']), outsideTransaction: {} };
}

/** The same for a call that talks to others before its transaction or after it. */
export function defineCallWithSideEffects<C extends Contract, W extends Access, Kept = ReplyOf<C>>(
  contract: C,
  options: CallOptions<W, RequestOf<C>>,
  outsideTransaction: OutsideTransaction<RequestOf<C>, ReplyOf<C>, Kept, W>,
  run: (request: RequestOf<C>, context: CallContext<W>) => Promise<Kept | Refusal>,
): Handler {
  return {
    contract,
    options,
    run: withRequirement(contract, options, run as Handler['run']),
    outsideTransaction: outsideTransaction as Handler['outsideTransaction'],
  };
}

function withRequirement<C extends Contract>(
  contract: C,
  { requires }: Pick<CallOptions<Access>, 'requires'>,
  run: Handler['run'],
): Handler['run'] {
  if (!requires) return run;
  return async (request, context) =>
    requires.isMet(context.caller?.standing) ? run(request, context) : refuse(contract, 'not_active' as RefusalName<C>);
}

export type FindCaller = (db: Db, site: Site, token: string, now: Date) => Promise<Caller | undefined>;

export type Authentication = { findCaller: FindCaller };

/** What reaches a call from outside, however it came: over HTTP or from a page that is being rendered. */
export type CallRequest = {
  site: Site;
  body: unknown;
  token: string | undefined;
  cookieToken?: string | undefined;
  /** The caller when whoever hands in the call knows it already, as a page does for all its calls. */
  caller?: Promise<Caller | undefined> | undefined;
  idempotencyKey?: string | undefined;
  /** Aborted when the sender is gone; asked for by heavy calls only, because it costs. */
  signal?: (() => AbortSignal) | undefined;
  address: string;
  requestId: string;
  secure: boolean;
  userAgent?: string | undefined;
  deviceToken?: string | undefined;
};

export type CallResult = { status: number; body: unknown; headers: Headers };

export type ServerContext = {
  database: Database;
  authentication: Authentication;
  log: Log;
  secret: string;
  clock: () => Date;
  /** Compares every reply with its contract; on in tests. */
  checkReplies: boolean;
};
