import type { Hono } from 'hono';
import { say } from '../lib/say.ts';
import type { Server } from '../server/call.ts';
import { isDatabaseDown } from '../server/database-down.ts';
import type { Env } from '../server/env.ts';
import { type Reached, reached } from '../server/http.ts';
import { HttpRefused, retryHeader } from '../server/refuse.ts';
import { brandPages } from '../sites/brand-pages.data.ts';
import type { Site } from '../sites/site.ts';
import { legalNames } from './legal-text.ts';
import { catalogueFile } from './print-addresses.ts';
import { printCatalogue } from './print-catalogue.server.ts';
import { printLegal } from './print-legal.ts';

type Print = { pdf: Buffer; name: string };

/** Serves what the store prints for everybody: its legal texts, each beside its page, and its catalogues. */
export function mountPrints(app: Hono, env: Env, server: Server): void {
  const serve = (path: string, print: (where: Reached) => Promise<Print | undefined>) =>
    app.get(path, async (c) => {
      const where = reached(env, c);
      try {
        const found = await print(where);
        if (!found) return c.text(say`There is no such file of this site.`, 404);
        return new Response(new Uint8Array(found.pdf), { headers: headersOf(found) });
      } catch (cause) {
        if (isDatabaseDown(cause)) throw cause;
        if (cause instanceof HttpRefused) return c.text(cause.message, cause.status, retryHeader(cause));
        server.log.error({ requestId: where.requestId, err: cause }, 'a file could not be printed');
        return c.text(say`This file could not be printed. Please try again.`, 500);
      }
    });
  for (const name of legalNames)
    serve(`/${name}.pdf`, async ({ site, address }) => ({
      pdf: await printLegal({ site: site.code, name }, { address }),
      name: `${site.name}-${name}`,
    }));
  const catalogue = async (site: Site, maker: string): Promise<Print | undefined> => {
    const pdf = await printCatalogue(server, site, maker);
    return pdf && { pdf, name: [site.name, maker, 'catalogue'].filter(Boolean).join('-') };
  };
  serve(catalogueFile(), ({ site }) => catalogue(site, ''));
  for (const [brand, { name }] of Object.entries(brandPages))
    serve(catalogueFile(brand), async ({ site }) =>
      site.brandPages.includes(brand) ? catalogue(site, name) : undefined,
    );
}

/** `x-pages` is for the viewer, which says how long a file is before it is opened. */
const headersOf = ({ pdf, name }: Print) => ({
  'content-type': 'application/pdf',
  'content-length': String(pdf.length),
  'content-disposition': `inline; filename="${name}.pdf"`,
  'cache-control': 'public, max-age=300',
  'x-pages': String(pagesIn(pdf)),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
});

/** Every page of a PDF of ours is an object of its own, in plain text. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
