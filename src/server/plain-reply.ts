import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import { directionOf } from '../lib/direction.ts';
import { say, speaker } from '../lib/say.ts';
import { isCallPath } from './call-paths.ts';
import { retryAfterSeconds } from './database-down.ts';

type Words = {
  title: string;
  sentence: string;
  requestId?: string | undefined;
  /** Said above everything else. */
  notice?: string | undefined;
};

/** A reply that needs neither the database nor the built pages: JSON for a call, else a page of a few lines. */
export async function plainReply(pathname: string, status: 500 | 503, words: Words): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds));
  if (isCallPath(pathname)) {
    const { sentence, requestId } = words;
    return Response.json({ success: false, message: sentence, request_id: requestId }, { status, headers });
  }
  const nonce = randomBytes(16).toString('hex');
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return new Response(String(await page(words, nonce)), { status, headers });
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 } main, aside { padding: 1rem; max-width: 40rem; margin: auto } h1 { font-size: 1.25rem }`;

const page = ({ title, sentence, requestId, notice }: Words, nonce: string) => html`<!doctype html>
<html lang="${speaker().language}" dir="${directionOf(speaker().language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
${notice ? html`<aside>${notice}</aside>` : ''}
<main>
<h1>${title}</h1>
<p>${sentence}</p>
${requestId ? html`<p>${say`Request ${requestId}.`}</p>` : ''}
<p><a href="">${say`Retry`}</a></p>
</main>
</body>
</html>`;
