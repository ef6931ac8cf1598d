                                    
import { t } from '../../lib/i18n.js';
                                                                              
                                                                         
                                                      
import { readCookie } from '../../server/http/cookies.server.js';
import { requestContext } from '../../server/http/mount-calls.server.js';
import { runInQueue } from '../../server/jobs/queues.server.js';
                                                
import { permissionTo } from '../permissions/permission-to.server.js';
import { contentTypes } from './paper-content.rule.js';
                                                        
import { findPaperFile,                } from './papers.db.js';

const maySeePapers = permissionTo('see-papers');

/** Downloads a paper to the buyer it belongs to, who is known by the session cookie as on a page. */
export function servePaper(env     , server               , storages               ) {
  return async (c         )                    => {
    const { site, secure, address } = requestContext(env, server.sites, c);
    const { database } = server;
    const token = readCookie(c, 'auth_key', secure);
    const caller = token && (await server.authentication.findCaller(database, site, token, server.clock()));
    if (!caller || !maySeePapers.isGrantedTo(caller)) return c.redirect('/login?next=/my-profile', 303);
    const file = await findServedPaper(database, site, c.req.param('id'));
    if (file?.customerId !== caller.customerId) return c.text(t`There is no such paper.`, 404);
    const client = { customerId: caller.customerId, address, signal: c.req.raw.signal };
    return runInQueue('papers', client, () => paperResponse(database, site, storages, file));
  };
}

/** `id` is the part of an address. */
export async function findServedPaper(database          , site      , id = '')                                 {
  const [file] = await findPaperFile(database, { site: site.code, id: /^\d{1,15}$/.test(id) ? Number(id) : 0 });
  return file;
}

/** Only ever saved to disk: shown in a page of ours, a hostile file could act for whoever opens it. */
export async function paperResponse(
  database          ,
  site      ,
  storages               ,
  { fileName, type, storage, storageKey }           ,
)                    {
  const content = await storages.named(site, storage)?.get(database, storageKey);
  if (!content) return new Response(t`There is no such paper.`, { status: 404 });
  const ascii = fileName.replace(/[^\w. -]/g, '_');
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': contentTypes[type],
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(fileName)}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  });
}

const encodeRfc5987 = (text        ) =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
