import type { Hono } from 'hono';
import { loadItemWithSubstitutes } from '../../catalogue/interchange/item-with-substitutes.server.ts';
import { sharedItemId } from '../../catalogue/items/item-link.rule.ts';
import { memoize } from '../../lib/memoize.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { renderPng } from '../../server/printing/render-png.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { itemImageSvg, siteImageSvg } from './open-graph-image.ts';
import { itemPicturePath, sitePicturePath } from './page-meta.ts';

const maxCachedImages = 300;
const imagesPerHour = { name: 'item_pictures', max: 300, windowMinutes: 60 };

export function mountOpenGraphImages(app: Hono, env: Env, server: ServerContext): void {
  const images = memoize<Promise<Buffer>>(maxCachedImages);
  const renderImage = (svg: string) => images(svg, () => renderPng(svg));
  app.get(sitePicturePath, async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    return png(await runInQueue('public_files', { address }, () => renderImage(siteImageSvg(site))));
  });
  app.get(itemPicturePath('/productDetail/:share'), async (c) => {
    const { site, address } = requestContext(env, server.sites, c);
    const id = sharedItemId(c.req.param('share') ?? '', site.name);
    const visitor = { db: server.database, database: server.database, site, caller: undefined, now: server.clock() };
    await consumeRateLimits(server.database, networkLimits(imagesPerHour, address));
    const found = id === undefined ? undefined : await loadItemWithSubstitutes(visitor, id);
    if (!found) return c.text('There is no such picture in this store.', 404);
    return png(await runInQueue('public_files', { address }, () => renderImage(itemImageSvg(site, found.item))));
  });
}

const png = (picture: Buffer) =>
  new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    },
  });
