import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { verifyLink } from '../../server/security/signed-link.server.ts';
import { loadQuote } from './load-quote.server.ts';
import { quoteLinkParts } from './quote-link.server.ts';

const quotes = createPdfCache('documents', new URL('./print-quote-worker.server.ts', import.meta.url), 50);

/** Links are opened by whoever has them. */
const openedAnHour = { name: 'quote_links', max: 300, windowMinutes: 60 };

/** Printed as the quote is now, not as it was when the link was made. */
export function serveQuote(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site, address } = requestContext(env, server.sites, c);
    const now = server.clock();
    await consumeRateLimits(server.database, networkLimits(openedAnHour, address));
    const number = (c.req.param('name') ?? '').replace(/\.pdf$/, '');
    const state = verifyLink(server.secret, quoteLinkParts(site.code, number), c.req.query(), now);
    if (state === 'ended')
      return c.text(
        t`This link has expired. Please open the quote again from your RFI, or ask who sent it for another link.`,
        410,
      );
    const quote = state && (await loadQuote(server.database, site, number, now));
    if (!quote || quote.lines.length === 0) return c.text(t`There is no such document.`, 404);
    const printed = { ...quote, shop: env.siteHosts[site.code].address };
    const name = createHash('sha256').update(JSON.stringify(printed)).digest('base64url');
    const pdf = await quotes(name, printed, { address, signal: c.req.raw.signal });
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${quote.quotation.number.replace(/[^\w.-]/g, '-')}.pdf"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "frame-ancestors 'self'",
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
      },
    });
  };
}
