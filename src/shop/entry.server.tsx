import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { setLocaleProvider } from '../lib/i18n.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';
import { cachedPage, sharedPage } from './buyer-page-cache.ts';
import { deferScripts } from './defer-scripts.ts';
import { marks } from './page-marks.ts';
import { addToBody, dataScripts, renderAtOnce, renderToHtml } from './render-to-html.ts';
import type { RootData } from './root-data.ts';

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
  const pageOf = (context: EntryContext, ownNonce = nonce) => (
    <DemoNoticeContext value={demoNotice}>
      <ServerRouter context={context} url={request.url} nonce={ownNonce} />
    </DemoNoticeContext>
  );
  const handoff = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const data = dataScripts(handoff, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  const respond = (html: Parameters<typeof takeHtml>[0], pageStatus: number) => {
    takeHtml(html);
    return new Response(null, { status: pageStatus, headers });
  };

  const shared = sharedPage(routerContext, pageFacts);
  if (shared) {
    const { session, cartCount } = routerContext.staticHandlerContext.loaderData.root as RootData;
    const own = { nonce, username: session?.username ?? '', cartCount, data };
    const page = cachedPage(shared, pageFacts, request.url, own, () => {
      const html = renderAtOnce(
        pageOf({ ...routerContext, staticHandlerContext: shared, renderMeta: {} }, marks.nonce),
      );
      return html && deferScripts(addToBody(html, marks.data), marks.nonce);
    });
    if (page) return respond(page, status);
  }
  const { html, hasFailed } = await renderToHtml(pageOf(routerContext));
  const whole = routerContext.renderMeta?.didRenderScripts ? addToBody(html, data) : html;
  // Only scripts that are built are deferred.
  const finished = import.meta.env.MODE === 'development' ? whole : deferScripts(whole, nonce);
  return respond(finished, hasFailed ? 500 : (refusal?.status ?? status));
}

/** Aborted requests and 404s are not logged. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause)) return;
  console.error(cause);
}
