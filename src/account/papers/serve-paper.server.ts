import type { Context } from 'hono';
import { t } from '../../lib/i18n.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Database } from '../../server/database/database.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import type { Site } from '../../sites/site.ts';
import { permissionTo } from '../permissions/permission-to.server.ts';
import { contentTypes } from './paper-content.rule.ts';
import type { KeptFile, OpenPaper, PaperFile, PaperStorages } from './paper-storage.ts';
import { findPaperFile } from './papers.db.ts';

type SentFile = { bytes: number; body: BodyInit };

const maySeePapers = permissionTo('see-papers');

/** Downloads a paper to the buyer it belongs to, who is known by the session cookie as on a page. */
export function servePaper(env: Env, server: ServerContext, storages: PaperStorages) {
  return async (c: Context): Promise<Response> => {
    const { site, secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const token = readCookie(c, 'auth_key', secure);
    const caller = token && (await server.authentication.findCaller(database, site, token, server.clock()));
    if (!caller || !maySeePapers.isGrantedTo(caller)) return c.redirect('/login?next=/my-profile', 303);
    const file = await findServedPaper(database, site, c.req.param('id'));
    if (file?.customerId !== caller.customerId) return c.text(t`There is no such paper.`, 404);
    const client = { caller, address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, site, storages, file));
  };
}

/** `id` is the part of an address. */
export async function findServedPaper(database: Database, site: Site, id = ''): Promise<PaperFile | undefined> {
  const [file] = await findPaperFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}

/** The file is only ever saved to disk: shown in a page of ours, a hostile one could act for whoever opens it. */
export async function paperResponse(
  database: Database,
  site: Site,
  storages: PaperStorages,
  file: KeptFile,
): Promise<Response> {
  const { fileName, type } = file;
  const paper = await openPaper(database, site, storages, file);
  if (!paper) return new Response(t`There is no such paper.`, { status: 404 });
  const ascii = fileName.replace(/[^\w. -]/g, '_');
  const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(fileName)}`;
  return fileResponse(paper, contentTypes[type], disposition);
}

export const openPaper = async (
  database: Database,
  site: Site,
  storages: PaperStorages,
  { storage, storageKey }: KeptFile,
): Promise<OpenPaper | undefined> => storages.named(site, storage)?.open(database, storageKey);

/** Serves what a stranger has made, or what is drawn of it: it may run and frame nothing. */
export const fileResponse = ({ bytes, body }: SentFile, type: string, disposition: string): Response =>
  new Response(body, {
    headers: {
      'content-type': type,
      'content-length': String(bytes),
      'content-disposition': disposition,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  });

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
