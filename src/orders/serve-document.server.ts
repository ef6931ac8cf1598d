import type { Context } from 'hono';
import { say } from '../lib/say.ts';
import type { Server } from '../server/call.ts';
import type { Env } from '../server/env.ts';
import { type HeavyCaller, inLane } from '../server/heavy-work.ts';
import { reached } from '../server/http.ts';
import type { SiteCode } from '../sites/site.ts';
import { openLink } from './document-link.ts';
import { findFile, findIssued, keepFile } from './documents.db.ts';
import { printAside } from './print-aside.ts';

/** Answers the PDF that a signed link opens; printed when it is opened first, and kept. */
export function serveDocument(env: Env, server: Server) {
  return async (c: Context): Promise<Response> => {
    const { site, address } = reached(env, c);
    const now = server.clock();
    const caller = { address, signal: c.req.raw.signal };
    const fileName = c.req.param('name') ?? '';
    const linked = openLink(server.secret, site.code, fileName, c.req.query(), now);
    if (linked === 'ended')
      return c.text(say`This link has ended. Please open the document again from your order.`, 410);
    const pdf = linked && (await fileOf(server, { site: site.code, ids: linked.documentIds, now }, caller));
    if (!pdf) return c.text(say`There is no such document.`, 404);
    return new Response(new Uint8Array(pdf), { headers: headersOf(fileName) });
  };
}

const headersOf = (fileName: string) => ({
  'content-type': 'application/pdf',
  'content-disposition': `inline; filename="${fileName.replace(/[^\w.-]/g, '-')}"`,
  'cache-control': 'private, no-store',
  'content-security-policy': "frame-ancestors 'self'",
});

type Wanted = { site: SiteCode; ids: readonly number[]; now: Date };

/** The kept file; only what has to be printed waits for its turn. */
async function fileOf(server: Server, wanted: Wanted, caller: HeavyCaller): Promise<Buffer | undefined> {
  return (
    (await keptFile(server, wanted)) ??
    // Another reader may have had it printed meanwhile.
    inLane('documents', caller, async () => (await keptFile(server, wanted)) ?? printed(server, wanted))
  );
}

async function keptFile({ database }: Server, { site, ids }: Wanted): Promise<Buffer | undefined> {
  const [kept] = await findFile(database, { site, documentIds: ids.join('.') });
  return kept?.pdf;
}

async function printed(server: Server, wanted: Wanted): Promise<Buffer | undefined> {
  const { site, ids, now } = wanted;
  const documents = await findIssued(server.database, { site, ids: [...ids] });
  if (documents.length < ids.length) return undefined;
  await keepFile(server.database, { site, documentIds: ids.join('.'), pdf: await printAside(documents), now });
  return keptFile(server, wanted);
}
