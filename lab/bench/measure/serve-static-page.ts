import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export async function serveStaticPage(page: string) {
  const child = fork(fileURLToPath(import.meta.url));
  child.send(page);
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    pid: child.pid ?? 0,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

if (process.send) {
  process.once('disconnect', () => process.exit());
  process.once('message', (page: string) => {
    const app = new Hono();
    const body = new Uint8Array(Buffer.from(page));
    app.get('/', () => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
  });
}
