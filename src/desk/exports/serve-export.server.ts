import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { findExport, noteDownload } from '../../imports/exports/begin-export.server.ts';
import type { ExportFormat } from '../../imports/exports/export-kind.data.ts';
import { exportableKinds } from '../../imports/exports/exportable-kinds.rule.ts';
import { readStoredExport } from '../../imports/exports/stored-export.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { xlsxMediaType } from '../../server/printing/write-xlsx.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';

const mayExport = staffPermissionTo('export-files');

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: xlsxMediaType,
  zip: 'application/zip',
};

/** A finished export, part by part as it is taken. */
export function serveExport(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { secure } = requestContext(env, server.sites, c);
    const { database } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text('There is no such export.', 404);
    const site = server.sites[code];
    const now = server.clock();
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, site, token, now));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!mayExport.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const id = c.req.param('id') ?? '';
    const [record] = /^\d{1,15}$/.test(id) ? await findExport(database, { site: code, id: Number(id) }) : [];
    if (!record || !exportableKinds(staff.roles).includes(record.kind) || record.state !== 'done')
      return c.text('This file is not there any more. Please export it again.', 404);
    await noteDownload(database, site, record, { by: staff.name, now });
    const parts = Readable.from(readStoredExport(database, record.id), { objectMode: false });
    return new Response(Readable.toWeb(parts) as ReadableStream, {
      headers: {
        'content-type': mediaTypes[record.format],
        'content-length': String(record.bytes),
        'content-disposition': `attachment; filename="${record.fileName}"`,
        'cache-control': 'private, no-store',
      },
    });
  };
}
