import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { setLocaleProvider } from '../lib/i18n.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';
import { addData, renderToHtml } from './render-to-html.server.ts';

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
  const { nonce, refusal, demoNotice } = loadContext.get(pageContext);
  const page = (
    <DemoNoticeContext value={demoNotice}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DemoNoticeContext>
  );
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const { html, hasFailed } = await renderToHtml(page);
  const whole = routerContext.renderMeta?.didRenderScripts ? addData(html, data, nonce) : html;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(whole, { status: hasFailed ? 500 : (refusal?.status ?? status), headers });
}

/** Aborted requests and 404s are not logged. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause)) return;
  console.error(cause);
}
