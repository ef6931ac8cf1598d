import type { Hono } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { type RequestContext, requestContext } from '../../server/http/mount-calls.server.ts';
import { pdfHeaders } from '../downloads/pdf-headers.ts';
import { legalNames } from './legal-text.ts';
import { printLegal } from './print-legal.server.ts';

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
      name: `${site.name}-${name}`,
    }));
}

/** Counts page objects, which our PDFs store uncompressed. */
const countPdfPages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
