import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type FakeObjectStore = {
  url: string;
  objects: Map<string, { content: Buffer; contentType: string }>;
  /** Which bytes were asked for; of a whole file nothing. */
  ranges: (string | undefined)[];
  /** Statuses for the next requests. */
  refusals: number[];
  close(): Promise<void>;
};

type Keys = { accessKeyId: string; secretAccessKey: string; region: string };

/** An S3-compatible store that checks each signature (AWS Signature Version 4) as the real ones do. */
export async function startFakeObjectStore(keys: Keys): Promise<FakeObjectStore> {
  const objects: FakeObjectStore['objects'] = new Map();
  const refusals: number[] = [];
  const ranges: FakeObjectStore['ranges'] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const refusal = refusals.shift() ?? (isSigned(request, keys) ? undefined : 403);
      const path = request.url ?? '';
      if (refusal) return response.writeHead(refusal).end();
      if (request.method === 'PUT') {
        objects.set(path, { content, contentType: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      const found = objects.get(path);
      if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      if (request.method === 'DELETE') {
        objects.delete(path);
        return response.writeHead(204).end();
      }
      ranges.push(request.headers.range);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return response.writeHead(200).end(found.content);
      const part = found.content.subarray(Number(from), Number(to) + 1);
      const sent = `bytes ${from}-${Number(from) + part.length - 1}/${found.content.length}`;
      return response.writeHead(206, { 'content-range': sent }).end(part);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    ranges,
    refusals,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned({ method, url, headers }: IncomingMessage, { accessKeyId, secretAccessKey, region }: Keys): boolean {
  const { authorization = '' } = headers;
  const [, day = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/[^,]+, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ??
    [];
  const header = (name: string) => String(headers[name] ?? '');
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((name) => `${name}:${header(name)}`),
    '',
    signed,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${header('x-amz-date')}\n${scope}\n${hash}`).toString('hex');
  return authorization.includes(`Credential=${accessKeyId}/${scope}`) && signature === expected;
}
