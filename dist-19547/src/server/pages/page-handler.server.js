import { randomBytes } from 'node:crypto';
                                    
                                                            
                                                                             
                                            
import { acceptedEncoding, compressForClient } from '../http/compress.server.js';
import { readCookie } from '../http/cookies.server.js';
                                                                     
import {                      requestContext } from '../http/mount-calls.server.js';
import { runInQueue } from '../jobs/queues.server.js';
import {                  cspWithNonce, replaceNonceWithHashes } from '../security/content-security-policy.server.js';
import { deferScripts } from './defer-scripts.server.js';
import { createPageCache,                   } from './page-cache.server.js';
import { createRouteFinder } from './page-route.server.js';
import { createPageRenderer,                } from './render-page.server.js';
import { sendCachedPage } from './send-cached-page.server.js';

                           
                          
                                                                                                                
                                                   
                                                                                   
                                   
                                                                   
                                                                                      
                                                                                        
  

const cacheOptions = { ttlMs: 30_000, maxBytes: 64_000_000 };
const searchTtlMs = 800;

export function createPageHandler(
  env     ,
  server               ,
  handlers                    ,
  build           ,
  {
    isDevelopment = false,
    publicAddress = () => undefined,
    isSearch = () => false,
    cspSourcesFor = () => undefined,
    siteInPreview = async () => undefined,
  }                     = {},
) {
  const render = createPageRenderer(env, server, handlers, build, isDevelopment ? 'development' : 'production');
  const routeOf = createRouteFinder(build.routes);
  const cache = createPageCache({ ...cacheOptions, clock: server.clock });

  const renderShared = async (context                , address        )                        => {
    const nonce = newNonce();
    const request = new Request(env.siteHosts[context.site.code].address + address);
    const response = await render(context, request, nonce, undefined);
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const { html, policy } = replaceNonceWithHashes(deferScripts(await response.text(), nonce), nonce, sources);
    const headers = withPageHeaders(response.headers, 'no-cache', policy);
    headers.set('vary', 'accept-encoding, cookie');
    return { status: response.status, headers: Object.fromEntries(headers), html: Buffer.from(html) };
  };

  const renderForVisitor = async (
    context                ,
    request         ,
    token                    ,
    refusal               ,
  )                    => {
    const nonce = newNonce();
    const response = await render(context, request, nonce, token, refusal);
    const defaultCacheControl = token || context.inPreview ? 'private, no-store' : 'no-cache';
    const sources = cspSourcesFor(context.site, new URL(request.url));
    const headers = withPageHeaders(
      response.headers,
      defaultCacheControl,
      isDevelopment ? undefined : cspWithNonce(nonce, sources),
    );
    const accept = isDevelopment ? undefined : (request.headers.get('accept-encoding') ?? undefined);
    if (!acceptedEncoding(accept) || !response.body || !headers.get('content-type')?.startsWith('text/'))
      return new Response(response.body, { status: response.status, headers });
    const body = await compressForClient(new Uint8Array(await response.arrayBuffer()), headers, accept);
    headers.delete('content-length');
    return new Response(body, { status: response.status, headers });
  };

  return async (c         , refusal               )                    => {
    const asSaved = requestContext(env, server.sites, c);
    if (asSaved.notes) asSaved.notes.route = routeOf(c.req.path);
    const ticket = readCookie(c, 'preview', asSaved.secure);
    const previewed = ticket === undefined ? undefined : await siteInPreview(asSaved.site, ticket);
    const context = previewed ? { ...asSaved, site: previewed, inPreview: true } : asSaved;
    const queued =         (work                       ) => runInQueue('pages', { address: context.address }, work);
    const token = readCookie(c, 'auth_key', context.secure);
    if (refusal)
      return queued(() => renderForVisitor(context, new Request(new URL(refusedPath, c.req.url)), token, refusal));
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const url = new URL(c.req.url);
    const address = token === undefined && isRead && !previewed ? publicAddress(url) : undefined;
    if (address === undefined) return queued(() => renderForVisitor(context, c.req.raw, token));
    const key = `${context.site.code} ${context.site.revision} ${address}`;
    const ttlMs = isSearch(url) ? searchTtlMs : cacheOptions.ttlMs;
    return sendCachedPage(c, await cache.get(key, () => queued(() => renderShared(context, address)), ttlMs));
  };
}

const refusedPath = '/refused';

const newNonce = () => randomBytes(16).toString('hex');

function withPageHeaders(from         , cacheControl        , policy                    )          {
  const headers = new Headers(from);
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl);
  if (policy) headers.set('content-security-policy', policy);
  return headers;
}
