import type { Contract, RefusalName, ReplyOf, RequestOf } from '../../lib/contract.ts';
import type { Site } from '../../sites/site.ts';
import type { Database, Db } from '../database/database.server.ts';
import type { QueueName } from '../jobs/queues.server.ts';
import type { Log } from '../log.server.ts';
import { type Refusal, refuse } from '../refuse.server.ts';

export type Caller = {
  userId: number;
  customerId: number;
  emailVerified: boolean;
  /** active includes overdue; approval is Approval Pending; pending is every status before that. */
  standing: 'active' | 'approval' | 'pending';
  priceListId: number | null;
};

export type Access = 'anyone' | 'signed-in' | 'verified';

export type CallContext<W extends Access = Access> = {
  /** The call's transaction, or the pool when the call has none. */
  db: Db;
  /** The pool itself, for writes that must survive a refusal. */
  database: Database;
  secret: string;
  site: Site;
  caller: W extends 'anyone' ? Caller | undefined : Caller;
  now: Date;
  log: Log;
  requestId: string;
  address: string;
  token: string | undefined;
  headers: Headers;
  secure: boolean;
  userAgent: string;
  deviceToken: string | undefined;
};

/** A capability of the permissions table, which an area hands in. */
export type Requirement = { capability: string; isMet: (standing: Caller['standing'] | undefined) => boolean };

export type CallOptions<W extends Access, Request = never> = {
  access: W;
  /** Refused with `not_active` unless the caller's account has this capability. */
  requires?: Requirement;
  queue?: QueueName | ((request: Request) => QueueName | undefined);
  transaction?: boolean;
  /** Whether an Idempotency-Key is honoured; requires `transaction`. */
  idempotent?: boolean;
  /** Whether the session cookie may replace the Authorization header; only for signing out. */
  acceptsCookie?: boolean;
};

/** Work outside the transaction, because it waits for another service. */
export type OutsideTransaction<Request, Reply, Result, W extends Access> = {
  /** May reply early. `isRepeated` resolves to true when a reply is stored for this idempotency key. */
  before?: (
    request: Request,
    context: CallContext<W>,
    isRepeated: () => Promise<boolean>,
  ) => Promise<Reply | Refusal | undefined>;
  after?: (result: Result, context: CallContext<W>) => Promise<Reply | Refusal>;
};

export type Handler = {
  contract: Contract;
  options: CallOptions<Access>;
  run: (request: unknown, context: CallContext) => Promise<unknown>;
  outsideTransaction: OutsideTransaction<unknown, unknown, unknown, Access>;
};

export function defineCall<C extends Contract, W extends Access>(
  contract: C,
  options: CallOptions<W, RequestOf<C>>,
  run: (request: RequestOf<C>, context: CallContext<W>) => Promise<ReplyOf<C> | Refusal>,
): Handler {
  return { contract, options, run: withRequirement(contract, options, run as Handler['run']), outsideTransaction: {} };
}

export function defineCallWithSideEffects<C extends Contract, W extends Access, Result = ReplyOf<C>>(
  contract: C,
  options: CallOptions<W, RequestOf<C>>,
  outsideTransaction: OutsideTransaction<RequestOf<C>, ReplyOf<C>, Result, W>,
  run: (request: RequestOf<C>, context: CallContext<W>) => Promise<Result | Refusal>,
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

export type CallRequest = {
  site: Site;
  body: unknown;
  token: string | undefined;
  cookieToken?: string | undefined;
  caller?: Promise<Caller | undefined> | undefined;
  idempotencyKey?: string | undefined;
  /** Aborted when the client disconnects; a function, because creating the signal is slow. */
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
  checkReplies: boolean;
};
