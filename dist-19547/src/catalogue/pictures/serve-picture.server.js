                                          
                                                                           
import { t } from '../../lib/i18n.js';
                                                                              
                                                                         
                                                      
import { requestContext } from '../../server/http/mount-calls.server.js';
import { parseSiteCode } from '../../sites/resolve-site.js';
                                                
import { findPictureFile } from './item-pictures.db.js';
import { pictureOfHref } from './picture-link.rule.js';

/** What an address names never changes, so browsers and proxies keep it. The desk may have a host of its own. */
export function mountPictures(app      , env     , { database, sites }               , storages               )       {
  app.get('/item-pictures/:id/:file', (c) => serve(c, database, storages, requestContext(env, sites, c).site));
  app.get('/desk/files/:site/item-pictures/:id/:file', (c) => {
    const code = parseSiteCode(c.req.param('site'));
    return code ? serve(c, database, storages, sites[code]) : noPicture();
  });
}

const noPicture = () => new Response(t`There is no such picture.`, { status: 404 });

async function serve(c         , database          , storages               , site      )                    {
  const asked = pictureOfHref(c.req.param('id') ?? '', c.req.param('file') ?? '');
  const [kept] = asked ? await findPictureFile(database, { site: site.code, id: asked.id, hash: asked.hash }) : [];
  const storage = kept && storages.named(site, kept.storage);
  const content = await storage?.get(database, `${kept?.storageKey}/${asked?.size}`);
  if (!content) return noPicture();
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
