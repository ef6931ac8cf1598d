import { z } from 'zod';
import { said, say, word } from '../lib/say.ts';
import type { Caller, Handler, Incoming, Outcome, Server, Step } from './call.ts';
import { isDatabaseDown, retryAfterSeconds } from './database-down.ts';
import type { Db } from './db.ts';
import { type HeavyCaller, type HeavyLane, inLane } from './heavy-work.ts';
import { firstRequest, isKept, keepReply, type Scope } from './idempotency.db.ts';
import { type BodyFault, bodyFault } from './outside-text.ts';
import { HttpRefused, Refused, retryHeader } from './refuse.ts';
import { notAnswering } from './unanswered.ts';

/** Thrown to leave a transaction without writing; carries the refusal out. */
class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.message);
    this.refused = refused;
  }
}

/** Runs one call: signed in, valid, before, repeated, transaction, act, after, present. Only bugs come out as 500. */
export async function dispatch(server: Server, handler: Handler, incoming: Incoming): Promise<Outcome> {
  const headers = new Headers();
  try {
    const { token, caller } = await whoCalls(server, handler, incoming);
    const request = validRequest(handler, incoming.body);
    const step = (db: Db): Step => ({
      db,
      database: server.database,
      secret: server.secret,
      site: incoming.site,
      caller: caller as Caller,
      now: server.clock(),
      log: server.log,
      requestId: incoming.requestId,
      address: incoming.address,
      token,
      headers,
      secure: incoming.secure,
      userAgent: incoming.userAgent ?? '',
      deviceToken: incoming.deviceToken,
    });
    const work = () => act(server, handler, incoming, caller, request, step);
    const lane = laneOf(handler, request);
    const reply = await (lane ? inLane(lane, heavyCaller(incoming, caller), work) : work());
    const body = reply instanceof Refused ? reply.reply : presented(server, handler, reply);
    return { status: 200, body, headers };
  } catch (cause) {
    if (cause instanceof RolledBack) return { status: 200, body: cause.refused.reply, headers };
    if (cause instanceof HttpRefused) {
      for (const [name, value] of Object.entries(retryHeader(cause))) headers.set(name, value);
      return { status: cause.status, body: cause.reply, headers };
    }
    const told = { requestId: incoming.requestId, call: handler.contract.path, err: cause };
    if (isDatabaseDown(cause)) {
      server.log.warn(told, 'the database did not answer');
      headers.set('retry-after', String(retryAfterSeconds));
      return { status: 503, body: { success: false, message: notAnswering() }, headers };
    }
    server.log.error(told, 'call failed');
    const message = say`Something went wrong on our side. Nothing was changed. Please try again.`;
    return { status: 500, body: { success: false, message, request_id: incoming.requestId }, headers };
  }
}

async function whoCalls(server: Server, { terms }: Handler, incoming: Incoming) {
  const token = incoming.token ?? (terms.readsCookie ? incoming.cookieToken : undefined);
  const caller = token ? await server.ports.callerOf(server.database, incoming.site, token, server.clock()) : undefined;
  if (terms.who !== 'anyone' && !caller) throw new HttpRefused(401, say`Please sign in to continue.`);
  if (terms.who === 'verified' && !caller?.emailVerified)
    throw new HttpRefused(403, say`Please verify your e-mail address first.`);
  return { token, caller };
}

function validRequest(handler: Handler, body: unknown): unknown {
  const fault = bodyFault(body);
  if (fault) throw refusedBody(fault);
  const read = parsed(handler, body);
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => ({ field: issue.path.join('.'), message: sentenceOf(issue) }));
  throw new HttpRefused(400, errors[0]?.message ?? say`The request is not valid.`, { errors });
}

/** Zod compares the `length` of whatever comes in, and an object there may refuse to be compared. */
function parsed({ contract }: Handler, body: unknown) {
  try {
    return contract.request.safeParse(body ?? {});
  } catch (cause) {
    if (cause instanceof TypeError) throw new HttpRefused(400, say`The request is not valid.`);
    throw cause;
  }
}

const bodyFaults: Readonly<Record<BodyFault['kind'], string>> = {
  text: word('The request contains an invalid character. Please remove it and try again.'),
  depth: word('The request is nested too deeply.'),
  size: word('The request contains too many values. Please send it in parts.'),
};

function refusedBody({ kind, field }: BodyFault): HttpRefused {
  const message = said(bodyFaults[kind]);
  return new HttpRefused(400, message, field ? { errors: [{ field, message }] } : {});
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.join('.');
  return issue.code === 'invalid_type' && field ? say`Please enter ${field}` : said(issue.message);
}

const laneOf = ({ terms: { heavy } }: Handler, request: unknown): HeavyLane | undefined =>
  typeof heavy === 'function' ? heavy(request as never) : heavy;

const heavyCaller = ({ address, signal }: Incoming, caller: Caller | undefined): HeavyCaller => ({
  customerId: caller?.customerId,
  address,
  signal: signal?.(),
});

async function act(
  server: Server,
  handler: Handler,
  incoming: Incoming,
  caller: Caller | undefined,
  request: unknown,
  step: (db: Db) => Step,
): Promise<unknown> {
  const { terms, around, run } = handler;
  const outside = step(server.database);
  const scope = terms.repeats ? scopeOf(handler, incoming, caller) : undefined;
  const repeated = async () => scope !== undefined && (await isKept(server.database, scope, outside.now));
  const early = await around.before?.(request, outside, repeated);
  if (early !== undefined) return early;
  const reply = terms.transaction
    ? await inTransaction(server, handler, scope, request, step)
    : await run(request, outside);
  return around.after ? around.after(reply, outside) : reply;
}

function scopeOf({ contract }: Handler, { idempotencyKey: key, site }: Incoming, caller: Caller | undefined) {
  return key && caller ? { userId: caller.userId, call: contract.path, key, site: site.code } : undefined;
}

async function inTransaction(
  server: Server,
  handler: Handler,
  scope: Scope | undefined,
  request: unknown,
  step: (db: Db) => Step,
): Promise<unknown> {
  return server.database.transaction(async (db) => {
    const kept = scope && (await firstRequest(db, scope, request, server.clock()));
    if (kept) return kept;
    const reply = await handler.run(request, step(db));
    if (reply instanceof Refused) throw new RolledBack(reply);
    if (scope) await keepReply(db, scope, reply);
    return reply;
  });
}

function presented(server: Server, handler: Handler, reply: unknown): unknown {
  if (!server.checkReplies) return reply;
  const read = handler.contract.reply.safeParse(reply);
  if (!read.success) throw new Error(`${handler.contract.path} broke its contract: ${z.prettifyError(read.error)}`);
  return reply;
}
