import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SiteCode } from '../../src/sites/site.ts';

export type Target = {
  port: number;
  tokens: Readonly<Record<string, string>>;
  itemIds: readonly number[];
  /** How long each reply took, without waiting for the line. */
  tookMs: number[];
  get(targetRequest: TargetRequest): Promise<number>;
};
export type TargetRequest = { site: SiteCode; path: string; address?: string; token?: string };

/** 100 Mbit/s, a laptop on a fast line. */
const lineBytesPerSecond = 12_500_000;
let lineFreeAt = 0;

export async function consumeBandwidth(bytes: number): Promise<void> {
  const now = performance.now();
  lineFreeAt = Math.max(lineFreeAt, now) + (bytes / lineBytesPerSecond) * 1000;
  if (lineFreeAt > now + 1) await pause(lineFreeAt - now);
}

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export const json = (body: unknown): string => JSON.stringify(body);

export function createTarget(facts: Pick<Target, 'port' | 'tokens' | 'itemIds'>): Target {
  const target: Target = {
    ...facts,
    tookMs: [],
    get: (targetRequest) => timed(target, () => sendTo(facts.port, 'GET', targetRequest)),
  };
  return target;
}

export async function post(target: Target, targetRequest: TargetRequest & { body: string }): Promise<number> {
  await consumeBandwidth(targetRequest.body.length);
  return timed(target, () => sendTo(target.port, 'POST', targetRequest, targetRequest.body));
}

async function timed({ tookMs }: Target, send: () => Promise<number>): Promise<number> {
  const sent = performance.now();
  const status = await send();
  tookMs.push(performance.now() - sent);
  return status;
}

/** Returns the status, 0 for no complete reply. */
function sendTo(port: number, method: string, targetRequest: TargetRequest, body?: string): Promise<number> {
  const { site, path, address, token } = targetRequest;
  const headers = {
    host: `${site}.localhost:${port}`,
    // Calls of the desk are answered to its own pages only.
    ...(path.startsWith('/desk/') && { origin: `http://${site}.localhost:${port}` }),
    'x-forwarded-for': address ?? '203.0.113.200',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Token ${token}` }),
  };
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent }, (reply) => {
      let received = 0;
      reply.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      reply.on('end', () => void consumeBandwidth(received).then(() => resolve(reply.statusCode ?? 0)));
      reply.on('error', () => resolve(0));
    });
    // The store may close a kept connection at the moment it is used again.
    outgoing.on('error', () => resolve(outgoing.reusedSocket ? sendTo(port, method, targetRequest, body) : 0));
    outgoing.end(body);
  });
}
