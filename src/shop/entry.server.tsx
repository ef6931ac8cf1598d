import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { setLocaleProvider } from '../lib/i18n.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';
import { deferScripts } from './defer-scripts.ts';
import { renderToHtml } from './render-to-html.ts';

// The server uses this bundle's own copies.
export { pageContext, setLocaleProvider };

/** Renders the whole page, so that its status is right and it works without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, refusal, demoNotice } = loadContext.get(pageContext);
  const { html, hasFailed } = await renderToHtml(
    <DemoNoticeContext value={demoNotice}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DemoNoticeContext>,
  );
  // Only scripts that are built are deferred.
  const page = import.meta.env.MODE === 'development' ? html : deferScripts(html, nonce);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page, { status: hasFailed ? 500 : (refusal?.status ?? status), headers });
}

/** Aborted requests, 404s and forms of other websites, which React Router refuses, are not logged. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause) || isFromElsewhere(request)) return;
  console.error(cause);
}

function isFromElsewhere({ method, headers, url }: Request): boolean {
  const origin = headers.get('origin');
  return method !== 'GET' && origin !== null && URL.parse(origin)?.origin !== new URL(url).origin;
}
