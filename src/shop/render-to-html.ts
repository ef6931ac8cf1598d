import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendered = { html: string; hasFailed: boolean };

/** The whole page, once nothing of it has to be waited for. */
export function renderToHtml(page: ReactNode): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe } = renderToPipeableStream(page, {
      // Keeps React from sending parts that a script would put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectOutput((html) => resolve({ html, hasFailed }))),
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
