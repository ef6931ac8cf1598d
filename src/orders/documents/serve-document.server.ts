import type { Context } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { type QueueClient, runInQueue } from '../../server/jobs/queues.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { verifyDocumentLink } from './document-link.server.ts';
import { findOrPrintPdf, findStoredPdf, type RequestedPdf } from './stored-pdf.server.ts';

/** Links are opened by whoever has them. */
const openedAnHour = { name: 'document_links', max: 300, windowMinutes: 60 };

export function serveDocument(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site, address } = requestContext(env, server.sites, c);
    const now = server.clock();
    await consumeRateLimits(server.database, networkLimits(openedAnHour, address));
    const caller = { address, signal: c.req.raw.signal };
    const fileName = c.req.param('name') ?? '';
    const linked = verifyDocumentLink(server.secret, site.code, fileName, c.req.query(), now);
    if (linked === 'ended')
      return c.text(
        t`This link has expired. Please open the document again from your order, or ask who sent it for another link.`,
        410,
      );
    const pdf =
      linked &&
      (await pdfOf(server, { site, address: env.siteHosts[site.code].address, ids: linked.documentIds, now }, caller));
    if (!pdf) return c.text(t`There is no such document.`, 404);
    return new Response(new Uint8Array(pdf), { headers: headersOf(fileName) });
  };
}

const headersOf = (fileName: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'self'",
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
});

async function pdfOf(
  { database }: ServerContext,
  requested: RequestedPdf,
  caller: QueueClient,
): Promise<Buffer | undefined> {
  // While this reader waits, another one may have had it printed.
  return (
    (await findStoredPdf(database, requested)) ??
    runInQueue('documents', caller, () => findOrPrintPdf(database, requested))
  );
}
