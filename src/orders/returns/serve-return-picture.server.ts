import type { Context } from 'hono';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { pictureOfHref } from '../../catalogue/pictures/picture-link.rule.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import type { Site } from '../../sites/site.ts';
import { findReturnPictureFile } from './return-pictures.db.ts';

const maySeeOrders = permissionTo('see-orders');
const noPicture = () => new Response(t`There is no such photo.`, { status: 404 });

/** Shows a photo to the buyer it belongs to, who is known by the session cookie as on a page. */
export function serveReturnPicture(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { site, secure } = requestContext(env, server.sites, c);
    const { database } = server;
    const token = readCookie(c, 'auth_key', secure);
    const caller = token && (await server.authentication.findCaller(database, site, token, server.clock()));
    if (!caller || !maySeeOrders.isGrantedTo(caller)) return c.redirect('/login?next=/order-history', 303);
    const picture = await findNamedPicture(database, site, c);
    if (picture?.customerId !== caller.customerId) return noPicture();
    return returnPictureResponse(database, site, storages, picture);
  };
}

export async function findNamedPicture(database: Database, site: Site, c: Context) {
  const asked = pictureOfHref(c.req.param('id') ?? '', c.req.param('file') ?? '');
  if (!asked) return undefined;
  const [kept] = await findReturnPictureFile(database, { site: site.code, id: asked.id, hash: asked.hash });
  return kept && { ...kept, size: asked.size };
}

type NamedPicture = NonNullable<Awaited<ReturnType<typeof findNamedPicture>>>;

export async function returnPictureResponse(
  database: Database,
  site: Site,
  storages: PaperStorages,
  picture: NamedPicture | undefined,
): Promise<Response> {
  const storage = picture && storages.named(site, picture.storage);
  const content = await storage?.get(database, `${picture?.storageKey}/${picture?.size}`);
  if (!content) return noPicture();
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}
