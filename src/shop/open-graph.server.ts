import type { Hono } from 'hono';
import { itemAndStandIns } from '../catalogue/item-and-stand-ins.ts';
import { sharedItemId } from '../catalogue/item-link.rule.ts';
import type { Server } from '../server/call.ts';
import type { Env } from '../server/env.ts';
import { inLane } from '../server/heavy-work.ts';
import { reached } from '../server/http.ts';
import { count } from '../server/limits.ts';
import { networkOf } from '../server/network-of.ts';
import { paintPng } from '../server/paint-png.ts';
import { itemPicture, sitePicture } from './open-graph.ts';
import { itemPicturePath, sitePicturePath } from './seo.ts';

const keptAtMost = 300;
const picturesAnHour = { name: 'item_pictures', most: 300, minutes: 60 };

/** Serves the pictures of shared links; the last few hundred are kept. */
export function mountPictures(app: Hono, env: Env, server: Server): void {
  const paint = keptPaintings();
  app.get(sitePicturePath, async (c) => {
    const { site, address } = reached(env, c);
    return png(await inLane('public_files', { address }, () => paint(sitePicture(site))));
  });
  app.get(itemPicturePath('/productDetail/:share'), async (c) => {
    const { site, address } = reached(env, c);
    const id = sharedItemId(c.req.param('share') ?? '', site.name);
    const visitor = { db: server.database, site, caller: undefined, now: server.clock() };
    await count(server.database, [{ ...picturesAnHour, key: networkOf(address) }]);
    const found = id === undefined ? undefined : await itemAndStandIns(visitor, id);
    if (!found) return c.text('There is no such picture of this site.', 404);
    return png(await inLane('public_files', { address }, () => paint(itemPicture(site, found.item))));
  });
}

/** By what they show, so that a changed item is painted anew; one that is asked for twice at a time is painted once. */
function keptPaintings(): (svg: string) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (svg) => {
    const found = kept.get(svg);
    if (found) return found;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= keptAtMost) kept.delete(oldest);
    const painted = paintPng(svg);
    kept.set(svg, painted);
    painted.catch(() => kept.delete(svg));
    return painted;
  };
}

const png = (picture: Buffer) =>
  new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    },
  });
