import { isUtf8 } from 'node:buffer';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { type AppParts, createApp } from '../../src/app.server.ts';
import { createServices } from '../../src/create-services.server.ts';
import type { Env } from '../../src/server/env.server.ts';

type Headed = Pick<Response, 'headers'>;

const startsWith = (signature: string) => (bytes: Buffer) =>
  bytes.toString('latin1', 0, signature.length) === signature;
const isMarkup = (bytes: Buffer) => isUtf8(bytes) && bytes.toString('utf8').trimStart().startsWith('<');

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}

/** How a body shows that it is of the type, which begins like this. The first that fits counts. */
const signsOfType: readonly (readonly [type: string, isOfType: (bytes: Buffer) => boolean])[] = [
  ['application/json', isJson],
  ['application/manifest+json', isJson],
  ['application/xml', isMarkup],
  ['image/svg+xml', isMarkup],
  ['text/html', isMarkup],
  ['application/pdf', startsWith('%PDF-')],
  ['application/zip', startsWith('PK')],
  ['application/vnd.openxmlformats', startsWith('PK')],
  ['image/png', startsWith('\x89PNG')],
  ['image/jpeg', startsWith('\xff\xd8\xff')],
  ['image/webp', startsWith('RIFF')],
  ['font/woff2', startsWith('wOF2')],
  ['application/wasm', startsWith('\0asm')],
  ['text/', isUtf8],
  ['image/vnd.dxf', isUtf8],
  ['model/step', isUtf8],
  ['application/openmetrics-text', isUtf8],
];

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** What a header says of the body that is not so. */
export function falseHeader({ headers }: Headed, sent: Buffer): string | undefined {
  const [length, encoding, type] = ['length', 'encoding', 'type'].map((name) => headers.get(`content-${name}`));
  if (length !== null && Number(length) !== sent.length) return `content-length ${length}, but ${sent.length} bytes`;
  if (sent.length === 0) return undefined;
  let bytes = sent;
  try {
    if (encoding) bytes = decoders[encoding]?.(sent) ?? Buffer.alloc(0);
  } catch {
    return `content-encoding ${encoding}, but the bytes are not`;
  }
  if (encoding && !decoders[encoding]) return `content-encoding ${encoding}, which no test can read`;
  if (!type) return 'a body, but no content-type';
  const isOfType = signsOfType.find(([start]) => type.startsWith(start))?.[1];
  if (!isOfType) return `content-type ${type}, of which no test knows the signs`;
  return isOfType(bytes)
    ? undefined
    : `content-type ${type}, but the body begins with ${bytes.toString('latin1', 0, 20)}`;
}

const found: string[] = [];

/** Of all replies that were read since the last time. */
export const takeFalseReplies = (): string[] => found.splice(0);

/** What is sent stays a stream, so that a client may take it slowly or leave. A reply that is false breaks off. */
function checked(place: string, response: Response): Response {
  const { status, headers, body } = response;
  if (!body) return response;
  const parts: Uint8Array[] = [];
  const check = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      parts.push(part);
      controller.enqueue(part);
    },
    flush(controller) {
      const fault = falseHeader(response, Buffer.concat(parts));
      if (fault === undefined) return;
      found.push(`${place} says ${fault}`);
      controller.error(new Error(`${place} says ${fault}`));
    },
  });
  return new Response(body.pipeThrough(check), { status, headers });
}

/** The app of the store, with other settings if any, which compares what each reply says of its body with the body. */
export function createCheckedApp({ env, ...parts }: AppParts & { env?: Env }): Hono {
  const server = env ? { ...parts.server, services: createServices(env) } : parts.server;
  const app = createApp({ ...parts, server });
  const answer = app.fetch;
  app.fetch = async (request, ...rest) =>
    checked(`${request.method} ${new URL(request.url).pathname}`, await answer(request, ...rest));
  return app;
}
