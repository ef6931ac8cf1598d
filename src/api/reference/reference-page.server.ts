import type { Context, Hono } from 'hono';
import { escapeMarkup } from '../../lib/xml.ts';
import { callsPerMinute } from '../../server/calls/authenticate-machine.server.ts';
import type { Handler } from '../../server/calls/define-call.server.ts';
import { documentedPath, programsOpenApiPath } from '../../server/calls/openapi.server.ts';
import type { Env } from '../../server/env.server.ts';
import { withDemoNotice } from '../../server/http/demo-notice.server.ts';
import { referenceScript } from './reference-script.ts';

/** The page is on every shop, not on the host of the desk. */
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

/** System fonts and colours, so that the page follows the light or dark setting of its reader. */
const referenceStyles = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
.demo-notice { padding: 8px 16px; background: Mark; color: MarkText; font-weight: 600; }
main { max-inline-size: 960px; margin-inline: auto; padding: 24px 16px 64px; }
h1 { font-size: 26px; }
h2 { font: 600 17px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
section { margin-block-start: 32px; padding-block-start: 8px; border-block-start: 2px solid; }
nav ul { columns: 2 340px; padding: 0; list-style: none; font: 13px/1.8 ui-monospace, monospace; }
nav a { overflow-wrap: anywhere; }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 13px; }
label { display: block; font-size: 13px; }
input, textarea { box-sizing: border-box; inline-size: 100%; padding: 8px; font-size: 14px; }
form p { margin: 8px 0; }
button { min-block-size: 36px; margin-block: 8px; padding-inline: 16px; font-size: 14px; }
details { margin-block: 8px; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; }
th, td { padding: 4px 12px 4px 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
pre { max-block-size: 400px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
