import { z } from 'zod';
import { msg, t, translate } from '../../lib/i18n.ts';
import type { Db } from '../database/database.server.ts';
import {
  databaseDownMessage,
  isDatabaseDown,
  isNotConfirmed,
  readOnlyMessage,
  retryAfterSeconds,
  unconfirmedMessage,
} from '../database/database-down.server.ts';
import type { FilledStatement } from '../database/filled-statement.ts';
import { inOneRoundTrip } from '../database/in-one-round-trip.server.ts';
import { shareRoundTrips } from '../database/share-round-trips.server.ts';
import { type QueueClient, type QueueName, runInQueue } from '../jobs/queues.server.ts';
import { HttpError, Refusal, refuse, retryAfterHeader, retryLater } from '../refuse.server.ts';
import type { RequestNotes } from '../request-notes.ts';
import { currentTracer } from '../tracing/tracing.server.ts';
import { authenticateMachine } from './authenticate-machine.server.ts';
import type {
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
import { type BodyProblem, findBodyProblem } from './validate-input.server.ts';

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
  const { token, caller, staff, machine } = await authenticate(
    { ...server, database: home },
    handler,
    incoming,
    headers,
  );
  noteWho(incoming.notes, { caller, staff, machine });
  const request = validRequest(handler, incoming.body);
  const contextFor = (db: Db, last?: FilledStatement[]) => ({
    db,
    database: reader,
    writeLast: (...statements: FilledStatement[]) => {
      if (!last) throw new Error(`${handler.contract.path} has no transaction`);
      last.push(...statements);
    },
    secret: server.secret,
    site: incoming.site,
    delivered: server.delivered[incoming.site.code],
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
  const userId = caller?.userId ?? staff?.staffId ?? machine?.tokenId;
  const work = () => execute({ ...server, database: reader }, handler, incoming, userId, request, contextFor);
  const queue = queueOf(handler, request);
  return await (queue ? runInQueue(queue, queueClientOf(incoming, caller), work) : work());
}

/** Before anything is asked of another service. */
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
    log.warn(logFields, 'database unavailable');
    const isOnce = handler.options.idempotent === true && incoming.idempotencyKey !== undefined;
    const message = isNotConfirmed(cause) ? unconfirmedMessage(isOnce) : databaseDownMessage();
    return retryLater(503, retryAfterSeconds * 1000, message);
  }
  log.error(logFields, 'call failed');
  const message = t`Something went wrong on our side. Nothing was changed. Please try again.`;
  return new HttpError(500, message, { request_id: requestId });
}

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

async function authenticate(
  server: ServerContext,
  handler: Handler,
  incoming: CallRequest,
  headers: Headers,
): Promise<Authenticated> {
  if (handler.audience === 'staff') return authenticateStaff(server, handler, incoming);
  if (handler.audience === 'programs') return authenticateMachine(server, handler, incoming, headers);
  const { options } = handler;
  const token = incoming.token ?? (options.acceptsCookie ? incoming.cookieToken : undefined);
  const find = (own: string) => server.authentication.findCaller(server.database, incoming.site, own, server.clock());
  const caller = await (incoming.caller ?? (token ? find(token) : undefined));
  const isGranted: boolean = options.requires.isGrantedTo(caller);
  if (!isGranted) {
    if (!caller) throw new HttpError(401, t`Please sign in to continue.`);
    if (caller.viewedBy !== undefined)
      throw new HttpError(403, t`You see the shop as this customer. Nothing can be changed.`);
    if (!caller.emailVerified) throw new HttpError(403, t`Please verify your e-mail address first.`);
  }
  return { token, caller };
}

async function authenticateStaff(
  server: ServerContext,
  { options }: DeskHandler,
  { site, staffToken: token }: CallRequest,
): Promise<Authenticated> {
  const find = (own: string) => server.authentication.findStaff(server.database, site, own, server.clock());
  const staff = token ? await find(token) : undefined;
  if (!options.requires.isGrantedTo(staff)) {
    if (!staff) throw new HttpError(401, t`Please sign in to continue.`);
    throw new HttpError(
      403,
      t`Your role does not allow this on ${site.name}. An administrator of the desk can change it.`,
    );
  }
  return { token, staff };
}

function validRequest(handler: Handler, body: unknown): unknown {
  const problem = findBodyProblem(body);
  if (problem) throw bodyError(problem);
  const read = parsed(handler, body);
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: messageOf(issue) }));
  throw new HttpError(400, errors[0]?.message ?? t`The request is not valid.`, { errors });
}

/** Zod reads `length` of any value, which throws for some objects. */
function parsed({ contract }: Handler, body: unknown) {
  try {
    return contract.request.safeParse(body ?? {});
  } catch (cause) {
    if (cause instanceof TypeError) throw new HttpError(400, t`The request is not valid.`);
    throw cause;
  }
}

const bodyProblemMessages: Readonly<Record<BodyProblem['kind'], string>> = {
  text: msg('The request contains an invalid character. Please remove it and try again.'),
  depth: msg('The request is nested too deeply.'),
  size: msg('The request contains too many values. Please send it in parts.'),
};

function bodyError({ kind, field }: BodyProblem): HttpError {
  const message = translate(bodyProblemMessages[kind]);
  return new HttpError(400, message, field ? { errors: [{ field, message }] } : {});
}

function messageOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  return issue.code === 'invalid_type' && field ? t`Please enter ${field}` : translate(issue.message);
}

const queueOf = ({ options: { queue } }: Handler, request: unknown): QueueName | undefined =>
  typeof queue === 'function' ? queue(request as never) : queue;

const queueClientOf = ({ address, signal }: CallRequest, caller: Caller | undefined): QueueClient => ({
  customerId: caller?.customerId,
  address,
  signal: signal?.(),
});

async function execute(
  server: ServerContext,
  handler: Handler,
  incoming: CallRequest,
  userId: number | undefined,
  request: unknown,
  context: (db: Db, last?: FilledStatement[]) => CallContext,
): Promise<unknown> {
  const { options, outsideTransaction } = handler;
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
  context: (db: Db, last?: FilledStatement[]) => CallContext,
): Promise<unknown> {
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
}

/** After the idempotency key, under which an earlier reply is repeated even to an account that may do less since. */
async function runIfPermitted(handler: Handler, request: unknown, context: CallContext, locked?: unknown) {
  const { audience, contract, options, run } = handler;
  if (audience !== 'buyers') return run(request, context);
  const { isGrantedTo, refusal } = options.requires;
  return refusal === undefined || isGrantedTo(context.caller)
    ? run(request, context, locked)
    : refuse(contract, refusal);
}

function checkedReply(server: ServerContext, handler: Handler, reply: unknown): unknown {
  if (!server.checkReplies) return reply;
  const read = handler.contract.reply.safeParse(reply);
  if (!read.success) throw new Error(`${handler.contract.path} broke its contract: ${z.prettifyError(read.error)}`);
  return reply;
}
