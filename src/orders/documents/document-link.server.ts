import { signLink, verifyLink } from '../../server/security/signed-link.server.ts';
import type { SiteCode } from '../../sites/site.ts';

export type LinkedDocuments = { site: SiteCode; documentIds: readonly number[]; fileName: string };

const partsOf = ({ site, documentIds, fileName }: LinkedDocuments) =>
  ['document', site, documentIds, fileName] as const;

/** Valid for five minutes, or as long as it is said. */
export function signDocumentLink(secret: string, linked: LinkedDocuments, now: Date, minutes?: number): string {
  const query = new URLSearchParams({
    documents: linked.documentIds.join('.'),
    ...signLink(secret, partsOf(linked), now, minutes),
  });
  return `/documents/${encodeURIComponent(linked.fileName)}?${query}`;
}

/** 'ended' after its time, undefined for a link that is not ours. */
export function verifyDocumentLink(
  secret: string,
  site: SiteCode,
  fileName: string,
  query: Readonly<Record<string, string>>,
  now: Date,
): LinkedDocuments | 'ended' | undefined {
  const { documents = '' } = query;
  if (!/^\d{1,15}(\.\d{1,15}){0,199}$/.test(documents)) return undefined;
  const linked = { site, documentIds: documents.split('.').map(Number), fileName };
  const state = verifyLink(secret, partsOf(linked), query, now);
  return state === 'valid' ? linked : state;
}
