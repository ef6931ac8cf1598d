import { connect, type Socket } from 'node:net';

export type RawRequest = Buffer;
/** `body` is decoded when it is read, which takes longer than many replies. */
export type RawReply = { status: number; bytes: Buffer; readonly body: string };

/** A minimal HTTP client, so that the measurement shows the server's cost only. */
export type HttpConnection = { send(request: RawRequest): Promise<RawReply>; close(): void };

type RequestParts = {
  method: 'GET' | 'POST';
  path: string;
  host: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export function rawRequest({ method, path, host, headers = {}, body }: RequestParts): RawRequest {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host,
    ...headers,
    ...(method === 'POST' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`);
}

export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let pending: { resolve(reply: RawReply): void; reject(cause: Error): void } | undefined;
  let received: Buffer = Buffer.alloc(0);
  const fail = (cause?: Error) => pending?.reject(cause ?? new Error('the connection was closed'));
  socket.on('error', fail).on('close', () => fail());
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = readReply(received);
    if (!reply) return;
    received = Buffer.alloc(0);
    pending?.resolve(reply);
  });
  return { send: (request) => sendOn(socket, request, (next) => (pending = next)), close: () => socket.destroy() };
}

function sendOn(
  socket: Socket,
  request: RawRequest,
  wait: (next: { resolve(reply: RawReply): void; reject(cause: Error): void }) => void,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    wait({ resolve, reject });
    if (socket.destroyed) reject(new Error('the connection was closed'));
    else socket.write(request);
  });
}

function readReply(received: Buffer): RawReply | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const body = received.subarray(end + 4);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return body.length < Number(length) ? undefined : rawReply(status, body);
  return body.subarray(-5).equals(lastChunk) ? rawReply(status, unchunked(body)) : undefined;
}

const rawReply = (status: number, bytes: Buffer): RawReply => ({
  status,
  bytes,
  get body() {
    return bytes.toString();
  },
});

const lastChunk = Buffer.from('0\r\n\r\n');

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
