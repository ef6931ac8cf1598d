import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** Without its document type, as each text that is put together is a copy of the page. */
type Rendered = { html: string; hasFailed: boolean };

export const documentType = '<!DOCTYPE html>';

/** What React writes where a part of the page has to be waited for. */
const unfinished = '<!--$!-->';

/** In one go where nothing has to be waited for, which takes less time (docs/decisions/0052). */
export async function renderToHtml(page: ReactNode): Promise<Rendered> {
  const html = renderAtOnce(page);
  return html === undefined ? renderWaiting(page) : { html, hasFailed: false };
}

/** Undefined where code that is loaded when first needed is missing, or where the page fails. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(unfinished) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderWaiting(page: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(page, {
      // Keeps React from sending parts that a script would put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectOutput((whole) => resolve({ html: whole.slice(documentType.length), hasFailed }))),
      onShellError: reject,
      onError(cause) {
        hasFailed = true;
        console.error(cause);
      },
    });
  });
}

function collectOutput(onComplete: (whole: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onComplete(Buffer.concat(chunks).toString());
      done();
    },
  });
}

const asScript = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`;

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text in a script, with its quotes. */
const asLiteral = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (char) => escapes[char] ?? '');

/** The data of the page, from which the browser's scripts take over, as React Router would write it. */
export function dataScripts(data: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return asScript(`${stream}.enqueue(${asLiteral(data)});`, nonce) + asScript(`${stream}.close();`, nonce);
}

/** The page with its document type, and `more` at its end. */
export function wholePage(html: string, more: string): string {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? documentType + html + more : documentType + html.slice(0, end) + more + html.slice(end);
}
