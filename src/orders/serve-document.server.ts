import type { Context } from 'hono';
import { say } from '../lib/say.ts';
import type { Server } from '../server/call.ts';
import type { Env } from '../server/env.ts';
import { reached } from '../server/http.ts';
import type { SiteCode } from '../sites/site.ts';
import { openLink } from './document-link.ts';
import { findFile, findIssued, keepFile } from './documents.db.ts';
import { printAside } from './print-aside.ts';

/** Answers the PDF that a signed link opens; printed when it is opened first, and kept. */
export function serveDocument(env: Env, server: Server) {
  return async (c: Context): Promise<Response> => {
    const { site, requestId } = reached(env, c);
    const now = server.clock();
    const fileName = c.req.param('name') ?? '';
    const linked = openLink(server.secret, site.code, fileName, c.req.query(), now);
    if (linked === 'ended')
      return c.text(say`This link has ended. Please open the document again from your order.`, 410);
    try {
      const pdf = linked && (await fileOf(server, site.code, linked.documentIds, now));
      if (!pdf) return c.text(say`There is no such document.`, 404);
      return new Response(new Uint8Array(pdf), { headers: headersOf(fileName) });
    } catch (cause) {
      server.log.error({ requestId, err: cause }, 'a document could not be printed');
      return c.text(say`This document could not be printed. Please try again.`, 500);
    }
  };
}

const headersOf = (fileName: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'self'",
});

async function fileOf(
  { database }: Server,
  site: SiteCode,
  ids: readonly number[],
  now: Date,
): Promise<Buffer | undefined> {
  const documentIds = ids.join('.');
  const [kept] = await findFile(database, { site, documentIds });
  if (kept) return kept.pdf;
  const documents = await findIssued(database, { site, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  await keepFile(database, { site, documentIds, pdf: await printAside(documents), now });
  const [file] = await findFile(database, { site, documentIds });
  return file?.pdf;
}
