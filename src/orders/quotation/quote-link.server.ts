import { signLink } from '../../server/security/signed-link.server.ts';
import type { SiteCode } from '../../sites/site.ts';

export const quoteLinkParts = (site: SiteCode, number: string) => ['quote', site, number] as const;

/** A link to the quote of an RFI as PDF, valid for five minutes or as long as it is said. */
export function signQuoteLink(secret: string, site: SiteCode, number: string, now: Date, minutes?: number): string {
  const query = new URLSearchParams(signLink(secret, quoteLinkParts(site, number), now, minutes));
  return `/quotes/${encodeURIComponent(number)}.pdf?${query}`;
}
