import { setTimeout as pause } from 'node:timers/promises';
import {
  type HttpConnection,
  openConnection,
  type RawRequest,
  rawRequest,
} from '../../bench/requests/raw-http-client.ts';
import type { SiteCode } from '../../src/sites/site.ts';

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
const betweenMs = 5;
const address = '198.51.100.7';

export type Timing = { p50Ms: number; p99Ms: number; refused: number };

type RequestOf = (port: number, itemIds: readonly number[], index: number) => RawRequest;

/** `shopper` types, views items and searches; the others only do what their name says. */
const requestsOf = {
  shopper: anyRequest,
  'reader of data sheets': dataSheet,
  'health check': (port) => get(port, '/healthz'),
} satisfies Record<string, RequestOf>;
export type Visitor = keyof typeof requestsOf;

/** Sends one request after the other, pausing a few milliseconds after each reply. */
export async function visit(
  port: number,
  itemIds: readonly number[],
  requests: number,
  visitor: Visitor = 'shopper',
): Promise<Timing> {
  const caller = await openConnection(port);
  const tookMs: number[] = [];
  let refused = 0;
  for (let index = 0; index < requests; index += 1) {
    const { ms, status } = await timed(caller, requestsOf[visitor](port, itemIds, index));
    tookMs.push(ms);
    if (status !== 200) refused += 1;
    await pause(betweenMs);
  }
  caller.close();
  tookMs.sort((a, b) => a - b);
  const share = (part: number) => tookMs[Math.floor(tookMs.length * part)] ?? 0;
  return { p50Ms: share(0.5), p99Ms: share(0.99), refused };
}

async function timed(caller: HttpConnection, request: RawRequest) {
  const sent = performance.now();
  const { status } = await caller.send(request);
  return { ms: performance.now() - sent, status };
}

let visits = 0;

/** Each item once, so that no cache helps. */
function nextItem(itemIds: readonly number[]): number | undefined {
  visits += 1;
  return itemIds[visits % itemIds.length];
}

/** From many addresses, because one may only create so many PDFs a minute. */
function dataSheet(port: number, itemIds: readonly number[], index: number): RawRequest {
  const path = `/productDetail/${site.toUpperCase()}:${nextItem(itemIds)}/datasheet.pdf`;
  return get(port, path, `198.51.100.${index % 250}`);
}

function anyRequest(port: number, itemIds: readonly number[], index: number): RawRequest {
  const host = `${site}.localhost:${port}`;
  if (index % 3 === 0) return get(port, `/nod-product-category?item=${nextItem(itemIds)}`);
  const searching_key = typed[index % typed.length];
  const headers = { 'x-forwarded-for': address };
  return rawRequest({ method: 'POST', path: '/api/search/', host, headers, body: { searching_key } });
}

function get(port: number, path: string, from = address): RawRequest {
  const headers = { 'x-forwarded-for': from };
  return rawRequest({ method: 'GET', path, host: `${site}.localhost:${port}`, headers });
}
