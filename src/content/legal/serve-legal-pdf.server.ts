import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { type RequestContext, requestContext } from '../../server/http/mount-calls.server.ts';
import type { QueueClient } from '../../server/jobs/queues.server.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import { pdfHeaders } from '../downloads/pdf-headers.ts';
import { buildLegalText, type LegalPrint, legalNames } from './legal-text.ts';

type NamedPdf = { pdf: Buffer; name: string };

export function mountLegalPdfs(app: Hono, env: Env, { sites }: Pick<ServerContext, 'sites'>): void {
  const serve = (path: string, print: (request: RequestContext) => Promise<NamedPdf | undefined>) =>
    app.get(path, async (c) => {
      const request = requestContext(env, sites, c);
      const found = await print(request);
      if (!found) return c.text(t`There is no such file in this store.`, 404);
      const { name, pdf } = found;
      const headers = pdfHeaders({ name, pages: countPdfPages(pdf), bytes: pdf.length });
      return new Response(new Uint8Array(pdf), { headers });
    });
  for (const name of legalNames)
    serve(`/${name}.pdf`, async ({ site, address }) => ({
      pdf: await printLegal({ site, name }, { address }),
      name: `${site.numberPrefix}-${name}`,
    }));
}

/** Counts page objects, which our PDFs store uncompressed. */
const countPdfPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

const maxCachedPdfs = 50;
const printCached = createPdfCache(
  'public_files',
  new URL('./print-legal-worker.server.ts', import.meta.url),
  maxCachedPdfs,
);

const printLegal = (print: LegalPrint, caller: QueueClient): Promise<Buffer> =>
  printCached(nameOf(print), print, caller);

/** A changed text has another name, and so has one that names a changed fact. */
const nameOf = ({ site, name }: LegalPrint): string =>
  `${site.code} ${name} ${createHash('sha256')
    .update(JSON.stringify([buildLegalText(site, name), printedSite(site)]))
    .digest('base64url')}`;
