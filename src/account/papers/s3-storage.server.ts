import { AwsClient } from 'aws4fetch';
import { t } from '../../lib/i18n.ts';
import { retryLater } from '../../server/refuse.server.ts';
import type { PaperStorage } from './paper-storage.ts';
import { readInParts } from './read-in-parts.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const timeoutMs = 20_000;
const retryAfterMs = 10_000;
const partBytes = 2_000_000;
const failed = () => {
  throw retryLater(503, retryAfterMs, t`The file could not be saved or opened just now. Please try again.`);
};

/** Addresses the bucket as a path, which every S3-compatible store understands. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Settings): PaperStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const request = async (method: 'PUT' | 'GET' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client
      .fetch(`${endpoint}/${bucket}/${key}`, {
        ...init,
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause: unknown) => new Response(String(cause), { status: 503 }));
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    return failed();
  };
  const get = async (key: string) => {
    const response = await request('GET', key);
    return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer().catch(failed));
  };
  const getPart = async (key: string, from: number) => {
    const response = await request('GET', key, { headers: { range: `bytes=${from}-${from + partBytes - 1}` } });
    if (response.status === 404) return undefined;
    const part = new Uint8Array(await response.arrayBuffer().catch(failed));
    // A store without ranges replies 200 and the whole file.
    const [, bytes = part.byteLength] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
    return { bytes: Number(bytes), part };
  };
  return {
    name: 's3',
    async put(_db, { storageKey, contentType }, content) {
      const body = Buffer.from(content);
      await request('PUT', storageKey, { body, headers: { 'content-type': contentType } });
    },
    get: (_db, storageKey) => get(storageKey),
    open: (_db, storageKey) => readInParts((from) => getPart(storageKey, from)),
    async remove(_db, storageKey) {
      await request('DELETE', storageKey);
    },
  };
}
