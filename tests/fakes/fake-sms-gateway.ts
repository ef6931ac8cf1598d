import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type ReceivedSms = { to: string; text: string; authorization: string; id: string };

export type FakeSmsGateway = {
  url: string;
  messages: ReceivedSms[];
  /** Statuses for the next messages. */
  refusals: number[];
  close(): Promise<void>;
};

export async function startFakeSmsGateway(): Promise<FakeSmsGateway> {
  const messages: ReceivedSms[] = [];
  const refusals: number[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const refusal = refusals.shift();
      const { to, text } = body as { to: string; text: string };
      const { authorization = '', 'idempotency-key': id = '' } = request.headers;
      if (refusal === undefined) messages.push({ to, text, authorization, id: String(id) });
      response.writeHead(refusal ?? 202).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    messages,
    refusals,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
