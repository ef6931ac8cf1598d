                                    
import { drawPdfPage } from '../../account/papers/inspect-paper.server.js';
                                                                           
import { findServedPaper, paperResponse } from '../../account/papers/serve-paper.server.js';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.js';
import { t } from '../../lib/i18n.js';
                                                                              
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { runInQueue } from '../../server/jobs/queues.server.js';
import { parseSiteCode, sites } from '../../sites/resolve-site.js';

const mayDecide = staffPermissionTo('decide-accounts');

/** A paper as staff see it: without `page` the file, to be saved; with it a picture of that page, to be shown. */
export function servePaperAtDesk(env     , server               , storages               ) {
  return async (c         )                    => {
    const { secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text(t`There is no such paper.`, 404);
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, server.clock()));
    if (!staff) return c.text(t`Please sign in to continue.`, 401);
    if (!mayDecide.isGrantedTo(staff)) return c.text(t`Your role does not allow this.`, 403);
    const file = await findServedPaper(database, sites[code], c.req.param('id'));
    if (!file) return c.text(t`There is no such paper.`, 404);
    const page = c.req.query('page');
    return runInQueue('papers', { address, signal: c.req.raw.signal }, async () => {
      const saved = await paperResponse(database, sites[code], storages, file);
      return page === undefined || !saved.ok ? saved : showPage(saved, file.type, Number(page));
    });
  };
}

/** A PDF never reaches the browser of staff as such: its pages are drawn in a thread of their own. */
async function showPage(saved          , type                       , page        )                    {
  const headers = new Headers(saved.headers);
  headers.set('content-disposition', 'inline');
  if (type !== 'pdf') return new Response(saved.body, { headers });
  const picture = await drawPdfPage(new Uint8Array(await saved.arrayBuffer()), page);
  if (!picture) return new Response(t`There is no such page.`, { status: 404 });
  headers.set('content-type', 'image/png');
  return new Response(new Uint8Array(picture), { headers });
}
