import { type StaffRole, staffRoles } from '../../src/account/permissions/permissions.rule.ts';
import type { Role } from '../../src/demo/people.data.ts';
import type { Handler } from '../../src/server/calls/define-call.server.ts';
import type { Database } from '../../src/server/database/database.server.ts';
import { type SiteCode, siteCodes } from '../../src/sites/site.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { createApiToken } from '../../tests/actions/api-token.ts';
import {
  createDemoSession,
  createDemoStaffSession,
  prepareBuyer,
  roles,
} from '../../tests/valid-requests/buyer-data.ts';
import { validBodies } from '../../tests/valid-requests/valid-bodies.ts';
import { type Random, seededRandom } from './random.ts';
import { callRequest, type FuzzRequest, pageRequest } from './requests.ts';
import { type Reply, type RequestOrigin, send } from './send.ts';

export type FuzzOptions = {
  port: number;
  database: Database;
  requests: number;
  seed: number;
  atOnce: number;
  /** A later reply counts as a failure. */
  maxAnswerMs: number;
};
export type FuzzFailure = { index: number; why: string; from: RequestOrigin; sent: FuzzRequest; reply: Reply };
export type FuzzResult = {
  requests: number;
  statuses: Record<number, number>;
  slowestMs: number;
  failures: FuzzFailure[];
};

const requestsPerCart = 500;
const maxHeadBytes = 15_000;
const pageShare = 0.08;
const visitorShare = 0.25;

type BuyerSession = { audience: 'buyers'; site: SiteCode; role: Role; token: string };
type StaffSession = { audience: 'staff'; role: StaffRole; token: string };
type ProgramSession = { audience: 'programs'; site: SiteCode; token: string };
type Session = BuyerSession | StaffSession | ProgramSession;

export async function fuzz({ port, database, requests, seed, atOnce, maxAnswerMs }: FuzzOptions): Promise<FuzzResult> {
  const random = seededRandom(seed);
  const handlers = storeCalls;
  const outcome: FuzzResult = { requests: 0, statuses: {}, slowestMs: 0, failures: [] };
  const sessions = await signAllIn(database);
  for (let index = 0; index < requests; index += requestsPerCart) {
    const shops = await Promise.all(
      siteCodes.map(async (site) => ({ site, valid: validBodies(await prepareBuyer(database, port, site)) })),
    );
    const batch = Array.from({ length: Math.min(requestsPerCart, requests - index) }, (_, offset) => ({
      index: index + offset,
      ...anyRequest({ random, handlers, shops, sessions }),
    }));
    const worker = async () => {
      for (let next = batch.pop(); next; next = batch.pop()) {
        const from: RequestOrigin = { port, ...next.from, ...(next.session && toCredentials(next.session)) };
        const first = await send(next.sent, from);
        // A busy store asks to come back; one that is broken says so again.
        const reply = first.status === 503 ? await send(next.sent, from) : first;
        recordReply(outcome, { index: next.index, from, sent: next.sent, reply }, maxAnswerMs);
        if (reply.status === 401 && next.session) next.session.token = await createToken(database, next.session);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }
  return outcome;
}

const toCredentials = ({ audience, token }: Session) =>
  audience === 'staff' ? { desk: token } : audience === 'programs' ? { bearer: token } : { token };

const createToken = (database: Database, who: Session) =>
  who.audience === 'staff'
    ? createDemoStaffSession(database, who.role)
    : who.audience === 'programs'
      ? createApiToken(database, { site: who.site })
      : createDemoSession(database, who.site, who.role);

function signAllIn(database: Database): Promise<Session[]> {
  const all: Session[] = [
    ...siteCodes.flatMap((site) => roles.map((role) => ({ audience: 'buyers' as const, site, role, token: '' }))),
    ...staffRoles.map((role) => ({ audience: 'staff' as const, role, token: '' })),
    ...siteCodes.map((site) => ({ audience: 'programs' as const, site, token: '' })),
  ];
  return Promise.all(all.map(async (who) => ({ ...who, token: await createToken(database, who) })));
}

type RequestSources = {
  random: Random;
  handlers: readonly Handler[];
  shops: readonly { site: SiteCode; valid: ReturnType<typeof validBodies> }[];
  sessions: Session[];
};

function anyRequest({ random, handlers, shops, sessions }: RequestSources) {
  const { site, valid } = random.pick(shops);
  const from = { site, address: anyAddress(random) };
  if (random.chance(pageShare)) return { sent: pageRequest(random), from, session: undefined };
  const { contract, audience } = random.pick(handlers);
  const session = random.chance(visitorShare)
    ? undefined
    : random.pick(sessions.filter((one) => isFor(one, audience, site) && (isAble(one) || random.chance(0.4))));
  const sent = callRequest(contract, valid[contract.path] ?? {}, random);
  return { sent, from, session };
}

const isFor = (one: Session, audience: Handler['audience'], site: SiteCode) =>
  one.audience === audience && (one.audience === 'staff' || one.site === site);
const isAble = (session: Session) =>
  session.audience === 'programs' || session.role === 'active' || session.role === 'admin';

/** Many addresses, so that rate limits do not hide other failures. */
function anyAddress(random: Random): string {
  const part = () => random.below(65_536).toString(16);
  return random.chance(0.5)
    ? `203.0.${random.below(256)}.${1 + random.below(254)}`
    : `2001:db8:${part()}:${part()}::${part()}`;
}

function recordReply(outcome: FuzzResult, failure: Omit<FuzzFailure, 'why'>, maxAnswerMs: number): void {
  const { status, ms } = failure.reply;
  outcome.requests += 1;
  outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
  outcome.slowestMs = Math.max(outcome.slowestMs, ms);
  const why = describeFailure(failure, maxAnswerMs);
  if (why) outcome.failures.push({ ...failure, why });
}

function describeFailure(
  { sent, reply: { status, type, text, ms } }: Omit<FuzzFailure, 'why'>,
  maxAnswerMs: number,
): string | undefined {
  if (status >= 500) return `answered ${status}`;
  // Node replies 431 to longer headers and closes at once, which may overtake the reply.
  if (status === 0) return sent.path.length > maxHeadBytes ? undefined : `the connection broke: ${text}`;
  if (ms > maxAnswerMs) return `took ${Math.round(ms)} ms`;
  if (/^\s+at .+:\d+:\d+\)?$/m.test(text) && !type.includes('javascript')) return 'shows a stack trace';
  if (new URL(sent.path, 'http://host').pathname.startsWith('/api/') && type.includes('html'))
    return 'answers HTML on an API path';
  return undefined;
}
