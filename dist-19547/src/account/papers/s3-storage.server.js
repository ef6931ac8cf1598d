import { AwsClient } from 'aws4fetch';
import { t } from '../../lib/i18n.js';
import { retryLater } from '../../server/refuse.server.js';
                                                       

                          
                   
                 
                 
                      
                          
  

const timeoutMs = 20_000;
const retryAfterMs = 10_000;

/** Addresses the bucket as a path, which every S3-compatible store understands. */
export function createS3Storage({ endpoint, bucket, ...credentials }            )               {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const request = async (method                          , key        , init              = {})                    => {
    const response = await client
      .fetch(`${endpoint}/${bucket}/${key}`, {
        ...init,
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause         ) => new Response(String(cause), { status: 503 }));
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw retryLater(503, retryAfterMs, t`The file could not be saved or opened just now. Please try again.`);
  };
  return {
    name: 's3',
    async put(_db, { storageKey, contentType }, content) {
      const body = Buffer.from(content);
      await request('PUT', storageKey, { body, headers: { 'content-type': contentType } });
    },
    async get(_db, storageKey) {
      const response = await request('GET', storageKey);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    async remove(_db, storageKey) {
      await request('DELETE', storageKey);
    },
  };
}
