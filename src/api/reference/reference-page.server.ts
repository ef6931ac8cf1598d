import type { Context, Hono } from 'hono';
import { escapeMarkup } from '../../lib/xml.ts';
import { callsPerMinute } from '../../server/calls/authenticate-machine.server.ts';
import type { Handler } from '../../server/calls/define-call.server.ts';
import { documentedPath, programsOpenApiPath } from '../../server/calls/openapi.server.ts';
import type { Env } from '../../server/env.server.ts';
import { withDemoNotice } from '../../server/http/demo-notice.server.ts';
import { referenceScript } from './reference-script.ts';
import { referenceStyles } from './reference-styles.ts';

/** On every shop, not on the host of the desk. */
export const apiReferencePath = '/api/docs';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A page to read and try the calls of programs, with scripts of our own only. */
export function mountApiReference(app: Hono, env: Pick<Env, 'publicDemo'>, handlers: readonly Handler[]): void {
  const calls = handlers.filter(({ audience }) => audience === 'programs');
  const html = withDemoNotice(pageOf(calls), env);
  const file = (content: string, type: string) => (c: Context) =>
    c.body(content, 200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' });
  app.get(apiReferencePath, (c) =>
    c.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'public, max-age=3600' }),
  );
  app.get(`${apiReferencePath}/page.js`, file(referenceScript, 'text/javascript'));
  app.get(`${apiReferencePath}/page.css`, file(referenceStyles, 'text/css'));
}

const pageOf = (calls: readonly Handler[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls for programs</title>
<link rel="stylesheet" href="${apiReferencePath}/page.css">
<script type="module" src="${apiReferencePath}/page.js"></script>
</head>
<body>
<main>
<h1>Calls for programs</h1>
<p>An administrator makes a token at the desk under Integrations. Send it as <code>Authorization: Bearer …</code>.
A token may make ${callsPerMinute} calls a minute; the header <code>RateLimit</code> says how many are left, and <code>Retry-After</code> how long to wait.
Machines read <a href="${programsOpenApiPath}">the OpenAPI document</a>.</p>
<form id="token-form"><label for="token">Token, to try the calls with</label>
<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="rw_…"></form>
<nav aria-label="Calls"><ul>${calls.map(linkOf).join('')}</ul></nav>
<div id="calls">${calls.map(sectionOf).join('\n')}</div>
</main>
</body>
</html>`;

const idOf = ({ contract }: Handler) => contract.path.replace(/\W+/g, '-').replace(/^-|-$/g, '');

const linkOf = (handler: Handler) =>
  `<li><a href="#${idOf(handler)}"><b>${handler.contract.method}</b> ${documentedPath(handler)}</a></li>`;

/** The script fills in fields, bodies and replies from the OpenAPI document. */
const sectionOf = (
  handler: Handler,
) => `<section id="${idOf(handler)}" data-path="${documentedPath(handler)}" data-method="${handler.contract.method.toLowerCase()}">
<h2><b>${handler.contract.method}</b> ${documentedPath(handler)}</h2>
<p>${escapeMarkup(sentence(handler.contract.summary))} Scope: <code>${handler.options.requires.capability}</code></p>
</section>`;

const sentence = (summary: string) => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
