                                          
                                                                           
import { t } from '../../lib/i18n.js';
                                                                              
                                                                         
                                                      
import { requestContext } from '../../server/http/mount-calls.server.js';
import { parseSiteCode } from '../../sites/resolve-site.js';
                                                
import { contentTypes } from './add-file.server.js';
import { fileOfHref } from './file-link.rule.js';
import { findFile } from './seller-files.db.js';

/** What an address names never changes, so browsers and proxies keep it. The desk may have a host of its own. */
export function mountSellerFiles(
  app      ,
  env     ,
  { database, sites }               ,
  storages               ,
)       {
  app.get('/seller-files/:id/:file', (c) => serve(c, database, storages, requestContext(env, sites, c).site));
  app.get('/desk/files/:site/seller-files/:id/:file', (c) => {
    const code = parseSiteCode(c.req.param('site'));
    return code ? serve(c, database, storages, sites[code]) : noFile();
  });
}

const noFile = () => new Response(t`There is no such file.`, { status: 404 });

async function serve(c         , database          , storages               , site      )                    {
  const asked = fileOfHref(c.req.param('id') ?? '', c.req.param('file') ?? '');
  const [kept] = asked ? await findFile(database, { site: site.code, ...asked }) : [];
  const content = kept && (await storages.named(site, kept.storage)?.get(database, kept.storageKey));
  if (!content) return noFile();
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentTypes[kept.type],
      'content-length': String(content.byteLength),
      'content-disposition': `inline; filename="${kept.name.replace(/[^\w. -]/g, '_')}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': kept.type === 'pdf' ? "frame-ancestors 'self'" : "default-src 'none'; sandbox",
      ...(kept.type === 'pdf' && { 'x-pages': String(kept.pages) }),
    },
  });
}
