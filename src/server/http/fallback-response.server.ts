import { randomBytes } from 'node:crypto';
import { html } from 'hono/html';
import { currentLocale, t } from '../../lib/i18n.ts';
import { directionOf } from '../../lib/text-direction.ts';
import { isCallPath } from '../calls/call-paths.server.ts';
import { errorBody } from '../calls/program-error.ts';
import { retryAfterSeconds } from '../database/database-down.server.ts';

type FallbackText = {
  title: string;
  sentence: string;
  requestId?: string | undefined;
  notice?: string | undefined;
};

export async function fallbackResponse(pathname: string, status: 500 | 503, text: FallbackText): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds));
  if (isCallPath(pathname)) {
    const { sentence, requestId } = text;
    const body = errorBody(pathname, status, { message: sentence, ...(requestId && { request_id: requestId }) });
    return Response.json(body, { status, headers });
  }
  const nonce = randomBytes(16).toString('hex');
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  return new Response(String(await page(text, nonce)), { status, headers });
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 } main, aside { padding: 1rem; max-width: 40rem; margin: auto } h1 { font-size: 1.25rem }`;

const page = ({ title, sentence, requestId, notice }: FallbackText, nonce: string) => html`<!doctype html>
<html lang="${currentLocale().language}" dir="${directionOf(currentLocale().language)}">
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
${requestId ? html`<p>${t`Request ${requestId}.`}</p>` : ''}
<p><a href="">${t`Retry`}</a></p>
</main>
</body>
</html>`;
