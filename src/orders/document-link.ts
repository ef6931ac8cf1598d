import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteCode } from '../sites/site.ts';

const livesMs = 5 * 60_000;

/** Documents of one order in one file, by their ids in order. */
export type Linked = { site: SiteCode; documentIds: readonly number[]; fileName: string };

/** An address that opens just these documents, for five minutes from `now`. */
export function documentLink(secret: string, linked: Linked, now: Date): string {
  const until = now.getTime() + livesMs;
  const query = new URLSearchParams({
    documents: linked.documentIds.join('.'),
    until: String(until),
    sign: signOf(secret, linked, until),
  });
  return `/documents/${encodeURIComponent(linked.fileName)}?${query}`;
}

/** What a link opens: 'ended' after its five minutes, undefined when it was not made here. */
export function openLink(
  secret: string,
  site: SiteCode,
  fileName: string,
  query: Readonly<Record<string, string>>,
  now: Date,
): Linked | 'ended' | undefined {
  const { documents = '', until = '', sign = '' } = query;
  if (!/^\d{1,15}(\.\d{1,15}){0,199}$/.test(documents) || !/^\d{1,15}$/.test(until)) return undefined;
  const linked = { site, documentIds: documents.split('.').map(Number), fileName };
  const [given, right] = [Buffer.from(sign), Buffer.from(signOf(secret, linked, Number(until)))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return now.getTime() < Number(until) ? linked : 'ended';
}

const signOf = (secret: string, { site, documentIds, fileName }: Linked, until: number) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['document', site, documentIds, fileName, until]))
    .digest('base64url');
