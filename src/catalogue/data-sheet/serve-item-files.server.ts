import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { outerProfile } from '../../bearings/drawing/outer-profile.ts';
import { turnedStep } from '../../bearings/drawing/turned-step.ts';
import { dayOf } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { type RequestContext, requestContext } from '../../server/http/mount-calls.server.ts';
import type { QueueClient } from '../../server/jobs/queues.server.ts';
import { createPdfCache } from '../../server/printing/pdf-cache.server.ts';
import { consumeRateLimits, networkLimits } from '../../server/security/rate-limits.server.ts';
import { certifiedItem, loadHeldCertificates, shownCertificates } from '../certificates/load-certificates.server.ts';
import { sectionOfItem } from '../designation/section-of-item.ts';
import { loadItemWithSubstitutes } from '../interchange/item-with-substitutes.server.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { nameWithMaker } from '../items/item-format.rule.ts';
import { itemFileHrefs, sharedItemId } from '../items/item-link.rule.ts';
import { createDataSheet, type DataSheet } from './data-sheet.ts';

const filesAnHour = { name: 'item_files', max: 200, windowMinutes: 60 };

type Found = NonNullable<Awaited<ReturnType<typeof loadItemWithSubstitutes>>> & Pick<DataSheet, 'certificates'>;
type File = { body: string | Buffer; type: string; name: string };
type Make = (found: Found, where: RequestContext & QueueClient, now: Date) => Promise<File | undefined>;

export function mountItemFiles(app: Hono, env: Env, server: ServerContext): void {
  const dataSheet: Make = async (found, { site, address, signal }, now) => {
    const day = dayOf(now, site.calendar.timeZone);
    const sheet = createDataSheet({ site, address: env.siteHosts[site.code].address, day, ...found });
    return {
      body: await printDataSheet(sheet, { address, signal }),
      type: 'application/pdf',
      name: `${nameOf(found.item)}.pdf`,
    };
  };
  const paths = itemFileHrefs(':share');
  app.get(paths.dataSheet, (c) => serve(env, server, c, dataSheet));
  app.get(paths.outline, (c) => serve(env, server, c, outline));
  app.get(paths.solid, (c) => serve(env, server, c, solid));
}

const outline: Make = async ({ item }) => {
  // The import loads a library that few requests need.
  const { sectionDxf } = await import('../../bearings/drawing/section-dxf.ts');
  const body = sectionDxf(sectionOfItem(item));
  return body === undefined ? undefined : { body, type: 'image/vnd.dxf', name: `${nameOf(item)}.dxf` };
};

const solid: Make = async ({ item }, _where, at) => {
  const profile = outerProfile(sectionOfItem(item));
  const name = nameOf(item);
  return profile && { body: turnedStep({ name, profile, at }), type: 'model/step', name: `${name}.step` };
};

async function serve(env: Env, server: ServerContext, c: Context, make: Make): Promise<Response> {
  const where = { ...requestContext(env, server.sites, c), signal: c.req.raw.signal };
  const { site, address } = where;
  const now = server.clock();
  await consumeRateLimits(server.database, networkLimits(filesAnHour, address));
  const id = sharedItemId(c.req.param('share') ?? '', site.code);
  // A file gets passed on, so it contains only what a visitor may see.
  const visitor = { db: server.database, database: server.database, site, caller: undefined, now };
  const found = id === undefined ? undefined : await loadItemWithSubstitutes(visitor, id);
  const held = found ? await loadHeldCertificates(visitor) : [];
  const certificates = found ? shownCertificates(held, certifiedItem(found.item)) : [];
  const file = found && (await make({ ...found, certificates }, where, now));
  if (!file) return c.text(t`File not found.`, 404);
  return new Response(typeof file.body === 'string' ? file.body : new Uint8Array(file.body), {
    headers: headersOf(file),
  });
}

const nameOf = (item: ItemRow) => nameWithMaker(item).replace(/[^\w.-]+/g, '-');

const headersOf = ({ type, name }: File) => ({
  'content-type': type,
  'content-disposition': `inline; filename="${name}"`,
  'cache-control': 'public, max-age=300',
  'content-security-policy': "frame-ancestors 'self'",
});

const sheets = createPdfCache('public_files', new URL('./data-sheet-worker.server.ts', import.meta.url), 50);

export function printDataSheet(sheet: DataSheet, caller: QueueClient): Promise<Buffer> {
  const name = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
  return sheets(name, sheet, caller);
}
