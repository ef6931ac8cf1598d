import type { Context } from 'hono';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { paperResponse } from '../../account/papers/serve-paper.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import type { Site } from '../../sites/site.ts';
import { findCertificateFile } from './certificates.db.ts';
import { holdsOn } from './certificates-of-item.rule.ts';

/** The file of a certificate that holds today, for everybody who may open an item; staff open the others at the desk. */
export function serveCertificate(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const where = requestContext(env, server.sites, c);
    const { site } = where;
    const today = dayOf(server.clock(), site.calendar.timeZone);
    const file = await findNamedCertificate(server.database, site, c.req.param('id'));
    if (!file?.holding.some((one) => holdsOn(one, today))) return c.text(t`There is no such certificate.`, 404);
    const client = { ...where, signal: c.req.raw.signal };
    return runInQueue('public_files', client, () => paperResponse(server.database, site, storages, file));
  };
}

/** `id` is the part of an address. */
export async function findNamedCertificate(database: Database, site: Site, id = '') {
  const [file] = await findCertificateFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}
