import type { Context } from 'hono';
import { t } from '../lib/i18n.ts';
import type { ServerContext } from '../server/calls/define-call.server.ts';
import type { Env } from '../server/env.server.ts';
import { requestContext } from '../server/http/mount-calls.server.ts';
import { mailLogo } from './mail-logo.server.ts';
import { findMail } from './outbox.db.ts';
import { readable } from './outbox.server.ts';
import { type MailScheme, renderHtml } from './render-html.server.ts';
import { templateContextOf } from './render-message.server.ts';

/** A mail cannot run, load or send anything; its links open in another window. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Of a mail that is shown in a page. */
export const mailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** With DEMO=1 a mail of this site is shown as its receiver sees it, light or dark. */
export function serveOutboxMail(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { site } = requestContext(env, server.sites, c);
    const id = c.req.param('id') ?? '';
    const found = env.demo && /^\d{1,15}$/.test(id);
    const [row] = found ? await findMail(server.database, { site: site.code, id: Number(id) }) : [];
    if (!row) return c.text(t`There is no such message.`, 404);
    const scheme: MailScheme = c.req.query('scheme') === 'dark' ? 'dark' : 'light';
    const logo = `data:image/png;base64,${mailLogo(site).toString('base64')}`;
    const content = readable(row, site, server.services, server.secret);
    return new Response(renderHtml(content, templateContextOf(site, server.services), { logo, scheme }), {
      headers: mailHeaders,
    });
  };
}
