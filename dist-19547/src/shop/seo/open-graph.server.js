                                 
import { loadItemWithSubstitutes } from '../../catalogue/interchange/item-with-substitutes.server.js';
import { sharedItemId } from '../../catalogue/items/item-link.rule.js';
import { memoize } from '../../lib/memoize.js';
                                                                              
                                                      
import { requestContext } from '../../server/http/mount-calls.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { runInQueue } from '../../server/jobs/queues.server.js';
import { renderPng } from '../../server/printing/render-png.server.js';
import { consumeRateLimits } from '../../server/security/rate-limits.server.js';
import { itemImageSvg, siteImageSvg } from './open-graph-image.js';
import { itemPicturePath, sitePicturePath } from './page-meta.js';

const maxCachedImages = 300;
const imagesPerHour = { name: 'item_pictures', max: 300, windowMinutes: 60 };

export function mountOpenGraphImages(app      , env     , server               )       {
  const images = memoize                 (maxCachedImages);
  const renderImage = (svg        ) => images(svg, () => renderPng(svg));
  app.get(sitePicturePath, async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    return png(await runInQueue('public_files', { address }, () => renderImage(siteImageSvg(site))));
  });
  app.get(itemPicturePath('/productDetail/:share'), async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    const id = sharedItemId(c.req.param('share') ?? '', site.name);
    const visitor = { db: server.database, site, caller: undefined, now: server.clock() };
    await consumeRateLimits(server.database, [{ ...imagesPerHour, key: ipNetworkOf(address) }]);
    const found = id === undefined ? undefined : await loadItemWithSubstitutes(visitor, id);
    if (!found) return c.text('There is no such picture in this store.', 404);
    return png(await runInQueue('public_files', { address }, () => renderImage(itemImageSvg(site, found.item))));
  });
}

const png = (picture        ) =>
  new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    },
  });
