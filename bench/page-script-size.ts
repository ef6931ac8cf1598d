import { gzipSync } from 'node:zlib';
import { type HttpConnection, rawRequest } from './raw-http-client.ts';

/** What the page itself names: links to preload, script elements, and the imports of its inline module. */
const ownScript = /(?:href|src|from) ?=? ?"(\/assets\/[\w.-]+\.js)"/g;
/** A page kept for everybody lists what it fetches once it is drawn. */
const laterScripts = /for\(const href of (\[[^\]]*\])\)/;
const staticImport = /(?:^|[;}\n])\s*(?:import|export)\s*(?:[^'"();]*?from)?\s*["']\.\/([\w.-]+\.js)["']/g;

/** How many KB of JavaScript (gzip, 1024 bytes) a page makes a browser fetch before anybody uses it. */
export async function homeScriptsKb(caller: HttpConnection, host: string, page = '/'): Promise<number> {
  const get = async (path: string) => (await caller.send(rawRequest({ method: 'GET', path, host }))).body;
  const html = await get(page);
  const later: string[] = JSON.parse(laterScripts.exec(html)?.[1] ?? '[]');
  const waiting = [...new Set([...later, ...Array.from(html.matchAll(ownScript), ([, path = '']) => path)])];
  let bytes = 0;
  for (const path of waiting) {
    const script = await get(path);
    bytes += gzipSync(script, { level: 6 }).length;
    for (const [, name] of script.matchAll(staticImport))
      if (!waiting.includes(`/assets/${name}`)) waiting.push(`/assets/${name}`);
  }
  return bytes / 1024;
}
