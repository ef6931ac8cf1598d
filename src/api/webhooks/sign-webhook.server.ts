import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Standard Webhooks writes the secret so: 256 random bits as base64. */
export const createWebhookSecret = () => prefix + randomBytes(32).toString('base64');

export type SignedHeaders = { 'webhook-id': string; 'webhook-timestamp': string; 'webhook-signature': string };

/** HMAC-SHA256 over id.timestamp.body, as https://www.standardwebhooks.com describes. */
export function signWebhook(secret: string, { id, body, at }: { id: string; body: string; at: Date }): SignedHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
