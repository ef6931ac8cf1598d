import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { setLocaleProvider } from '../lib/i18n.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';

// The server uses this bundle's own copies of both.
export { pageContext, setLocaleProvider };

/** Waits for the whole page, so that its status is right and it works without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, refusal, demoNotice } = loadContext.get(pageContext);
  const page = (
    <DemoNoticeContext value={demoNotice}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DemoNoticeContext>
  );
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Keeps React from sending parts that a script would put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        pipe(
          collectOutput((body) =>
            resolve(new Response(body, { status: failed ? 500 : (refusal?.status ?? status), headers })),
          ),
        );
      },
      onShellError: reject,
      onError(cause) {
        failed = true;
        console.error(cause);
      },
    });
  });
}

/** Collects the output, so that a page is sent in one write. */
function collectOutput(onComplete: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onComplete(Buffer.concat(chunks));
      done();
    },
  });
}

/** Aborted requests and 404s are not logged. */
export function handleError(cause: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || isRouteErrorResponse(cause)) return;
  console.error(cause);
}
