import { setTimeout as pause } from 'node:timers/promises';
import type { SiteCode } from '../../src/sites/site.ts';
import { type HttpConnection, openConnection, type RawRequest, rawRequest } from '../bench/requests/raw-http-client.ts';
import type { Target } from './target.ts';

const site: SiteCode = 'nod';
const typed = [
  '6',
  '62',
  '620',
  '6205',
  '6205-2',
  '6205 2rs c3',
  'nu2',
  'nu2310',
  '22220 ca',
  '25x52x15',
  'lm119',
  '30205',
];
const pasted = typed.map((text) => `${text}, 10`).join('\n');
const betweenMs = 5;
const address = '198.51.100.7';

export type Timing = { p50Ms: number; p99Ms: number; refused: number };

type Facts = Pick<Target, 'port' | 'itemIds' | 'tokens'>;
type RequestOf = (facts: Facts, index: number) => RawRequest;

/** `shopper` types, views items and searches; the others only do what their name says. */
const requestsOf = {
  shopper: anyRequest,
  'reader of data sheets': dataSheet,
  'visitor who pastes lists': ({ port }) => post(port, '/api/quick_order/', { text: pasted }),
  'signed-in buyer': ({ port, tokens }, index) =>
    get(port, `/order-history?page=${1 + (index % 3)}`, { cookie: `auth_key=${tokens.active}` }),
  'member of staff': ({ port, tokens }) => get(port, `/desk/api/${site}/orders/`, { cookie: `desk=${tokens.staff}` }),
  program: ({ port, tokens }, index) =>
    get(port, '/api/v1/orders/', { authorization: `Bearer ${tokens[`program${index % 3}`]}` }),
  'health check': ({ port }) => get(port, '/healthz'),
} satisfies Record<string, RequestOf>;
export type Visitor = keyof typeof requestsOf;

/** The status is 0 when the connection was closed. */
export type Reply = { ms: number; status: number };

/** Sends one request after the other without end, with a pause after each reply. */
export async function* replies(facts: Facts, visitor: Visitor, restMs: number): AsyncGenerator<Reply> {
  let caller = await openConnection(facts.port);
  try {
    for (let index = 0; ; index += 1) {
      const reply = await timed(caller, requestsOf[visitor](facts, index));
      yield reply;
      if (reply.status === 0) caller = await openConnection(facts.port);
      await pause(restMs);
    }
  } finally {
    caller.close();
  }
}

export async function visit(facts: Facts, requests: number, visitor: Visitor = 'shopper'): Promise<Timing> {
  const tookMs: number[] = [];
  let refused = 0;
  for await (const { ms, status } of replies(facts, visitor, betweenMs)) {
    tookMs.push(ms);
    if (status !== 200) refused += 1;
    if (tookMs.length === requests) break;
  }
  tookMs.sort((a, b) => a - b);
  const share = (part: number) => tookMs[Math.floor(tookMs.length * part)] ?? 0;
  return { p50Ms: share(0.5), p99Ms: share(0.99), refused };
}

async function timed(caller: HttpConnection, request: RawRequest): Promise<Reply> {
  const sent = performance.now();
  const reply = await caller.send(request).catch(() => undefined);
  return { ms: performance.now() - sent, status: reply?.status ?? 0 };
}

let visits = 0;

/** Each item once, so that no cache helps. */
function nextItem(itemIds: readonly number[]): number | undefined {
  visits += 1;
  return itemIds[visits % itemIds.length];
}

/** From many addresses, because one may only create so many PDFs a minute. */
function dataSheet({ port, itemIds }: Facts, index: number): RawRequest {
  const path = `/productDetail/${site.toUpperCase()}:${nextItem(itemIds)}/datasheet.pdf`;
  return get(port, path, { 'x-forwarded-for': `198.51.${index % 250}.7` });
}

function anyRequest({ port, itemIds }: Facts, index: number): RawRequest {
  if (index % 3 === 0) return get(port, `/nod-product-category?item=${nextItem(itemIds)}`);
  return post(port, '/api/search/', { searching_key: typed[index % typed.length] });
}

type Headers = Record<string, string>;

function get(port: number, path: string, headers: Headers = {}): RawRequest {
  return rawRequest({ method: 'GET', path, ...from(port, headers) });
}

function post(port: number, path: string, body: unknown): RawRequest {
  return rawRequest({ method: 'POST', path, body, ...from(port, {}) });
}

const from = (port: number, headers: Headers) => ({
  host: `${site}.localhost:${port}`,
  headers: { 'x-forwarded-for': address, ...headers },
});
