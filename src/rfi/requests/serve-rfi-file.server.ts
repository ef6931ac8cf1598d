import type { Context } from 'hono';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { paperResponse } from '../../account/papers/serve-paper.server.ts';
import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import type { Site } from '../../sites/site.ts';
import { findRfiFile } from './rfi-files.db.ts';

const maySeeRfis = permissionTo('see-rfis');

/** Downloads a file of an RFI to the buyer it belongs to, who is known by the session cookie as on a page. */
export function serveRfiFile(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { site, secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const token = readCookie(c, 'auth_key', secure);
    const caller = token && (await server.authentication.findCaller(database, site, token, server.clock()));
    if (!caller || !maySeeRfis.isGrantedTo(caller)) return c.redirect('/login?next=/rfq-history', 303);
    const file = await findServedRfiFile(database, site, c.req.param('id'));
    if (file?.customerId !== caller.customerId) return c.text(t`There is no such file.`, 404);
    const client = { caller, address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, site, storages, file));
  };
}

/** `id` is the part of an address. */
export async function findServedRfiFile(database: Database, site: Site, id = '') {
  const [file] = await findRfiFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}
