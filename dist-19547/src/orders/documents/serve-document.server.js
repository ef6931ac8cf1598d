                                    
import { t } from '../../lib/i18n.js';
                                                                              
                                                      
import { requestContext } from '../../server/http/mount-calls.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import {                   runInQueue } from '../../server/jobs/queues.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { verifyDocumentLink } from './document-link.server.js';
import { findOrPrintPdf, findStoredPdf,                   } from './stored-pdf.server.js';

/** Links are opened by whoever has them. */
const openedAnHour = { name: 'document_links', max: 300, windowMinutes: 60 };

export function serveDocument(env     , server               ) {
  return async (c         )                    => {
    const { site, address } = requestContext(env, server.sites, c);
    const now = server.clock();
    await consumeRateLimits(server.database, [{ ...openedAnHour, key: ipNetworkOf(address) }]);
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

const headersOf = (fileName        ) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'self'",
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
});

async function pdfOf(
  { database }               ,
  requested              ,
  caller             ,
)                              {
  // While this reader waits, another one may have had it printed.
  return (
    (await findStoredPdf(database, requested)) ??
    runInQueue('documents', caller, () => findOrPrintPdf(database, requested))
  );
}
