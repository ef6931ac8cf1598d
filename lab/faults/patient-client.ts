import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { callUrl } from '../../src/lib/call-url.ts';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';

export type Caller = { token?: string; desk?: string; key?: string; headers?: Record<string, string> };
/** Status 0 when the connection broke or nothing came within the limit. */
export type RawReply = { status: number; body: string };

export type PatientClient = {
  site: SiteCode;
  /** How often each kind of reply came: '200', '503', '0'. */
  statuses: Map<string, number>;
  /** How often each request was answered with 404 or 500, which no fault explains: '500 POST /api/cart/'. */
  unexplained: Map<string, number>;
  send(method: string, path: string, caller?: Caller, body?: string): Promise<RawReply>;
  /** Sends the same request until the store has an answer; undefined after the patience. */
  call<C extends Contract>(
    contract: C,
    input: RequestInput<C>,
    caller?: Caller,
  ): Promise<ReplyOf<C> | RefusalReply | undefined>;
};

type Terms = {
  ports: readonly number[];
  site: SiteCode;
  /** How long one request may take before it is sent again, in ms. */
  limitMs: number;
  /** How long a call is sent again and again, in ms. */
  patienceMs: number;
};

/** What a well-made program does: it repeats a request that has no answer, unchanged and with the same key. */
export function createPatientClient({ ports, site, limitMs, patienceMs }: Terms): PatientClient {
  const statuses = new Map<string, number>();
  const unexplained = new Map<string, number>();
  const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let turn = 0;
  const send: PatientClient['send'] = async (method, path, caller = {}, body) => {
    turn += 1;
    const port = ports[turn % ports.length] ?? 0;
    const reply = await sendOnce({ port, method, path, headers: headersOf(site, port, caller, body) }, limitMs, body);
    count(statuses, String(reply.status));
    if (reply.status === 404 || reply.status === 500)
      count(unexplained, `${reply.status} ${method} ${path.split('?')[0]} ${reply.body.slice(0, 120)}`);
    return reply;
  };
  return {
    site,
    statuses,
    unexplained,
    send,
    async call(contract, input, caller) {
      const body = contract.method === 'POST' ? JSON.stringify(input) : undefined;
      const until = performance.now() + patienceMs;
      do {
        const { status, body: said } = await send(contract.method, callUrl(contract, input), caller, body);
        if (isAnswer(status)) return JSON.parse(said);
        await pause(100);
      } while (performance.now() < until);
      return undefined;
    },
  };
}

/** 5xx and 429 say nothing about what became of the request. */
const isAnswer = (status: number) => status >= 200 && status < 500 && status !== 429;

function headersOf(site: SiteCode, port: number, { token, desk, key, headers }: Caller, body?: string) {
  const host = `${site}.localhost:${port}`;
  return {
    host,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Token ${token}` }),
    ...(desk && { cookie: `desk=${desk}`, origin: `http://${host}` }),
    ...(key && { 'idempotency-key': key }),
    ...headers,
  };
}

type Outgoing = { port: number; method: string; path: string; headers: Record<string, string | number> };

async function sendOnce(outgoing: Outgoing, limitMs: number, body?: string): Promise<RawReply> {
  const { promise, resolve, reject } = Promise.withResolvers<RawReply>();
  const options = { host: '127.0.0.1', agent: false, signal: AbortSignal.timeout(limitMs), ...outgoing };
  const sent = request(options, (response) => {
    text(response).then((said) => resolve({ status: response.statusCode ?? 0, body: said }), reject);
  });
  sent.on('error', reject);
  sent.end(body);
  return promise.catch(() => ({ status: 0, body: '' }));
}
