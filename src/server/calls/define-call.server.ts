import type { Contract, RefusalName, ReplyInput, ReplyOf, RequestOf } from '../../lib/contract.ts';
import type { SellerSite, Site, Sites } from '../../sites/site.ts';
import type { Database, Db } from '../database/database.server.ts';
import type { FilledStatement } from '../database/filled-statement.ts';
import type { QueueName } from '../jobs/queues.server.ts';
import type { Log } from '../log.server.ts';
import { Refusal } from '../refuse.server.ts';
import type { RequestNotes } from '../request-notes.ts';
import type { Services } from './services.ts';

export type Caller = {
  userId: number;
  customerId: number;
  emailVerified: boolean;
  /** active includes overdue; approval is Approval Pending; pending is every status before that. */
  standing: 'active' | 'approval' | 'pending';
  priceListId: number | null;
  /** The member of staff who sees the shop as this user, and may change nothing. */
  viewedBy?: string | undefined;
};

/** A person of the seller, with the roles on the site of the request. */
export type StaffCaller = { staffId: number; name: string; email: string; roles: readonly string[] };

/** A program that calls with a token of the site. */
export type MachineCaller = { tokenId: number; name: string; scopes: readonly string[] };

export type CallContext<Who extends Caller | undefined = Caller | undefined> = {
  /** The call's transaction, or the pool when the call has none. */
  db: Db;
  /** The pool itself, for writes that must survive a refusal. */
  database: Database;
  /** Writes of a transaction are sent together with its COMMIT, which saves a round trip. */
  writeLast: (...statements: FilledStatement[]) => void;
  services: Services;
  secret: string;
  site: Site;
  caller: Who;
  /** The person at the desk; calls of the desk have no caller. */
  staff: StaffCaller | undefined;
  /** The program that calls; its calls have neither caller nor staff. */
  machine: MachineCaller | undefined;
  now: Date;
  log: Log;
  requestId: string;
  address: string;
  token: string | undefined;
  headers: Headers;
  secure: boolean;
  /** 'https://desk.example': where the page of this call is served. */
  origin: string;
  userAgent: string;
  deviceToken: string | undefined;
  /** The body of a call that takes a file; undefined, and left unread, when it is larger. */
  readFile: ReadFile;
};

/** Only calls of the desk see this part of the context. */
type SellerContext = {
  site: SellerSite;
  /** The site before the seller changed anything. */
  delivered: SellerSite;
  sites: Sites;
  /** Makes this process take over what was changed of the sites. */
  refreshSites: () => Promise<void>;
};

export type ReadFile = (maxBytes: number) => Promise<Uint8Array | undefined>;

/** A capability and who has it, by a permissions table that an area hands in. */
export type Permission<Who extends Caller | undefined = Caller | undefined, Name extends string = string> = {
  capability: string;
  isGrantedTo: (caller: Caller | undefined) => caller is Who;
  /** The refusal of an account whose standing lacks the capability; undefined where the handler refuses it. */
  refusal: Name | undefined;
};

/** How often a call may wait for the database, where its definition does not say; counted by tests/http/round-trips.test.ts. */
export const defaultRoundTrips = 8;

/**
 * What a call does to the database. `reads`: nothing but reading. From a 'replica' it may lack the last seconds of what
 * others changed; from the 'primary' it reads a replica only while there is no primary.
 */
type Effect =
  /** `idempotent`: whether an Idempotency-Key is honoured; requires `transaction`. */
  | { reads?: never; transaction?: boolean; idempotent?: boolean }
  | { reads: 'primary' | 'replica'; transaction?: never; idempotent?: never };

type RoundTrips = { roundTrips?: number };

export type CallOptions<
  Who extends Caller | undefined,
  Request = never,
  Name extends string = string,
  Locked = unknown,
> = {
  /** A visitor without it is asked to sign in (401), a user to verify the e-mail address (403). */
  requires: Permission<Who, Name>;
  /** Locks and reads of a transaction, sent together with its BEGIN and the idempotency key, and without effect unless `run` follows. */
  lock?(request: Request, context: CallContext<Who>): Promise<Locked>;
  queue?: QueueName | ((request: Request) => QueueName | undefined);
  /** Whether the session cookie may replace the Authorization header; only for signing out. */
  acceptsCookie?: boolean;
} & Effect &
  RoundTrips;

/** Work outside the transaction, because it waits for another service. */
export type OutsideTransaction<Request, Reply, Result, Name extends string, Who extends Caller | undefined> = {
  /** May reply early. `isRepeated` resolves to true when a reply is stored for this idempotency key. */
  before?: (
    request: Request,
    context: CallContext<Who>,
    isRepeated: () => Promise<boolean>,
  ) => Promise<Reply | Refusal<Name> | undefined>;
  after?: (result: Result, context: CallContext<Who>) => Promise<Reply | Refusal<Name>>;
};

/** A capability and who of the staff has it. */
export type StaffPermission<Who extends StaffCaller | undefined = StaffCaller> = {
  capability: string;
  isGrantedTo: (staff: StaffCaller | undefined) => staff is Who;
};

export type DeskCallOptions<Who extends StaffCaller | undefined = StaffCaller> = Effect &
  RoundTrips & {
    queue?: QueueName;
    /** A request without a session gets 401, one without the capability on its site 403. */
    requires: StaffPermission<Who>;
  };

/** `by` is the name that is recorded with what staff do. */
export type StaffContext<Who extends StaffCaller | undefined = StaffCaller> = Omit<CallContext<undefined>, 'staff'> &
  SellerContext & { staff: Who; by: string };

/** A scope and whether a token has it. */
export type ScopePermission = {
  capability: string;
  isGrantedTo: (machine: MachineCaller | undefined) => machine is MachineCaller;
};

export type ApiCallOptions = RoundTrips & {
  queue?: QueueName;
  reads?: never;
  transaction?: boolean;
  idempotent?: boolean;
  /** A request without a token gets 401, one without the scope 403. */
  requires: ScopePermission;
};

/** `by` is the name that is recorded with what a program does. */
export type ApiContext = Omit<CallContext<undefined>, 'machine'> & { machine: MachineCaller; by: string };

type AnyHandler = {
  contract: Contract;
  run: (request: unknown, context: CallContext, locked?: unknown) => Promise<unknown>;
  outsideTransaction: OutsideTransaction<unknown, unknown, unknown, string, Caller | undefined>;
};
export type BuyerHandler = AnyHandler & { audience: 'buyers'; options: CallOptions<Caller | undefined> };
export type DeskHandler = AnyHandler & { audience: 'staff'; options: DeskCallOptions<StaffCaller | undefined> };
export type ApiHandler = AnyHandler & { audience: 'programs'; options: ApiCallOptions };
export type Handler = BuyerHandler | DeskHandler | ApiHandler;

export function defineCall<C extends Contract, Who extends Caller | undefined, Locked = unknown>(
  contract: C,
  options: CallOptions<Who, RequestOf<C>, RefusalName<C>, Locked>,
  run: (
    request: RequestOf<C>,
    context: CallContext<Who>,
    locked: Locked,
  ) => Promise<ReplyOf<C> | Refusal<RefusalName<C>>>,
): BuyerHandler {
  return {
    audience: 'buyers',
    contract,
    options: options as BuyerHandler['options'],
    run: run as Handler['run'],
    outsideTransaction: {},
  };
}

/**
 * Its path begins with `desk/api/`; with `:site` in it the call is about that site, else about the host's. The handler
 * gives the rows of its statements as they are: what the schema of the reply does not name stays on the server.
 */
export function defineDeskCall<C extends Contract, Who extends StaffCaller | undefined>(
  contract: C,
  options: DeskCallOptions<Who>,
  run: (request: RequestOf<C>, context: StaffContext<Who>) => Promise<ReplyInput<C> | Refusal<RefusalName<C>>>,
): DeskHandler {
  // Every call is run with a SellerContext; calls of buyers do not see it.
  const runAsStaff = async (request: RequestOf<C>, context: CallContext & SellerContext) => {
    const own = { ...context, caller: undefined, staff: context.staff as Who, by: context.staff?.name ?? '' };
    const reply = await run(request, own);
    return reply instanceof Refusal ? reply : contract.reply.parse(reply);
  };
  return {
    audience: 'staff',
    contract,
    options: options as DeskHandler['options'],
    run: runAsStaff as unknown as Handler['run'],
    outsideTransaction: {},
  };
}

/** Calls for the seller's programs begin with `api/v1/`; a refusal is a 409 that the contract declares. */
export function defineApiCall<C extends Contract>(
  contract: C,
  options: ApiCallOptions,
  run: (request: RequestOf<C>, context: ApiContext) => Promise<ReplyOf<C> | Refusal<RefusalName<C>>>,
): ApiHandler {
  const runAsMachine = (request: RequestOf<C>, context: CallContext) => {
    const machine = context.machine as MachineCaller;
    return run(request, { ...context, caller: undefined, machine, by: `API: ${machine.name}` });
  };
  return { audience: 'programs', contract, options, run: runAsMachine as Handler['run'], outsideTransaction: {} };
}

/** Its handler refuses accounts by their standing itself, because the outside work precedes it. */
export function defineCallWithSideEffects<
  C extends Contract,
  Who extends Caller | undefined,
  Result = ReplyOf<C>,
  Locked = unknown,
>(
  contract: C,
  options: CallOptions<Who, RequestOf<C>, never, Locked>,
  outsideTransaction: OutsideTransaction<RequestOf<C>, ReplyOf<C>, Result, RefusalName<C>, Who>,
  run: (request: RequestOf<C>, context: CallContext<Who>, locked: Locked) => Promise<Result | Refusal<RefusalName<C>>>,
): BuyerHandler {
  return {
    audience: 'buyers',
    contract,
    options: options as BuyerHandler['options'],
    run: run as Handler['run'],
    outsideTransaction: outsideTransaction as unknown as Handler['outsideTransaction'],
  };
}

export type FindCaller = (db: Db, site: Site, token: string, now: Date) => Promise<Caller | undefined>;

export type FindStaff = (db: Db, site: Site, token: string, now: Date) => Promise<StaffCaller | undefined>;

export type FindMachine = (db: Db, site: Site, token: string, now: Date) => Promise<MachineCaller | undefined>;

export type Authentication = { findCaller: FindCaller; findStaff: FindStaff; findMachine: FindMachine };

export type CallRequest = {
  site: SellerSite;
  body: unknown;
  token: string | undefined;
  cookieToken?: string | undefined;
  /** Log position of this client's last write: a replica answers only once it has replayed it. */
  position?: number | undefined;
  staffToken?: string | undefined;
  /** The caller with this `token`, where already known; else it is looked up. */
  caller?: Promise<Caller | undefined> | undefined;
  idempotencyKey?: string | undefined;
  /** Aborted when the client disconnects; a function, because creating the signal is slow. */
  signal?: (() => AbortSignal) | undefined;
  address: string;
  requestId: string;
  secure: boolean;
  origin?: string | undefined;
  userAgent?: string | undefined;
  deviceToken?: string | undefined;
  readFile?: ReadFile | undefined;
  notes?: RequestNotes | undefined;
};

export type CallResult = { status: number; body: unknown; headers: Headers };

export type ServerContext = {
  database: Database;
  sites: Sites;
  /** The sites before the seller changed anything. */
  delivered: Sites;
  /** Takes over what the seller has changed; every other process hears of it within a second. */
  refreshSites: () => Promise<void>;
  authentication: Authentication;
  services: Services;
  log: Log;
  secret: string;
  clock: () => Date;
  checkReplies: boolean;
};
