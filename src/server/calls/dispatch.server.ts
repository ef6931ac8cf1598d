import { z } from 'zod';
import { t } from '../../lib/i18n.ts';
import { sessionEndedHeader } from '../../lib/session-ended-header.ts';
import type { Db } from '../database/database.server.ts';
import {
  databaseDownInLog,
  databaseDownMessage,
  isDatabaseDown,
  isNotConfirmed,
  readOnlyMessage,
  retryAfterSeconds,
  unconfirmedMessage,
} from '../database/database-down.server.ts';
import type { FilledStatement } from '../database/filled-statement.ts';
import { inOneRoundTrip } from '../database/in-one-round-trip.server.ts';
import { retryDeadlocks } from '../database/retry-deadlocks.server.ts';
import { shareRoundTrips } from '../database/share-round-trips.server.ts';
import { type QueueClient, type QueueName, refuseWhenFull, runInQueue } from '../jobs/queues.server.ts';
import { HttpError, Refusal, refuse, retryAfterHeader, retryLater, signInFirst } from '../refuse.server.ts';
import type { RequestNotes } from '../request-notes.ts';
import { currentTracer } from '../tracing/tracing.server.ts';
import { expectClient, expectedCaller, findCaller, requirePermission } from './authenticate-buyer.server.ts';
import { authenticateMachine } from './authenticate-machine.server.ts';
import type {
  BuyerHandler,
  CallContext,
  Caller,
  CallRequest,
  CallResult,
  DeskHandler,
  Handler,
  MachineCaller,
  ServerContext,
  StaffCaller,
} from './define-call.server.ts';
import { claimIdempotencyKey, hasStoredReply, type IdempotencyScope, storeReplyStatement } from './idempotency.db.ts';
import { databaseForReading, readsOnly, runReadingCall, type Servers } from './run-reading-call.server.ts';
import { validRequest } from './validate-input.server.ts';

export function dispatch(server: ServerContext, handler: Handler, incoming: CallRequest): Promise<CallResult> {
  const tracer = currentTracer();
  if (!tracer) return runCall(server, handler, incoming);
  return tracer.inSpan(`call ${handler.contract.path}`, {}, async (span) => {
    const result = await runCall(server, handler, incoming);
    if (result.status >= 500) span.fail();
    return result;
  });
}

/** Authenticate, validate, `before`, idempotency, transaction, handler, `after`. */
async function runCall(server: ServerContext, handler: Handler, incoming: CallRequest): Promise<CallResult> {
  const headers = new Headers();
  const { database } = server;
  const isReading = readsOnly(handler);
  try {
    const run = (servers: Servers) => runOn(server, servers, handler, incoming, headers);
    if (!isReading) refuseWithoutPrimary(server);
    const reply = isReading
      ? await runReadingCall(database, handler, incoming.position, run)
      : await run({ home: database, reader: database });
    if (reply instanceof Refusal)
      return { status: handler.audience === 'programs' ? 409 : 200, body: reply.reply, headers };
    return { status: 200, body: checkedReply(server, handler, reply), headers };
  } catch (cause) {
    const error = cause instanceof HttpError ? cause : unexpectedError(cause, server, handler, incoming);
    for (const [name, value] of Object.entries(retryAfterHeader(error))) headers.set(name, value);
    return { status: error.status, body: error.reply, headers };
  }
}

async function runOn(
  server: ServerContext,
  servers: Servers,
  handler: Handler,
  incoming: CallRequest,
  headers: Headers,
): Promise<unknown> {
  const home = shareRoundTrips(servers.home);
  const reader = servers.reader === servers.home ? home : shareRoundTrips(servers.reader);
  const own = { ...server, database: reader };
  const contextFor: ContextFor = ({ token, caller, staff, machine }) => {
    return (db, last) => ({
      db,
      database: reader,
      writeLast: (...statements: FilledStatement[]) => {
        if (!last) throw new Error(`${handler.contract.path} has no transaction`);
        last.push(...statements);
      },
      services: server.services,
      secret: server.secret,
      site: incoming.site,
      delivered: server.delivered[incoming.site.code],
      sites: server.sites,
      refreshSites: server.refreshSites,
      caller: caller as Caller,
      staff,
      machine,
      now: server.clock(),
      log: server.log,
      requestId: incoming.requestId,
      address: incoming.address,
      token,
      headers,
      secure: incoming.secure,
      origin: incoming.origin ?? '',
      userAgent: incoming.userAgent ?? '',
      deviceToken: incoming.deviceToken,
      readFile: incoming.readFile ?? noFile,
    });
  };
  const run = (admitted: Admitted) => {
    const work = () => execute(own, handler, incoming, admitted, contextFor(admitted));
    const queue = queueOf(handler, admitted.request);
    return queue ? runInQueue(queue, queueClientOf(incoming, admitted), work) : work();
  };
  const fromHome = { ...server, database: home };
  if (handler.audience === 'buyers') return runForBuyer(fromHome, handler, incoming, run, headers);
  const who: Authenticated =
    handler.audience === 'staff'
      ? await authenticateStaff(fromHome, handler, incoming)
      : await authenticateMachine(fromHome, handler, incoming, headers);
  noteWho(incoming.notes, who);
  return run({ ...who, request: validRequest(handler, incoming.body) });
}

async function runForBuyer(
  server: ServerContext,
  handler: BuyerHandler,
  incoming: CallRequest,
  run: (admitted: Admitted) => Promise<unknown>,
  headers: Headers,
): Promise<unknown> {
  const { database } = server;
  const { site, notes } = incoming;
  const token = incoming.token ?? (handler.options.acceptsCookie ? incoming.cookieToken : undefined);
  const expected = token ? expectedCaller(database, site, token) : undefined;
  const { queue } = handler.options;
  // Many requests at once of one account: most are refused, and cost others little.
  if (expected && typeof queue === 'string') refuseWhenFull(queue, { caller: expected, address: incoming.address });
  const caller = await (incoming.caller ?? (token ? findCaller(server, database, site, token) : undefined));
  noteWho(notes, { caller });
  // Prices and stock as a visitor sees them would otherwise be taken for one's own.
  if (incoming.token && !caller && !handler.options.transaction) headers.set(sessionEndedHeader, 'true');
  requirePermission(handler, caller);
  return run({ token, caller, request: validRequest(handler, incoming.body) });
}

/** The call is refused before anything is asked of another service. */
function refuseWithoutPrimary({ database }: ServerContext): void {
  if (database.state() === 'writable') return;
  const canRead = ['read-only', 'unconfirmed'].includes(database.state()) || databaseForReading(database).isReplica;
  throw retryLater(503, retryAfterSeconds * 1000, canRead ? readOnlyMessage() : databaseDownMessage());
}

const noFile = async () => new Uint8Array();

function unexpectedError(cause: unknown, { log }: ServerContext, handler: Handler, incoming: CallRequest) {
  const { requestId } = incoming;
  const logFields = { requestId, call: handler.contract.path, err: cause };
  if (isDatabaseDown(cause)) {
    log.warn(logFields, databaseDownInLog(cause));
    const isOnce = handler.options.idempotent === true && incoming.idempotencyKey !== undefined;
    const message = isNotConfirmed(cause) ? unconfirmedMessage(isOnce) : databaseDownMessage(cause);
    return retryLater(503, retryAfterSeconds * 1000, message);
  }
  log.error(logFields, 'call failed');
  const message = t`Something went wrong on our side. Nothing was changed. Please try again.`;
  return new HttpError(500, message, { request_id: requestId });
}

type ContextFor = (who: Authenticated) => (db: Db, last?: FilledStatement[]) => CallContext;

type Admitted = Authenticated & { request: unknown };

type Authenticated = {
  token: string | undefined;
  caller?: Caller | undefined;
  staff?: StaffCaller | undefined;
  machine?: MachineCaller | undefined;
};

function noteWho(notes: RequestNotes | undefined, { caller, staff, machine }: Omit<Authenticated, 'token'>): void {
  if (!notes) return;
  if (caller) notes.user = caller.userId;
  if (staff) notes.staff = staff.staffId;
  if (machine) notes.program = machine.tokenId;
}

async function authenticateStaff(
  server: ServerContext,
  { options }: DeskHandler,
  { site, staffToken: token }: CallRequest,
): Promise<Authenticated> {
  const find = (own: string) => server.authentication.findStaff(server.database, site, own, server.clock());
  const staff = token ? await find(token) : undefined;
  if (token) expectClient(server.database, 'desk', token, staff && { staff });
  if (!options.requires.isGrantedTo(staff)) {
    if (!staff) throw signInFirst();
    throw new HttpError(
      403,
      t`Your role does not allow this on ${site.name}. An administrator of the desk can change it.`,
    );
  }
  return { token, staff };
}

const queueOf = ({ options: { queue } }: Handler, request: unknown): QueueName | undefined =>
  typeof queue === 'function' ? queue(request as never) : queue;

const queueClientOf = ({ address, signal }: CallRequest, who: Authenticated): QueueClient => ({
  ...who,
  address,
  signal: signal?.(),
});

async function execute(
  server: ServerContext,
  handler: Handler,
  incoming: CallRequest,
  { request, caller, staff, machine }: Admitted,
  context: ReturnType<ContextFor>,
): Promise<unknown> {
  const { options, outsideTransaction } = handler;
  const userId = caller?.userId ?? staff?.staffId ?? machine?.tokenId;
  const outerContext = context(server.database);
  const scope = options.idempotent ? scopeOf(handler, incoming, userId) : undefined;
  const isRepeated = async () =>
    scope !== undefined && (await hasStoredReply(server.database, scope, outerContext.now));
  const early = await outsideTransaction.before?.(request, outerContext, isRepeated);
  if (early !== undefined) return early;
  const reply = options.transaction
    ? await inTransaction(server, handler, scope, request, context)
    : await runIfPermitted(handler, request, outerContext);
  const isRefused = options.transaction && reply instanceof Refusal;
  return outsideTransaction.after && !isRefused ? outsideTransaction.after(reply, outerContext) : reply;
}

function scopeOf({ contract }: Handler, { idempotencyKey: key, site }: CallRequest, userId: number | undefined) {
  return key && userId ? { userId, call: contract.path, key, site: site.code } : undefined;
}

async function inTransaction(
  server: ServerContext,
  handler: Handler,
  scope: IdempotencyScope | undefined,
  request: unknown,
  context: ReturnType<ContextFor>,
): Promise<unknown> {
  const runOnce = () => {
    const last: FilledStatement[] = [];
    return server.database.transaction(async (db) => {
      const own = context(db, last);
      const [storedReply, locked] = await inOneRoundTrip(db, [
        async () => scope && claimIdempotencyKey(db, scope, request, own.now),
        async () => handler.audience === 'buyers' && handler.options.lock?.(request as never, own),
      ]);
      if (storedReply) return storedReply;
      const reply = await runIfPermitted(handler, request, own, locked);
      if (scope) last.push(storeReplyStatement(scope, reply));
      return reply;
    }, last);
  };
  return retryDeadlocks(runOnce, (cause) =>
    server.log.warn({ call: handler.contract.path, err: cause }, 'deadlock, the call is run again'),
  );
}

/** The idempotency key comes first: its reply is repeated even to an account that may do less since. */
async function runIfPermitted(handler: Handler, request: unknown, context: CallContext, locked?: unknown) {
  const { audience, contract, options, run } = handler;
  if (audience !== 'buyers') return run(request, context);
  const { isGrantedTo, refusal } = options.requires;
  return refusal === undefined || isGrantedTo(context.caller)
    ? run(request, context, locked)
    : refuse(contract, refusal);
}

function checkedReply(server: ServerContext, handler: Handler, reply: unknown): unknown {
  // A call of the desk has read its reply with the schema already.
  if (!server.checkReplies || handler.audience === 'staff') return reply;
  const read = handler.contract.reply.safeParse(reply);
  if (!read.success) throw new Error(`${handler.contract.path} broke its contract: ${z.prettifyError(read.error)}`);
  return reply;
}
