                                    
                                                                           
import { paperResponse } from '../../account/papers/serve-paper.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
import { findNamedNote } from '../../orders/delivery-notes/serve-delivery-note.server.js';
                                                                              
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { runInQueue } from '../../server/jobs/queues.server.js';
import { parseSiteCode } from '../../sites/resolve-site.js';

const maySeeOrders = staffPermissionTo('see-orders-at-desk');

export function serveDeliveryNoteAtDesk(env     , server               , storages               ) {
  return async (c         )                    => {
    const { secure, address } = requestContext(env, server.sites, c);
    const { database, sites } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text(t`There is no such delivery note.`, 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text(t`Please sign in to continue.`, 401);
    if (!maySeeOrders.isGrantedTo(staff)) return c.text(t`Your role does not allow this.`, 403);
    const file = await findNamedNote(database, sites[code], c.req.param('id'));
    if (!file) return c.text(t`There is no such delivery note.`, 404);
    const client = { address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, sites[code], storages, file));
  };
}
