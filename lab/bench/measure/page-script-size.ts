import { gzipSync } from 'node:zlib';
import { importedScripts } from '../../../tests/http/imported-scripts.ts';
import { type HttpConnection, rawRequest } from '../requests/raw-http-client.ts';

const ownScript = /(?:href|src|from) ?=? ?"(\/assets\/[\w.-]+\.js)"/g;

/** KB of gzipped JavaScript (1024 bytes each) that a page loads for a visitor without any interaction. */
export async function pageScriptsKb(caller: HttpConnection, host: string, page: string): Promise<number> {
  const get = async (path: string) => (await caller.send(rawRequest({ method: 'GET', path, host }))).body;
  const html = await get(page);
  const queue = [...new Set(Array.from(html.matchAll(ownScript), ([, path = '']) => path))];
  let bytes = 0;
  for (const path of queue) {
    const script = await get(path);
    bytes += gzipSync(script, { level: 6 }).length;
    for (const name of importedScripts(script)) if (!queue.includes(`/assets/${name}`)) queue.push(`/assets/${name}`);
  }
  return bytes / 1024;
}
