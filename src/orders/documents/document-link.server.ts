import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteCode } from '../../sites/site.ts';

const lifetimeMs = 5 * 60_000;

export type LinkedDocuments = { site: SiteCode; documentIds: readonly number[]; fileName: string };

export function signDocumentLink(secret: string, linked: LinkedDocuments, now: Date): string {
  const until = now.getTime() + lifetimeMs;
  const query = new URLSearchParams({
    documents: linked.documentIds.join('.'),
    until: String(until),
    sign: signatureOf(secret, linked, until),
  });
  return `/documents/${encodeURIComponent(linked.fileName)}?${query}`;
}

/** 'ended' after its five minutes, undefined for a link that is not ours. */
export function verifyDocumentLink(
  secret: string,
  site: SiteCode,
  fileName: string,
  query: Readonly<Record<string, string>>,
  now: Date,
): LinkedDocuments | 'ended' | undefined {
  const { documents = '', until = '', sign = '' } = query;
  if (!/^\d{1,15}(\.\d{1,15}){0,199}$/.test(documents) || !/^\d{1,15}$/.test(until)) return undefined;
  const linked = { site, documentIds: documents.split('.').map(Number), fileName };
  const [received, expected] = [Buffer.from(sign), Buffer.from(signatureOf(secret, linked, Number(until)))];
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  return now.getTime() < Number(until) ? linked : 'ended';
}

const signatureOf = (secret: string, { site, documentIds, fileName }: LinkedDocuments, until: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['document', site, documentIds, fileName, until]))
    .digest('base64url');
