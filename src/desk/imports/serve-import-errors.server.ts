import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { importableKinds } from '../../imports/importable-kinds.rule.ts';
import { loadImport, writtenLinesAsCsv, wrongLinesAsCsv } from '../../imports/show-import.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';
import { problemInWords } from './import-words.ts';

const mayImport = staffPermissionTo('import-files');

/** The wrong lines of an import as CSV, or with `?of=written` what it did, line by line as they are read. */
export function serveImportErrors(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { secure } = requestContext(env, server.sites, c);
    const { database } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text('There is no such import.', 404);
    const site = server.sites[code];
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, site, token, server.clock()));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!mayImport.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const id = c.req.param('id') ?? '';
    const record =
      /^\d{1,15}$/.test(id) && (await loadImport(database, site, Number(id), importableKinds(staff.roles)));
    if (!record) return c.text('There is no such import.', 404);
    const isOfWritten = c.req.query('of') === 'written';
    const lines = isOfWritten ? writtenLinesAsCsv(database, record) : wrongLinesAsCsv(database, record, problemInWords);
    const csv = Readable.toWeb(Readable.from(inBytes(lines), { objectMode: false }));
    return new Response(csv as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${isOfWritten ? 'lines' : 'errors'}-of-import-${record.id}.csv"`,
        'cache-control': 'private, no-store',
      },
    });
  };
}

async function* inBytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
