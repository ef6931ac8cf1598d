import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { setLocaleProvider } from '../lib/i18n.ts';
import { CachedMainContext, cachedMainMark } from '../ui/page/cached-main.tsx';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';
import { cacheMain, publicPage } from './cache-main.ts';
import { addData, renderAtOnce, renderToHtml } from './render-to-html.ts';

// The server uses this bundle's own copies of both.
export { pageContext, setLocaleProvider };

/** Renders the whole page, so that its status is right and it works without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const pageFacts = loadContext.get(pageContext);
  const { nonce, refusal, demoNotice, takeHtml } = pageFacts;
  const pageOf = (context: EntryContext, isMainCached = false) => (
    <DemoNoticeContext value={demoNotice}>
      <CachedMainContext value={isMainCached}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </CachedMainContext>
    </DemoNoticeContext>
  );
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const anybodys = publicPage(routerContext, pageFacts);
  const kept =
    anybodys &&
    cacheMain(anybodys, pageFacts, request.url, () =>
      renderAtOnce(pageOf({ ...routerContext, staticHandlerContext: anybodys, renderMeta: {} })),
    );
  const { html, hasFailed } = await renderToHtml(pageOf(routerContext, kept !== undefined));
  takeHtml(
    routerContext.renderMeta?.didRenderScripts ? addData(html, data, nonce) : html,
    kept && { mark: cachedMainMark, bytes: kept },
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status: hasFailed ? 500 : (refusal?.status ?? status), headers });
}

/** Aborted requests and 404s are not logged. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause)) return;
  console.error(cause);
}
