import type { Context } from 'hono';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { paperResponse } from '../../account/papers/serve-paper.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findNamedCertificate } from '../../catalogue/certificates/serve-certificate.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';

const maySeeItems = staffPermissionTo('see-items-at-desk');

/** Also files of certificates that hold no longer, or not yet. */
export function serveCertificateAtDesk(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { secure, address } = requestContext(env, server.sites, c);
    const { database, sites } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text('There is no such certificate.', 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!maySeeItems.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const file = await findNamedCertificate(database, sites[code], c.req.param('id'));
    if (!file) return c.text('There is no such certificate.', 404);
    const client = { staff, address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, sites[code], storages, file));
  };
}
