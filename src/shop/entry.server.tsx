import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '../ui/page-context.ts';

// The server puts each page's context under this bundle's own copy of the key.
export { pageContext };

/** Renders a page whole before it answers, so that its status is right and it reads without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(pageContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(cause) {
        failed = true;
        console.error(cause);
      },
    });
  });
}

/** A 404 or a reader who left is no fault of ours; the rest goes to the log. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause)) return;
  console.error(cause);
}
