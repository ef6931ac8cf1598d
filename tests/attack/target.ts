import { Agent, request } from 'node:http';
import type { SiteCode } from '../../src/sites/site.ts';

/** What an attacker knows of the store. */
export type Target = {
  port: number;
  tokens: Readonly<Record<string, string>>;
  itemIds: readonly number[];
  get(asked: Asked): Promise<number>;
};
export type Asked = { site: SiteCode; path: string; address?: string; token?: string };

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

export const json = (body: unknown): string => JSON.stringify(body);

export const targetAt = (facts: Pick<Target, 'port' | 'tokens' | 'itemIds'>): Target => ({
  ...facts,
  get: (asked) => sendTo(facts.port, 'GET', asked),
});

export const post = ({ port }: Target, asked: Asked & { body: string }): Promise<number> =>
  sendTo(port, 'POST', asked, asked.body);

/** Answers the status of the whole reply, 0 when there was none. */
function sendTo(port: number, method: string, { site, path, address, token }: Asked, body?: string): Promise<number> {
  const headers = {
    host: `${site}.localhost:${port}`,
    'x-forwarded-for': address ?? '203.0.113.200',
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Token ${token}` }),
  };
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
      reply.on('error', () => resolve(0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
