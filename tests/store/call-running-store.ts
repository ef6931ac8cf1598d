import { type IncomingMessage, request } from 'node:http';
import { json, text } from 'node:stream/consumers';
import type { Contract, RefusalReply, ReplyOf, RequestInput } from '../../src/lib/contract.ts';
import type { SiteCode } from '../../src/sites/site.ts';

export type StoreCaller = { port: number; site: SiteCode; token?: string; key?: string };

/** Connects to 127.0.0.1, because not every resolver knows `*.localhost`. */
export async function callStore<C extends Contract>(
  contract: C,
  input: RequestInput<C>,
  { port, site, token, key }: StoreCaller,
): Promise<ReplyOf<C> | RefusalReply> {
  const headers = {
    host: `${site}.localhost:${port}`,
    'content-type': 'application/json',
    ...(token && { authorization: `Token ${token}` }),
    ...(key && { 'idempotency-key': key }),
  };
  const response = await send(port, { path: `/${contract.path}`, method: contract.method, headers }, input);
  return (await json(response)) as ReplyOf<C> | RefusalReply;
}

export async function fetchPage(port: number, site: SiteCode, path: string): Promise<{ status: number; html: string }> {
  const response = await send(port, { path, method: 'GET', headers: { host: `${site}.localhost:${port}` } });
  return { status: response.statusCode ?? 0, html: await text(response) };
}

type StoreResponse = {
  status: number;
  type: string;
  retryAfter: string | undefined;
  /** Where a redirect leads. */
  location: string | undefined;
  text: string;
};

type RequestFrom = {
  port: number;
  site?: SiteCode;
  token?: string;
  /** The caller's own address on this machine. */
  localAddress?: string;
};

export async function requestStore(
  { port, site = 'nod', token, localAddress }: RequestFrom,
  path: string,
  input?: unknown,
): Promise<StoreResponse> {
  const headers = {
    host: `${site}.localhost:${port}`,
    ...(token && { authorization: `Token ${token}`, cookie: `auth_key=${token}` }),
    ...(input !== undefined && { 'content-type': 'application/json' }),
  };
  const method = input === undefined ? 'GET' : 'POST';
  const response = await send(port, { path, method, headers, ...(localAddress && { localAddress }) }, input);
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'] ?? '',
    retryAfter: response.headers['retry-after'],
    location: response.headers.location,
    text: await text(response),
  };
}

type OutgoingRequest = { path: string; method: string; headers: Record<string, string>; localAddress?: string };

function send(port: number, sent: OutgoingRequest, input?: unknown) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    // A kept connection may be closed by the store at the moment it is used again.
    const outgoing = request({ host: '127.0.0.1', port, agent: false, ...sent }, resolve);
    outgoing.on('error', reject);
    outgoing.end(sent.method === 'POST' ? JSON.stringify(input) : undefined);
  });
}
