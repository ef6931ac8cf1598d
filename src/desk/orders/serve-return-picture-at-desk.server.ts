import type { Context } from 'hono';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findNamedPicture, returnPictureResponse } from '../../orders/returns/serve-return-picture.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';

const maySeeOrders = staffPermissionTo('see-orders-at-desk');

export function serveReturnPictureAtDesk(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { secure } = requestContext(env, server.sites, c);
    const { database, sites } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text('There is no such photo.', 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!maySeeOrders.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const picture = await findNamedPicture(database, sites[code], c);
    return returnPictureResponse(database, sites[code], storages, picture);
  };
}
