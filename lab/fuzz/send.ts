import { Agent, request } from 'node:http';
import type { SiteCode } from '../../src/sites/site.ts';
import type { FuzzRequest } from './requests.ts';

export type Reply = { status: number; type: string; text: string; ms: number };
export type RequestOrigin = {
  port: number;
  site: SiteCode;
  address: string;
  token?: string;
  desk?: string;
  bearer?: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const maxTextChars = 4_000;

/** Status 0 when the connection broke. */
export function send({ method, path, body }: FuzzRequest, from: RequestOrigin): Promise<Reply> {
  const { port, site, address, token, desk, bearer } = from;
  const headers = {
    host: `${site}.localhost:${port}`,
    'x-forwarded-for': address,
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    ...(token && { authorization: `Token ${token}` }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(desk && { cookie: `desk=${desk}`, origin: `http://${site}.localhost:${port}` }),
  };
  const sent = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, type: string, text: string) =>
      resolve({ status, type, text, ms: performance.now() - sent });
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent, maxHeaderSize: 65_536 },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (chunk: string) => {
          if (text.length < maxTextChars) text += chunk;
        });
        reply.on('end', () => done(reply.statusCode ?? 0, reply.headers['content-type'] ?? '', text));
        reply.on('error', (cause) => done(0, '', cause.message));
      },
    );
    outgoing.on('error', (cause) => {
      // The store may close a kept-alive connection at this moment; a browser would retry, too.
      if (outgoing.reusedSocket) resolve(send({ method, path, ...(body !== undefined && { body }) }, from));
      else done(0, '', cause.message);
    });
    outgoing.end(body);
  });
}
