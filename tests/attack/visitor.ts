import { setTimeout as pause } from 'node:timers/promises';
import { type HttpConnection, openConnection, type RawRequest, rawRequest } from '../../bench/raw-http-client.ts';
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

export type Timing = { p50Ms: number; p99Ms: number; refused: number };

/** Types, views items and searches, pausing a few milliseconds after each reply. */
export async function visit(port: number, itemIds: readonly number[], requests: number): Promise<Timing> {
  const caller = await openConnection(port);
  const tookMs: number[] = [];
  let refused = 0;
  for (let index = 0; index < requests; index += 1) {
    const { ms, status } = await timed(caller, anyRequest(port, itemIds, index));
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

/** Each item once, so that the page cache does not help. */
function anyRequest(port: number, itemIds: readonly number[], index: number): RawRequest {
  const host = `${site}.localhost:${port}`;
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  if (index % 3 === 0) {
    visits += 1;
    const item = itemIds[visits % itemIds.length];
    return rawRequest({ method: 'GET', path: `/nod-product-category?item=${item}`, host, headers });
  }
  const searching_key = typed[index % typed.length];
  return rawRequest({ method: 'POST', path: '/api/search/', host, headers, body: { searching_key } });
}
