import type { Context } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { type QueueClient, runInQueue } from '../../server/jobs/queues.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import { verifyDocumentLink } from './document-link.server.ts';
import { findDocumentsById, findPdf, savePdf } from './documents.db.ts';
import { printDocumentsInThread } from './print-documents-in-thread.server.ts';

export function serveDocument(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site, address } = requestContext(env, c);
    const now = server.clock();
    const caller = { address, signal: c.req.raw.signal };
    const fileName = c.req.param('name') ?? '';
    const linked = verifyDocumentLink(server.secret, site.code, fileName, c.req.query(), now);
    if (linked === 'ended')
      return c.text(t`This link has expired. Please open the document again from your order.`, 410);
    const pdf = linked && (await pdfOf(server, { site: site.code, ids: linked.documentIds, now }, caller));
    if (!pdf) return c.text(t`There is no such document.`, 404);
    return new Response(new Uint8Array(pdf), { headers: headersOf(fileName) });
  };
}

const headersOf = (fileName: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'self'",
});

type RequestedPdf = { site: SiteCode; ids: readonly number[]; now: Date };

async function pdfOf(server: ServerContext, requested: RequestedPdf, caller: QueueClient): Promise<Buffer | undefined> {
  return (
    (await savedPdf(server, requested)) ??
    // Another reader may have had it printed while this one waited.
    runInQueue('documents', caller, async () => (await savedPdf(server, requested)) ?? printAndSave(server, requested))
  );
}

async function savedPdf({ database }: ServerContext, { site, ids }: RequestedPdf): Promise<Buffer | undefined> {
  const [saved] = await findPdf(database, { site, documentIds: ids.join('.') });
  return saved?.pdf;
}

async function printAndSave(server: ServerContext, requested: RequestedPdf): Promise<Buffer | undefined> {
  const { site, ids, now } = requested;
  const documents = await findDocumentsById(server.database, { site, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  await savePdf(server.database, {
    site,
    documentIds: ids.join('.'),
    pdf: await printDocumentsInThread(documents),
    now,
  });
  return savedPdf(server, requested);
}
