                                    
                                                                           
import { paperResponse } from '../../account/papers/serve-paper.server.js';
import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
                                                                              
                                                                         
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { runInQueue } from '../../server/jobs/queues.server.js';
                                                
import {                        findDeliveryNoteFile } from './delivery-notes.db.js';

const maySeeOrders = permissionTo('see-orders');

/** Downloads a delivery note to the buyer it belongs to, who is known by the session cookie as on a page. */
export function serveDeliveryNote(env     , server               , storages               ) {
  return async (c         )                    => {
    const { site, secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const token = readCookie(c, 'auth_key', secure);
    const caller = token && (await server.authentication.findCaller(database, site, token, server.clock()));
    if (!caller || !maySeeOrders.isGrantedTo(caller)) return c.redirect('/login?next=/order-history', 303);
    const file = await findNamedNote(database, site, c.req.param('id'));
    if (file?.customerId !== caller.customerId) return c.text(t`There is no such delivery note.`, 404);
    const client = { customerId: caller.customerId, address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, site, storages, file));
  };
}

/** `id` is the part of an address. */
export async function findNamedNote(database          , site      , id = '')                                        {
  const [file] = await findDeliveryNoteFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}
