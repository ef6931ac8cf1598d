import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Env } from '../env.server.ts';
import { withDemoNotice } from '../http/demo-notice.server.ts';
import { serveStoredFiles } from './stored-page-files.server.ts';

const policy = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** One page for every address of the desk: it has no data, which its calls bring to those who are signed in. */
export function mountDesk(app: Hono, env: Pick<Env, 'publicDemo'>, folder: string, storedFiles?: string): void {
  const html = withDemoNotice(readFileSync(join(folder, 'index.html'), 'utf8'), env);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
  };
  app.use('/desk/assets/*', async (c, next) => {
    await next();
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable');
  });
  const withoutBase = (path: string) => path.slice('/desk'.length);
  app.get('/desk/assets/*', serveStatic({ root: folder, rewriteRequestPath: withoutBase, precompressed: true }));
  if (storedFiles) app.get('/desk/assets/*', serveStoredFiles(storedFiles, 'desk'));
  app.get('/desk/assets/*', (c) => c.notFound());
  for (const path of ['/desk', '/desk/*']) app.get(path, (c) => c.body(html, 200, headers));
}
