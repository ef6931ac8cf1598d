import type { Contract, ReplyOf, RequestOf } from '../lib/contract.ts';
import type { Site } from '../sites/site.ts';
import type { Database, Db } from './db.ts';
import type { HeavyLane } from './heavy-work.ts';
import type { Log } from './log.ts';
import type { Refused } from './refuse.ts';

/** Whose session a call comes with. Filled by the account room through the port `callerOf`. */
export type Caller = {
  userId: number;
  customerId: number;
  emailVerified: boolean;
  /** Active also while overdue; approval = Approval Pending; pending = anything before. */
  standing: 'active' | 'approval' | 'pending';
  priceListId: number | null;
};

/** anyone: with or without session · signed-in: any live session · verified: whose e-mail is proved as well. */
export type Who = 'anyone' | 'signed-in' | 'verified';

/** What a handler is given besides the request. */
export type Step<W extends Who = Who> = {
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

export type Terms<W extends Who, Request = never> = {
  who: W;
  /** The lane in which the call waits for its turn because its work is heavy, always or for some requests. */
  heavy?: HeavyLane | ((request: Request) => HeavyLane | undefined);
  /** Whether the handler runs in one transaction, rolled back on every refusal. */
  transaction?: boolean;
  /** Whether an Idempotency-Key is honoured; needs the transaction. */
  repeats?: boolean;
  /** Whether a page's cookie may stand in for the header; only for signing out. */
  readsCookie?: boolean;
};

/** What a call does outside of its transaction, because it talks to somebody else and may have to wait. */
export type Around<Request, Reply, Kept, W extends Who> = {
  /**
   * Answers when there is nothing left to do. `repeated` tells whether the reply of this key is kept by now: asked after
   * something was found, it tells whether this very request has made it, because both were written at once.
   */
  before?: (request: Request, step: Step<W>, repeated: () => Promise<boolean>) => Promise<Reply | Refused | undefined>;
  /** Makes the reply of what the transaction has left, at every repetition anew. */
  after?: (kept: Kept, step: Step<W>) => Promise<Reply | Refused>;
};

export type Handler = {
  contract: Contract;
  terms: Terms<Who>;
  run: (request: unknown, step: Step) => Promise<unknown>;
  around: Around<unknown, unknown, unknown, Who>;
};

/** Binds a contract to its recipe; the first line of a handler says who may and whether in a transaction. */
export function answer<C extends Contract, W extends Who>(
  contract: C,
  terms: Terms<W, RequestOf<C>>,
  run: (request: RequestOf<C>, step: Step<W>) => Promise<ReplyOf<C> | Refused>,
): Handler {
  return { contract, terms, run: run as Handler['run'], around: {} };
}

/** The same for a call that talks to others before its transaction or after it. */
export function answerAround<C extends Contract, W extends Who, Kept = ReplyOf<C>>(
  contract: C,
  terms: Terms<W, RequestOf<C>>,
  around: Around<RequestOf<C>, ReplyOf<C>, Kept, W>,
  run: (request: RequestOf<C>, step: Step<W>) => Promise<Kept | Refused>,
): Handler {
  return { contract, terms, run: run as Handler['run'], around: around as Handler['around'] };
}

export type CallerOf = (db: Db, site: Site, token: string, now: Date) => Promise<Caller | undefined>;

export type CallPorts = { callerOf: CallerOf };

/** What reaches a call from outside, however it came: over HTTP or from a page that is being rendered. */
export type Incoming = {
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

export type Outcome = { status: number; body: unknown; headers: Headers };

export type Server = {
  database: Database;
  ports: CallPorts;
  log: Log;
  secret: string;
  clock: () => Date;
  /** Compares every reply with its contract; on in tests. */
  checkReplies: boolean;
};
