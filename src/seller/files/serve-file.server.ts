import type { Context, Hono } from 'hono';
import type { OpenPaper, PaperStorages } from '../../account/papers/paper-storage.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';
import type { Site } from '../../sites/site.ts';
import { sellerFileTypes } from './add-file.server.ts';
import { fileOfHref } from './file-link.rule.ts';
import { findFile, type StoredFile } from './seller-files.db.ts';

/** The file at an address never changes, so browsers and proxies keep it. The desk may have its own host. */
export function mountSellerFiles(
  app: Hono,
  env: Env,
  { database, sites }: ServerContext,
  storages: PaperStorages,
): void {
  const serveFor = (c: Context, site: Site) => {
    const load = ({ storage, storageKey }: StoredFile) => storages.named(site, storage)?.open(database, storageKey);
    return serve(c, database, site, (file) => {
      // Pictures were made small when they were added; a document may have 20 MB.
      if (file.type !== 'pdf') return load(file);
      return runInQueue('public_files', requestContext(env, sites, c), async () => load(file));
    });
  };
  app.get('/seller-files/:id/:file', (c) => serveFor(c, requestContext(env, sites, c).site));
  app.get('/desk/files/:site/seller-files/:id/:file', (c) => {
    const code = parseSiteCode(c.req.param('site'));
    return code ? serveFor(c, sites[code]) : noFile();
  });
}

const noFile = () => new Response(t`There is no such file.`, { status: 404 });

type Load = (file: StoredFile) => Promise<OpenPaper | undefined> | undefined;

async function serve(c: Context, database: Database, site: Site, load: Load): Promise<Response> {
  const named = fileOfHref(c.req.param('id') ?? '', c.req.param('file') ?? '');
  const [kept] = named ? await findFile(database, { site: site.code, ...named }) : [];
  const file = kept && (await load(kept));
  if (!file) return noFile();
  return new Response(file.body, {
    headers: {
      'content-type': sellerFileTypes[kept.type],
      'content-length': String(file.bytes),
      'content-disposition': `inline; filename="${kept.name.replace(/[^\w. -]/g, '_')}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': kept.type === 'pdf' ? "frame-ancestors 'self'" : "default-src 'none'; sandbox",
      ...(kept.type === 'pdf' && { 'x-pages': String(kept.pages) }),
    },
  });
}
