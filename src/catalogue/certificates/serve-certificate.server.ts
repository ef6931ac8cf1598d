import type { Context } from 'hono';
import type { PaperType } from '../../account/papers/paper-content.rule.ts';
import { paperFileName } from '../../account/papers/paper-name.rule.ts';
import type { PaperStorages } from '../../account/papers/paper-storage.ts';
import { paperResponse } from '../../account/papers/serve-paper.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import type { Site } from '../../sites/site.ts';
import { certificateText } from './certificate-kind.rule.ts';
import { findCertificateFile } from './certificates.db.ts';
import { holdsOn } from './certificates-of-item.rule.ts';

/** They are numbered, so that a stranger can ask for one after the other. */
const openedAnHour = { name: 'certificates', max: 300, windowMinutes: 60 };

/** The file of a certificate that holds today, for everybody who may open an item; staff open the others at the desk. */
export function serveCertificate(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const where = requestContext(env, server.sites, c);
    const { site } = where;
    await consumeRateLimits(server.database, networkLimits(openedAnHour, where.address));
    const today = dayOf(server.clock(), site.calendar.timeZone);
    const file = await findNamedCertificate(server.database, site, c.req.param('id'));
    const held = file?.holding.find((one) => holdsOn(one, today));
    if (!file || !held) return c.text(t`There is no such certificate.`, 404);
    const client = { ...where, signal: c.req.raw.signal };
    return runInQueue('public_files', client, () =>
      // The clerk's name of the file is no business of buyers.
      paperResponse(server.database, site, storages, {
        ...file,
        fileName: publicName(certificateText(held), file.type),
      }),
    );
  };
}

const publicName = (text: string, type: PaperType) => paperFileName(text.replace(/[\\/.]/g, '-'), type);

/** `id` is the part of an address. */
export async function findNamedCertificate(database: Database, site: Site, id = '') {
  const [file] = await findCertificateFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}
