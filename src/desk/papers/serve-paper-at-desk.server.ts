import { bytes } from 'node:stream/consumers';
import type { Context } from 'hono';
import { drawPdfPage } from '../../account/papers/inspect-paper.server.ts';
import { contentTypes, type PaperType } from '../../account/papers/paper-content.rule.ts';
import type { OpenPaper, PaperStorages } from '../../account/papers/paper-storage.ts';
import { fileResponse, findServedPaper, openPaper, paperResponse } from '../../account/papers/serve-paper.server.ts';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { parseSiteCode, sites } from '../../sites/resolve-site.ts';

const mayDecide = staffPermissionTo('decide-accounts');

/** A paper as staff see it: without `page` the file, to be saved; with it a picture of that page, to be shown. */
export function servePaperAtDesk(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text('There is no such paper.', 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!mayDecide.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const file = await findServedPaper(database, sites[code], c.req.param('id'));
    if (!file) return c.text('There is no such paper.', 404);
    const page = c.req.query('page');
    return runInQueue('papers', { staff, address, signal: c.req.raw.signal }, async () => {
      if (page === undefined) return paperResponse(database, sites[code], storages, file);
      const paper = await openPaper(database, sites[code], storages, file);
      return paper ? showPage(paper, file.type, Number(page)) : c.text('There is no such paper.', 404);
    });
  };
}

/** A PDF never reaches the browser of staff as such: its pages are drawn in a process of their own. */
async function showPage(paper: OpenPaper, type: PaperType, page: number): Promise<Response> {
  if (type !== 'pdf') return fileResponse(paper, contentTypes[type], 'inline');
  const drawn = await drawPdfPage(await bytes(paper.body), page);
  if (!drawn) return new Response('There is no such page.', { status: 404 });
  if (drawn === 'too_heavy')
    return new Response('This page takes too much memory or time to draw. Please download the file.', { status: 422 });
  return fileResponse({ bytes: drawn.byteLength, body: new Uint8Array(drawn) }, 'image/png', 'inline');
}
