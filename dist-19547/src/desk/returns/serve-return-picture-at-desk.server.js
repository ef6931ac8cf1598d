                                    
                                                                           
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { findNamedPicture, returnPictureResponse } from '../../orders/returns/serve-return-picture.server.js';
                                                                              
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { parseSiteCode } from '../../sites/resolve-site.js';

const maySeeOrders = staffPermissionTo('see-orders-at-desk');

export function serveReturnPictureAtDesk(env     , server               , storages               ) {
  return async (c         )                    => {
    const { secure } = requestContext(env, server.sites, c);
    const { database, sites } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text(t`There is no such photo.`, 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text(t`Please sign in to continue.`, 401);
    if (!maySeeOrders.isGrantedTo(staff)) return c.text(t`Your role does not allow this.`, 403);
    const picture = await findNamedPicture(database, sites[code], c);
    return returnPictureResponse(database, sites[code], storages, picture);
  };
}
